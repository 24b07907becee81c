import type { StateView } from '../shell/stock.ts';
import { Badge } from './Badge.tsx';
import styles from './StateNote.module.css';

/** What is to be said of a decoration; one that is ever named has the room, so that nothing moves when it changes. */
export function StateNote({ now }: { readonly now: StateView | undefined }) {
  if (!now) return null;
  return <p className={styles.note}>{now.whole && <Badge badge={now.whole.note} look={now.whole.look} />}</p>;
}
