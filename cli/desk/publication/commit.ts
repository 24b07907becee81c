import { isBusy } from '../../core/git/repository.ts';
import { askGit } from '../../core/git/run-git.ts';
import { treeWith, workingTree } from '../../core/git/working-tree.ts';
import type { Subject } from '../contract.ts';
import type { DeskContent } from '../desk-content.ts';
import { Refused } from '../refused.ts';
import type { Author } from './author.ts';
import { suggestionFor, tidied } from './sentence.ts';
import type { State } from './state.ts';
import { PUBLICATION_WORDS } from './words.ts';

/** The message of a person for what is published. */
export interface Sending {
  readonly sentence: string;
  readonly author?: Author | undefined;
  /** The subjects of the entries that wait. */
  readonly without?: readonly Subject[] | undefined;
  /** The revision of the list that somebody has read. */
  readonly revision?: string | undefined;
}

/**
 * Commits the content as it was checked, or the part that was chosen, on what is recorded here.
 * @throws Refused where there is nothing to send
 */
export async function commitContent(desk: DeskContent, state: State, sentence: string): Promise<string> {
  const { repository, remote, base, head } = state;
  desk.progress(PUBLICATION_WORDS.sending);
  const saved = await workingTree(repository, head, { isKept: true });
  // What has been checked, and nothing that somebody has saved since.
  if (saved.part !== state.working.part) throw new Refused(PUBLICATION_WORDS.changing);
  const tree = state.part
    ? await treeWith(repository, { from: head, to: saved.tree }, state.part.has)
    : saved.tree;
  const same = await askGit(repository.folder, ['rev-parse', `${head}^{tree}`]);
  if (same === tree && (!remote || base === head)) throw new Refused(PUBLICATION_WORDS.nothing);
  if (same === tree) return head;
  const args = ['-c', 'user.useConfigOnly=true', 'commit-tree', tree, '-p', head, '-F', '-'];
  const words = wordsFor(desk, state, sentence);
  return await askGit(repository.folder, args, { input: `${words}\n` });
}

/** The sentence of a commit: what somebody has written, else what has changed. */
export function wordsFor(desk: DeskContent, { part, entries }: State, sentence: string): string {
  return tidied(sentence) || suggestionFor(desk.content(), part?.entries ?? entries);
}

/** @throws Refused where something was saved since somebody has read what goes */
export function refuseUnread({ working }: State, revision: string = working.part): void {
  if (revision !== working.part) throw new Refused(PUBLICATION_WORDS.changing);
}

/** @throws Refused where something is at fault, or half done by another tool */
export function refuseFaulty({ repository, isFaulty, obstacle }: State, advice: string): void {
  if (isFaulty) throw new Refused({ message: obstacle ?? '', advice });
  if (isBusy(repository)) throw new Refused(PUBLICATION_WORDS.unfinished);
}
