import path from 'node:path';
import { readIfThere } from '../../core/files/read-if-there.ts';
import {
  currentBranch,
  forkOf,
  isBusy,
  lastSeen,
  type Missing,
  openRepository,
  type Remote,
  type Repository,
  remoteOf,
} from '../../core/git/repository.ts';
import { changesBetween, type FileChange, pathsOf } from '../../core/git/revisions.ts';
import { askGit } from '../../core/git/run-git.ts';
import { type WorkingTree, workingTree } from '../../core/git/working-tree.ts';
import type { Publication } from '../contract.ts';
import type { DeskContent } from '../desk-content.ts';
import { type ChangedEntry, nameOfFile } from '../history/entry-changes.ts';
import type { ContentHistory } from '../history/history.ts';
import { faultOf, faultsOf } from './faults.ts';
import { type Incoming, incomingOf, type Sides } from './incoming.ts';
import { type Part, partOf, type Whole } from './part.ts';
import { PUBLICATION_WORDS } from './words.ts';

/** What is saved here, what visitors read and what others have published, at one moment. */
export interface State {
  readonly repository: Repository;
  readonly head: string;
  /** `undefined` where no branch is checked out. */
  readonly branch: string | undefined;
  readonly remote: Remote | undefined;
  /** The last commit that is published and here; the last one where nothing is published from here. */
  readonly base: string;
  readonly working: WorkingTree;
  /** What visitors do not read yet. */
  readonly entries: readonly ChangedEntry[];
  /** The subjects of those that are recorded here already, and go whatever is chosen. */
  readonly recorded: ReadonlySet<string>;
  readonly whole: Whole;
  /** What was chosen of them; `undefined` for all. */
  readonly part: Part | undefined;
  readonly incoming: Incoming | undefined;
  /** Why what is published cannot be received, and what to do. */
  readonly hindrance: string | null;
  readonly obstacle: string | null;
  readonly isFaulty: boolean;
  readonly faults: Publication['faults'];
}

interface Options {
  /** Whether to look for errors, for which the whole content may have to be read. */
  readonly isChecked?: boolean;
  readonly sides?: Sides;
  /** The subjects of the entries that are to wait. */
  readonly without?: readonly string[] | undefined;
  /** The commit that is published, in place of the one that was last seen. */
  readonly tip?: string;
}

export async function stateOf(
  desk: DeskContent,
  history: ContentHistory,
  { isChecked = true, sides, without = [], ...options }: Options = {},
): Promise<State | Missing> {
  const { project } = desk;
  const repository = await openRepository(project.contentDir);
  if (typeof repository === 'string') return repository;
  const head = await askGit(repository.folder, ['rev-parse', 'HEAD']);
  const branch = await currentBranch(repository);
  const remote = await remoteOf(repository, branch ?? 'main');
  const tip = options.tip ?? (remote && (await lastSeen(repository, remote)));
  const fork = tip === undefined ? undefined : await forkOf(repository, tip, head);
  const base = fork ?? head;
  const working = await workingTree(repository, head, { isKept: false, since: base });
  const isBehind = tip !== undefined && fork !== undefined && tip !== fork;
  const incoming = isBehind
    ? await incomingOf(repository, { fork, head, tip }, working.changes, sides)
    : undefined;
  const changes = incoming?.remaining ?? working.changes;
  const { folder } = desk.content().settings.images;
  const isNew = ({ before, after }: FileChange) => !before && after?.path.startsWith(`${folder}/`) === true;
  const pictures = changes.filter(isNew);
  const others = changes.filter((change) => !isNew(change));
  const entries = await changedEntries(desk, history, repository, { base, changes: others, incoming });
  const whole = { desk, repository, changes, entries, pictures };
  const recorded = await recordedIn(whole, base, head);
  const part = await chosenPart(whole, without, recorded);
  const loaded = isChecked && entries.length > 0 ? (part?.loaded ?? desk.checkSaved()) : undefined;
  // With the entries at fault, which `desk.content()` is without.
  const fault = loaded ? faultOf(loaded.content, loaded.problems) : null;
  const faults = loaded ? faultsOf(loaded.content, loaded.problems) : [];
  const isUnrelated = tip !== undefined && fork === undefined;
  const hindrance = isUnrelated
    ? PUBLICATION_WORDS.unrelated
    : isBusy(repository)
      ? PUBLICATION_WORDS.unfinished
      : branch === undefined
        ? PUBLICATION_WORDS.past
        : hindranceIn(desk, incoming);
  const obstacle = entries.length === 0 ? null : (fault ?? hindrance);
  const isFaulty = fault !== null;
  return {
    ...{ repository, head, branch, remote, base, working, entries, recorded, whole, part },
    ...{ incoming, hindrance, obstacle, isFaulty, faults },
  };
}

async function changedEntries(
  desk: DeskContent,
  history: ContentHistory,
  repository: Repository,
  { base, changes, incoming }: Pick<State, 'base' | 'incoming'> & Pick<Whole, 'changes'>,
): Promise<ChangedEntry[]> {
  await history.readAll(repository, [{ files: changes.map(({ before }) => ({ before, after: undefined })) }]);
  return history.changesToNow(desk.content(), changes, base, (file) => {
    const text = incoming?.texts.get(file);
    return text === undefined ? readIfThere(path.join(repository.folder, file)) : Buffer.from(text);
  });
}

function chosenPart(
  whole: Whole,
  without: readonly string[],
  recorded: ReadonlySet<string>,
): Promise<Part> | undefined {
  const all = whole.entries.map(({ subject }) => subject);
  const chosen = all.filter((subject) => !without.includes(subject) || recorded.has(subject));
  const isAll = whole.pictures.length === 0 && chosen.length === all.length;
  return isAll ? undefined : partOf(whole, new Set(chosen));
}

/** The entries that commits here have changed, which were never sent. */
async function recordedIn(
  { repository, entries }: Whole,
  base: string,
  head: string,
): Promise<ReadonlySet<string>> {
  if (base === head) return new Set();
  const paths = new Set((await changesBetween(repository, base, head)).flatMap(pathsOf));
  const isRecorded = ({ files }: ChangedEntry) => files.flatMap(pathsOf).some((file) => paths.has(file));
  return new Set(entries.filter(isRecorded).map(({ subject }) => subject));
}

/** What cannot be joined here, and waits for somebody. */
function hindranceIn(desk: DeskContent, incoming: Incoming | undefined): string | null {
  if (!incoming) return null;
  const { outside, taken, writes } = incoming;
  if (outside.diverged.length > 0) return PUBLICATION_WORDS.diverged(outside.diverged);
  const [same] = taken;
  if (same !== undefined) return PUBLICATION_WORDS.taken(nameOfFile(desk.content(), same));
  const unsaved = [...writes].find(([file, write]) => write === null && desk.isUnsaved(file));
  return unsaved ? PUBLICATION_WORDS.unsavedGone(nameOfFile(desk.content(), unsaved[0])) : null;
}
