import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../core/files/write-whole.mjs';
import type { Repository } from '../../core/git/repository.ts';
import { askGit, runGit } from '../../core/git/run-git.ts';
import { inTemporaryFolder } from '../../core/git/temporary-folder.ts';
import { advance, treeChanges, workingTree, writeIndex } from '../../core/git/working-tree.ts';
import { Refused } from '../refused.ts';
import type { Incoming, Sides } from './incoming.ts';
import { outsideOf } from './outside.ts';
import { PUBLICATION_WORDS } from './words.ts';

/** What is being received: after a process was killed in the middle, the same is received again, and comes to the same end. */
interface Receiving {
  readonly tip: string;
  readonly sides: Sides;
}

function noteOf({ gitDir }: Repository): string {
  return path.join(gitDir, 'sapin-receiving.json');
}

/** What a process has begun to receive, and has not finished. */
export function unfinished(repository: Repository): Receiving | undefined {
  try {
    return JSON.parse(readFileSync(noteOf(repository), 'utf8')) as Receiving;
  } catch {
    return undefined;
  }
}

/** Also of a note that a killed process was writing. */
export function forgetUnfinished(repository: Repository): void {
  const note = path.basename(noteOf(repository));
  for (const name of readdirSync(repository.gitDir))
    if (name.startsWith(note)) rmSync(path.join(repository.gitDir, name), { force: true });
}

/** What is received, and where it was compared with what is here. */
interface Reception {
  readonly branch: string;
  readonly incoming: Incoming;
  /** The name of the content that was compared. */
  readonly part: string;
  readonly sides: Sides;
}

/**
 * Updates files, index and branch to what came, joined with what is saved here.
 * @throws Refused where a file has changed since it was compared: then nothing is written
 */
export async function receive(repository: Repository, reception: Reception): Promise<void> {
  const { branch, incoming, sides } = reception;
  const { tip, head, outside } = incoming;
  await inTemporaryFolder(async (temporary) => {
    const prepared = path.join(temporary, 'files');
    const env = { GIT_INDEX_FILE: path.join(temporary, 'index') };
    const commit = await joinedCommit(repository, incoming, env);
    const entries = await contentEntries(repository, incoming);
    const gone = [...entries].flatMap(([file, entry]) => (entry === null ? [file] : []));
    const held = [...entries.keys()].filter((file) => !gone.includes(file));
    await runGit(repository.top, ['read-tree', tip], { env });
    await writeIndex(repository, rows(entries, tip), env);
    mkdirSync(prepared);
    const args = ['checkout-index', '-z', '--stdin', `--prefix=${prepared}${path.sep}`];
    const input = [...held, ...outside.coming].map((file) => `${file}\0`).join('');
    await runGit(repository.top, args, { env, input });
    await refuseChanged(repository, reception, [...held, ...gone, ...outside.coming, ...outside.going]);
    writeWhole(noteOf(repository), JSON.stringify({ tip, sides }));
    // Content first, and what goes last: a file that was moved is always somewhere.
    for (const file of [...held, ...outside.coming]) place(path.join(prepared, file), repository, file);
    for (const file of [...gone, ...outside.going]) remove(repository, file);
    await advance(repository, branch, { from: head, to: commit, left: outside.staged });
    forgetUnfinished(repository);
  }, repository.gitDir);
}

/** Refuses unless all files are still those that were compared; returns in the same turn in which it has looked last. */
async function refuseChanged(
  repository: Repository,
  { incoming, part }: Reception,
  files: readonly string[],
): Promise<void> {
  const states = () => files.map((file) => stateOf(path.join(repository.top, file))).join();
  const before = states();
  const working = await workingTree(repository, incoming.head, { isKept: false });
  const outside = await outsideOf(repository, incoming);
  const isSame = working.part === part && JSON.stringify(outside) === JSON.stringify(incoming.outside);
  if (!isSame || states() !== before) throw new Refused(PUBLICATION_WORDS.changing);
}

function stateOf(file: string): string {
  const state = lstatSync(file, { throwIfNoEntry: false, bigint: true });
  return state ? `${state.ino} ${state.size} ${state.mtimeNs}` : '';
}

/** What the index has for each content file that is written, by its path from the top; `null` where it goes. */
async function contentEntries(
  repository: Repository,
  { writes }: Incoming,
): Promise<ReadonlyMap<string, string | null>> {
  const entries = new Map<string, string | null>();
  for (const [file, write] of writes) {
    const at = `${repository.prefix}${file}`;
    if (write === null) entries.set(at, null);
    else if ('text' in write) entries.set(at, entryOf(await hashed(repository, at, write.text)));
    else entries.set(at, write.path === file ? '' : entryOf(write.blob)); // as the tip has it, with its mode
  }
  return entries;
}

function entryOf(blob: string): string {
  return `100644 ${blob}`;
}

/** @param like any object's name, which is as long as that of none */
function rows(entries: ReadonlyMap<string, string | null>, like: string): [entry: string, file: string][] {
  const none = `0 ${'0'.repeat(like.length)}`;
  return [...entries].flatMap(([file, entry]) => (entry === '' ? [] : [[entry ?? none, file]]));
}

function hashed({ top }: Repository, file: string, text: string): Promise<string> {
  return askGit(top, ['hash-object', '-w', '--stdin', `--path=${file}`], { input: text });
}

/** The new commit of the branch: what came, or a union of it with what was recorded here and never sent. */
async function joinedCommit(
  repository: Repository,
  incoming: Incoming,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const { fork, head, tip, writes } = incoming;
  if (head === fork) return tip;
  const theirs = new Set((await treeChanges(repository, fork, tip)).map((change) => change.path));
  const written = await contentEntries(repository, incoming);
  const entries = new Map<string, string | null>();
  for (const { path: file, entry, after } of await treeChanges(repository, fork, head)) {
    const inside = file.slice(repository.prefix.length);
    if (!theirs.has(file)) entries.set(file, after === '' ? null : entry);
    else if (writes.has(inside)) entries.set(file, written.get(file) ?? null);
    else {
      const at = path.join(repository.top, file);
      const isHere = lstatSync(at, { throwIfNoEntry: false })?.isFile() === true;
      entries.set(file, isHere ? entryOf(await askGit(repository.top, ['hash-object', '-w', file])) : null);
    }
  }
  await runGit(repository.top, ['read-tree', tip], { env });
  await writeIndex(repository, rows(entries, tip), env);
  const tree = await askGit(repository.top, ['write-tree'], { env });
  const args = ['-c', 'user.useConfigOnly=true', 'commit-tree', tree, '-p', tip, '-p', head, '-F', '-'];
  return await askGit(repository.top, args, { input: `${PUBLICATION_WORDS.union}\n` });
}

/** Gives a file its place in one step, across disks as well. */
function place(from: string, { top }: Repository, file: string): void {
  const to = path.join(top, file);
  const beside = path.join(path.dirname(to), `.${path.basename(to)}.${process.pid}.tmp`);
  orSayWhich(file, () => {
    mkdirSync(path.dirname(to), { recursive: true });
    try {
      renameSync(from, to);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      cpSync(from, beside, { verbatimSymlinks: true });
      renameSync(beside, to);
    }
  });
}

function remove({ top }: Repository, file: string): void {
  orSayWhich(file, () => rmSync(path.join(top, file), { force: true }));
}

/** A file that another program holds, or a full disk: what has begun is finished the next time. */
function orSayWhich(file: string, run: () => void): void {
  try {
    run();
  } catch {
    throw new Refused(PUBLICATION_WORDS.unwritable(path.basename(file)));
  }
}
