import type { SessionState } from './session.ts';
import { words } from './words.ts';

/** The state of an entry between what is typed and what is saved, in words: all is saved only when the server confirms it. */
export function standingOf(state: SessionState): { readonly isSaved: boolean; readonly text: string } {
  const { view, unread, conflict, refused, isSending, failure } = state;
  const status = state.status ?? view?.status;
  const [field] = unread.values();
  const not = (text: string) => ({ isSaved: false, text });
  if (field !== undefined) return not(words.entry.isUnread(field.label));
  if (conflict) return not(words.entry.isConflict);
  if (refused.length > 0) return not(words.entry.isRefused);
  if (isSending) return not(failure ? words.entry.isWaiting : words.entry.isSending);
  if (status?.state.unsaved !== false) return not(words.entry.isUnsaved);
  return { isSaved: true, text: words.entry.isSaved };
}
