import { type ReactNode, useId } from 'react';
import styles from './CallToAction.module.css';

interface CallToActionProps {
  readonly title: string;
  readonly text: string;
  /** Buttons: `OrderLink` and `ButtonLink`, the second ones with `look="night"`. */
  readonly children: ReactNode;
}

/** The night card that closes a page. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  const id = useId();
  return (
    <section className={`container ${styles.band}`} aria-labelledby={id}>
      <div className={styles.card}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
