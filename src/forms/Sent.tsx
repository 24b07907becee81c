import { type FormField, filledRows } from '#generated/shared/form-rows.ts';
import { Terms } from '../components/Terms.tsx';
import styles from './FormMessage.module.css';
import { sent as title } from './words.static.ts';

interface SentProps {
  readonly fields: Readonly<Record<string, FormField | string>>;
  /** By field. */
  readonly sent: object;
}

/** What a form has sent, in the words of its fields. */
export function Sent({ fields, sent }: SentProps) {
  const rows = filledRows(fields, { ...sent }).map(({ label, value }) => ({
    label,
    value: value === true ? '✓' : String(value),
  }));
  return (
    <section className={styles.sent} aria-label={title}>
      <h3>{title}</h3>
      <Terms items={rows} />
    </section>
  );
}
