import { words } from '../words.ts';
import styles from './Difference.module.css';

/** The value of another reading in the place of this one. */
export function Difference({ id, other }: { readonly id: string; readonly other: string }) {
  const sentence = words.field.differs(other);
  return (
    <span id={id} className={styles.differs} title={sentence}>
      <span aria-hidden="true">{`≠ ${other}`}</span>
      <span className="visually-hidden">{sentence}</span>
    </span>
  );
}
