import type { Content } from '../../core/content/content.ts';
import { readChecked } from '../../core/git/blobs.ts';
import type { Repository } from '../../core/git/repository.ts';
import {
  changesBetween,
  type FileChange,
  type FileVersion,
  pathsOf,
  type Revision,
} from '../../core/git/revisions.ts';
import { dayOf } from '../../core/shared/day.ts';
import { withoutBom } from '../../core/text/byte-order-mark.ts';
import type { RestoreRequest } from '../contract.ts';
import type { DeskContent } from '../desk-content.ts';
import { MISSING_WORDS } from '../missing-words.ts';
import { Refused } from '../refused.ts';
import { subjectOf } from './entry-changes.ts';
import type { ContentHistory } from './history.ts';
import { dayWords, timeLabel } from './moments.ts';
import { HISTORY_WORDS } from './words.ts';

const SAID = HISTORY_WORDS.refusals;

/** A stretch of the past: what is to be undone lies between two commits. */
interface Stretch {
  readonly before: string;
  readonly after: string;
  readonly day: string;
  /** The day, and of a single moment its time, in words. */
  readonly when: string;
  readonly files: readonly FileChange[];
}

export interface Restoring {
  readonly desk: DeskContent;
  readonly content: Content;
  readonly repository: Repository;
  readonly stretch: Stretch;
  /** What has changed since. */
  readonly now: readonly FileChange[];
}

/** @throws Refused */
export async function restoringOf(
  desk: DeskContent,
  history: ContentHistory,
  request: RestoreRequest,
): Promise<Restoring> {
  const repository = await history.repository();
  if (typeof repository === 'string') throw new Refused(MISSING_WORDS[repository]);
  const stretch = await stretchOf(desk, history, repository, request);
  const now = await changesBetween(repository, stretch.after, 'HEAD');
  const whole = { desk, content: desk.content(), repository, stretch, now };
  const subject = request.version ?? request.subject;
  if (subject === undefined) return whole;
  const isOfIt = (path?: string) => path !== undefined && subjectOf(whole.content, path) === subject;
  const files = stretch.files.filter((file) => [...pathsOf(file), presentPath(whole, file)].some(isOfIt));
  return { ...whole, stretch: { ...stretch, files } };
}

async function stretchOf(
  desk: DeskContent,
  history: ContentHistory,
  repository: Repository,
  request: RestoreRequest,
): Promise<Stretch> {
  if ('moment' in request) {
    const revision = await history.revision(repository, request.moment);
    if (!revision) throw new Refused(SAID.noMoment);
    const [before] = revision.parents;
    if (before === undefined) throw new Refused(SAID.nothingBefore);
    const day = dayOf(new Date(revision.time));
    const when = HISTORY_WORDS.at(dayWords(day, desk.today()), timeLabel(revision.time));
    return { before, after: revision.commit, day, when, files: revision.files };
  }
  const { day } = request;
  const when = dayWords(day, desk.today());
  const revisions = (await history.revisions(repository)).filter(({ time }) => dayOf(new Date(time)) === day);
  const [last, first] = [revisions[0], revisions.at(-1)];
  if (!last || !first) throw new Refused(SAID.nothingOn(when));
  const [before] = first.parents;
  if (before === undefined) throw new Refused(SAID.nothingBefore);
  return { before, after: last.commit, day, when, files: joinedChanges(revisions) };
}

/** What revisions, the newest first, have changed: what went on from another change of the day is one with it. */
function joinedChanges(revisions: readonly Revision[]): FileChange[] {
  const files: FileChange[] = [];
  for (const change of revisions.flatMap((revision) => revision.files)) {
    const { before, after } = change;
    const at = files.findIndex((later) =>
      after ? isSame(later.before, after) : !later.before && later.after?.path === before?.path,
    );
    const later = files[at];
    if (later) files[at] = { before, after: later.after };
    else files.push(change);
  }
  const pathOf = ({ before, after }: FileChange) => (after ?? before)?.path ?? '';
  return files
    .filter(({ before, after }) => !isSame(before, after))
    .toSorted((a, b) => Number(pathOf(a) > pathOf(b)) - Number(pathOf(a) < pathOf(b)));
}

function isSame(one: FileVersion | undefined, other: FileVersion | undefined): boolean {
  return one?.path === other?.path && one?.blob === other?.blob;
}

export async function textOf({ repository }: Restoring, version: FileVersion): Promise<string> {
  return withoutBom((await readChecked(repository, version)).toString('utf8'));
}

/** Where the file is now: it may have been renamed since, or be gone. */
export function presentPath({ desk, now }: Restoring, { before, after }: FileChange): string | undefined {
  const then = (after ?? before)?.path ?? '';
  if (desk.textOf(then) !== undefined) return then;
  const path = now.find((change) => change.before?.path === then)?.after?.path;
  return path !== undefined && desk.textOf(path) !== undefined ? path : undefined;
}
