import type { EntryState } from '../../contract.ts';
import { dayInWords } from '../dates.ts';
import { words } from '../words.ts';
import styles from './States.module.css';

/** What is to be known of an entry, in a few words each. */
export function States({ state }: { readonly state: EntryState }) {
  const states: readonly (readonly [tone: string, text: string])[] = [
    ...(state.errors > 0 ? [['error', words.state.errors(state.errors)] as const] : []),
    ...(state.gaps > 0 ? [['unsaved', words.state.gaps(state.gaps)] as const] : []),
    ...(state.decisions > 0 ? [['decide', words.state.decisions(state.decisions)] as const] : []),
    ...(state.unsaved ? [['unsaved', words.state.unsaved] as const] : []),
    ...(state.unpublished ? [['unpublished', words.state.unpublished] as const] : []),
    ...(state.waitsUntil ? [['waits', words.state.waits(dayInWords(state.waitsUntil))] as const] : []),
  ];
  if (states.length === 0) return null;
  return (
    <span className={styles.states}>
      {states.map(([tone, text]) => (
        <span key={tone} className={styles.state} data-tone={tone}>
          {text}
        </span>
      ))}
    </span>
  );
}
