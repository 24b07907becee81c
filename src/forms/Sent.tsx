import { Terms } from '../components/Terms.tsx';
import styles from './FormMessage.module.css';
import { type Answers, answeredRows, type Question } from './questions.ts';
import { sent as title } from './words.static.ts';

interface SentProps {
  readonly fields: readonly Question[];
  readonly answers: Answers;
}

/** What a form has sent, in the words of its fields. */
export function Sent({ fields, answers }: SentProps) {
  const rows = answeredRows(fields, answers).map(({ label, value }) => ({
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
