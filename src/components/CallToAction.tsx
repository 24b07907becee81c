import { type ReactNode, useId } from 'react';
import styles from './CallToAction.module.css';

interface CallToActionProps {
  readonly title: string;
  readonly text: string;
  /** Buttons: `OrderLink` and `ButtonLink`, the second ones with `look="night"`. */
  readonly children: ReactNode;
}

/** The evening sky at the end of a page; the forest of the footer overlaps it. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  const id = useId();
  return (
    <section className={`screen-only night ${styles.band}`} aria-labelledby={id}>
      <div className={`container stack ${styles.inner}`}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <div className={`cluster ${styles.actions}`}>{children}</div>
      </div>
    </section>
  );
}
