import type { ReactNode } from 'react';
import type { EntryState } from '../../contract.ts';
import { dayInWords } from '../dates.ts';
import { words } from '../words.ts';
import styles from './States.module.css';

/** What is to be known of an entry, in a few words each. */
export function States({ state }: { readonly state: EntryState }) {
  const { errors, gaps, decisions, unsaved, unpublished, waitsUntil } = state;
  return (
    <span className={styles.states}>
      {errors > 0 && <State tone="error">{words.state.errors(errors)}</State>}
      {gaps > 0 && <State tone="unsaved">{words.state.gaps(gaps)}</State>}
      {decisions > 0 && <State tone="decide">{words.state.decisions(decisions)}</State>}
      {unsaved && <State tone="unsaved">{words.state.unsaved}</State>}
      {unpublished && <State tone="unpublished">{words.state.unpublished}</State>}
      {waitsUntil && <State tone="waits">{words.state.waits(dayInWords(waitsUntil))}</State>}
    </span>
  );
}

export function State({ tone, children }: { readonly tone: string; readonly children: ReactNode }) {
  return (
    <span className={styles.state} data-tone={tone}>
      {children}
    </span>
  );
}
