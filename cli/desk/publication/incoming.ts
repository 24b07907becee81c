import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readChecked } from '../../core/git/blobs.ts';
import { joinLines } from '../../core/git/join-lines.ts';
import type { Repository } from '../../core/git/repository.ts';
import { changesBetween, type FileChange, type FileVersion } from '../../core/git/revisions.ts';
import { withoutBom } from '../../core/text/byte-order-mark.ts';
import { equalJson } from '../../core/values/json-value.ts';
import { readValue } from '../history/entry-changes.ts';
import { type Clash, merge, settled } from '../state/differences.ts';
import { type Meeting, type Outside, outsideOf } from './outside.ts';

/** What a content file will hold: a version that came, or a text made of both; `null` where it goes. */
type Write = FileVersion | { readonly text: string } | null;

/** A file that both sides have changed so that a person has to choose. */
export interface FileClash extends Clash {
  /** Where it is here, or was before it was deleted here. */
  readonly path: string;
  readonly here: FileVersion | undefined;
  readonly there: FileVersion | undefined;
  readonly base: string | undefined;
}

/** What is published and not here yet, and how it meets what is here. */
export interface Incoming extends Meeting {
  /** What came, but for what is here already. */
  readonly coming: readonly FileChange[];
  /** Content files that change here, by their paths from the content folder. */
  readonly writes: ReadonlyMap<string, Write>;
  readonly clashes: readonly FileClash[];
  /** Files that were deleted here, and come back because the version there was chosen. */
  readonly returning: readonly string[];
  /** Files that go under a name that another has here. */
  readonly taken: readonly string[];
  /** What was changed here and visitors do not read yet, once all has come. */
  readonly remaining: readonly FileChange[];
  /** The same files' texts, where they are made of both versions. */
  readonly texts: ReadonlyMap<string, string>;
  readonly outside: Outside;
}

/** Which of two versions a person has chosen: by the path of a file, then by the pointer of a field. */
export type Sides = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Compares what came with what is here, file by file, and field by field where both sides changed one.
 * @param mine what differs here from the fork, saved files included
 * @param sides what has been chosen already
 */
export async function incomingOf(
  repository: Repository,
  meeting: Meeting,
  mine: readonly FileChange[],
  sides: Sides = {},
): Promise<Incoming> {
  const { fork, tip } = meeting;
  const union = new Union(repository, mine, sides);
  const coming: FileChange[] = [];
  for (const change of await changesBetween(repository, fork, tip))
    if (await union.take(change)) coming.push(change);
  return { ...meeting, coming, ...union.result(), outside: await outsideOf(repository, meeting) };
}

/** How many entries come; one where only other files do. */
export function sizeOf(incoming: Incoming | undefined): number {
  if (!incoming) return 0;
  const { coming, going, left } = incoming.outside;
  return incoming.coming.length || Math.min(1, coming.length + going.length + left.length);
}

/** Takes one file after the other. */
class Union {
  private readonly repository: Repository;
  private readonly sides: Sides;
  private readonly mine: readonly FileChange[];
  private readonly writes = new Map<string, Write>();
  private readonly clashes: FileClash[] = [];
  private readonly returning: string[] = [];
  private readonly taken: string[] = [];
  private readonly texts = new Map<string, string>();
  private readonly remaining: Set<FileChange>;

  constructor(repository: Repository, mine: readonly FileChange[], sides: Sides) {
    this.repository = repository;
    this.mine = mine;
    this.sides = sides;
    this.remaining = new Set(mine);
  }

  result() {
    const { writes, clashes, returning, taken, texts } = this;
    return { writes, clashes, returning, taken, texts, remaining: [...this.remaining] };
  }

  /** Returns whether something has to be done for it. */
  async take({ before, after: there }: FileChange): Promise<boolean> {
    const size = () => this.writes.size + this.clashes.length + this.taken.length;
    const known = size();
    const local = before && this.mine.find((each) => each.before?.path === before.path);
    const other = there && this.mine.find((each) => each !== local && each.after?.path === there.path);
    if (local) await this.meet(local, { base: before, there }, other);
    else {
      if (other) await this.meet(other, { base: undefined, there });
      this.follow(before, other ? undefined : there);
    }
    return size() > known;
  }

  /** Nobody changed it here: it becomes what it is there. */
  private follow(here: FileVersion | undefined, there: FileVersion | undefined): void {
    if (there) this.writes.set(there.path, there);
    if (here && here.path !== there?.path) this.writes.set(here.path, null);
  }

  /**
   * Both sides changed it.
   * @param other a file of this side with the name that it has there
   */
  private async meet(local: FileChange, came: Came, other?: FileChange): Promise<void> {
    const { base, there } = came;
    const here = local.after;
    this.remaining.delete(local);
    if (here?.path === there?.path && here?.blob === there?.blob) return;
    const path = here?.path ?? local.before?.path ?? '';
    const [old, mine = '', theirs = ''] = await Promise.all([
      base && this.textOf(base),
      here && this.textHere(here),
      there && this.textOf(there),
    ]);
    const target = targetOf(base?.path, here?.path, there?.path);
    const isReadable = target?.endsWith('.yaml') && path.endsWith('.yaml');
    const merged = isReadable ? merge(old, mine, theirs) : { clashes: [''] };
    const clash: FileClash = { path, here, there, base: old, mine, theirs, pointers: merged.clashes ?? [] };
    if (merged.text !== undefined && target !== undefined) {
      const text = await this.withRemarks(clash, merged.text);
      if (other?.after?.path === target && this.textHere(other.after) !== text) this.taken.push(target);
      else if (other) this.remaining.delete(other);
      this.become(target, clash, text);
      return;
    }
    const chosen = this.sides[path] ?? {};
    // What was chosen for the whole file holds for its fields, once it is here again.
    const sides = Object.fromEntries(
      clash.pointers.map((pointer) => [pointer, chosen[pointer] ?? chosen['']]),
    );
    if (!Object.values(sides).every((side) => side === 'mine' || side === 'theirs')) {
      this.remaining.add(local);
      this.clashes.push(clash);
    } else if (!clash.pointers.includes('') && target !== undefined)
      this.become(target, clash, settled(old, clash, sides));
    else if (sides[''] === 'mine') this.remaining.add({ before: there, after: here });
    else {
      if (!here) this.returning.push(path);
      this.follow(here, there);
    }
  }

  private become(target: string, { here, there, mine, theirs }: FileClash, text: string): void {
    const isTheirs = there !== undefined && text === theirs;
    if (text !== mine || here?.path !== target) this.writes.set(target, isTheirs ? there : { text });
    if (here && here.path !== target) this.writes.set(here.path, null);
    if (isTheirs && there.path === target) return;
    this.texts.set(target, text);
    this.remaining.add({ before: there, after: { path: target, blob: here?.blob ?? '' } });
  }

  /**
   * Joined line by line a text keeps the remarks of both sides: taken where it says the same as field by field. Else those of
   * this side are kept where it has written some.
   */
  private async withRemarks({ base = '', mine, theirs }: FileClash, text: string): Promise<string> {
    const joined = await joinLines(this.repository, [mine, base, theirs]);
    const [value, read] = [text, joined ?? ''].map((each) => readValue(each));
    const isSame = value !== undefined && read !== undefined && equalJson(read, value);
    if (joined !== undefined && isSame) return joined;
    const hasRemarks = merge(base, mine, base).text !== mine;
    return (hasRemarks && merge(base, theirs, mine).text) || text;
  }

  private async textOf(version: FileVersion): Promise<string> {
    if (!version.path.endsWith('.yaml')) return '';
    return withoutBom((await readChecked(this.repository, version)).toString('utf8'));
  }

  private textHere(version: FileVersion): string {
    if (!version.path.endsWith('.yaml')) return '';
    return withoutBom(readFileSync(path.join(this.repository.folder, version.path), 'utf8'));
  }
}

/** A file as it was where both versions began, and as it is there. */
interface Came {
  readonly base: FileVersion | undefined;
  readonly there: FileVersion | undefined;
}

/** Where a file is that both kept: where the one moved it to; `undefined` where it went two ways, or is gone on one side. */
function targetOf(before: string | undefined, here: string | undefined, there: string | undefined) {
  if (here === undefined || there === undefined) return undefined;
  if (here === there || there === before) return here;
  return here === before ? there : undefined;
}
