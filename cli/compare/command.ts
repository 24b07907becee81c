import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { momentOf } from '../core/git/moment.ts';
import { commitOf, openRepository, type Repository } from '../core/git/repository.ts';
import {
  dateOf,
  firstWith,
  isUnchanged,
  isUntil,
  lastBefore,
  lastChangeOf,
  lastPublished,
  objectsAt,
} from '../core/git/states.ts';
import { languageOf } from '../core/messages/language-of.mjs';
import { UnreadablePicture } from '../site/build/unreadable-picture.ts';
import { type Comparison, comparePages, type Step } from './preview.ts';
import { reportOf } from './report.ts';
import { FaultyVersion, PACKAGES } from './version-pages.ts';
import {
  frameSentence,
  type Oldest,
  type Origin,
  PREVIEW_WORDS,
  type PreviewWords,
  shortened,
} from './words.ts';

const WRONG_CALL = 2;
/** Pages named on the terminal; the file has them all. */
const NAMED = 20;

interface Streams {
  print(line: string): void;
  complain(line: string): void;
  /** A line of progress, `undefined` where nobody watches. */
  readonly note: ((line: string) => void) | undefined;
}

const STREAMS: Streams = {
  print: console.log,
  complain: console.error,
  note: process.stderr.isTTY ? console.error : undefined,
};

/**
 * `npm run preview:diff`: writes the pages on which visitors read something else than before to a file. Returns the exit
 * status.
 * @param root the project's folder
 * @param args `[REVISION] [FILE] [--since DURATION|DATE|REVISION] [--lang fr|en]`; what is published without a revision
 */
export async function previewDifference(
  root: string,
  args: readonly string[],
  { print, complain, note }: Streams = STREAMS,
): Promise<number> {
  const language = languageOf(args, process.env);
  const words = PREVIEW_WORDS[language];
  const refuse = (reason: string) => {
    complain(reason);
    return WRONG_CALL;
  };
  const call = parse(args);
  if (!call) return refuse(words.usage);
  const repository = await openRepository(root);
  if (repository === 'git') return refuse(words.noGit);
  if (repository === 'revision') return refuse(words.noCommit);
  if (typeof repository === 'string') return refuse(words.noRepository);
  const origin = await originOf(repository, call, words);
  if (typeof origin === 'string') return refuse(origin);
  print(words.origin(origin));
  if (origin.ahead > 0) print(words.ahead(origin.ahead));
  const abort = new AbortController();
  const stop = () => abort.abort(new Error('SIGINT'));
  process.once('SIGINT', stop);
  try {
    const comparison = await comparePages({
      root,
      before: { revision: origin.commit },
      signal: abort.signal,
      onProgress: (step) => note?.(`  ${stepLine(step, words)}`.trimEnd()),
    });
    writeFileSync(path.resolve(root, call.file), reportOf(comparison, origin, language));
    for (const line of summary(comparison, words)) print(line);
    for (const change of comparison.frame) print(`  ${frameSentence(change, language)}`);
    const changed = comparison.pages.length + comparison.frameOnly.length;
    print(words.done(call.file, changed));
    if (changed === 0 && !(await isUnchanged(repository, origin.commit, [CONTENT]))) print(words.unseen);
    return 0;
  } catch (error) {
    if (error instanceof UnreadablePicture) {
      complain(error.message);
      return 1;
    }
    if (!(error instanceof FaultyVersion || abort.signal.aborted)) throw error;
    if (error instanceof FaultyVersion) complain(await reasonOf(error, repository, origin, words));
    return 1;
  } finally {
    process.removeListener('SIGINT', stop);
  }
}

interface Call {
  readonly revision: string | undefined;
  readonly file: string;
  readonly since: string | undefined;
}

function parse(args: readonly string[]): Call | undefined {
  const options = { since: { type: 'string' }, lang: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const { since } = values;
    // A date names the state to compare with, so that only the file is missing.
    const [revision, file = 'preview-diff.html', ...rest] =
      since === undefined ? positionals : [undefined, ...positionals];
    return rest.length > 0 ? undefined : { revision, file, since };
  } catch {
    return undefined; // an unknown option, or one without its value
  }
}

interface Commit extends Origin {
  readonly commit: string;
  readonly ahead: number;
}

/** The commit to compare with, or why there is none. */
async function originOf(
  repository: Repository,
  { revision, since }: Omit<Call, 'file'>,
  words: PreviewWords,
): Promise<Commit | string> {
  const origin = async (kind: Origin['kind'], name: string, commit: string, ahead = 0): Promise<Commit> => ({
    kind,
    name,
    commit,
    ahead,
    date: await dateOf(repository, commit),
  });
  if (since !== undefined) {
    const moment = momentOf(since, new Date());
    if (!moment && (await commitOf(repository, since)) === undefined) return words.badSince(since);
    if (!moment) return originOf(repository, { revision: since, since: undefined }, words);
    const commit = await lastBefore(repository, moment);
    if (commit !== undefined && (await hasContent(repository, commit)))
      return origin('since', commit.slice(0, 8), commit);
    const first = await oldest(repository);
    return first ? origin('oldest', first.name, first.commit) : words.nothingBefore(moment);
  }
  if (revision !== undefined) {
    const commit = await commitOf(repository, revision);
    if (commit === undefined) return words.unknown(revision);
    return (await hasContent(repository, commit))
      ? origin('revision', revision, commit)
      : words.noContent(revision, await oldest(repository));
  }
  const { name, commit, ahead } = await lastPublished(repository);
  return origin(name === 'HEAD' ? 'last' : 'published', name, commit, ahead);
}

async function hasContent(repository: Repository, commit: string): Promise<boolean> {
  return (await objectsAt(repository, commit, [CONTENT])).join('') !== '';
}

const CONTENT = 'content';

/**
 * The oldest commit of this branch that has content and needs the packages of today: it is built as it was. `undefined`
 * before the content is committed.
 */
async function oldest(repository: Repository): Promise<(Oldest & { commit: string }) | undefined> {
  const first = await firstWith(repository, CONTENT);
  if (first === undefined) return undefined;
  const packages = await lastChangeOf(repository, PACKAGES);
  const commit = packages === '' || (await isUntil(repository, packages, first)) ? first : packages;
  return { commit, name: commit.slice(0, 8), date: await dateOf(repository, commit) };
}

/** The message where a version cannot be built: for one of long ago, which can be, for nobody corrects it. */
async function reasonOf(
  { message, version }: FaultyVersion,
  repository: Repository,
  { commit, date }: Commit,
  words: PreviewWords,
): Promise<string> {
  const usable = 'revision' in version ? await oldest(repository) : undefined;
  return usable && usable.commit !== commit && (await isUntil(repository, commit, usable.commit))
    ? words.tooOld(date, usable)
    : message;
}

function stepLine(step: Step, words: PreviewWords): string {
  if (step.step === 'start') return words.start[step.code];
  return step.step === 'compare'
    ? words.comparing(step.pages)
    : words.rendered(step.step, step.pages, step.isCached);
}

function* summary({ pages }: Comparison, words: PreviewWords): Generator<string> {
  for (const { address, kind, words: changes } of pages.slice(0, NAMED)) {
    const first = kind === 'changed' ? changes[0] : undefined;
    yield `  ${words.page(address, words.kinds[kind], first && words.change(shortened(first)))}`;
  }
  if (pages.length > NAMED) yield `  … ${pages.length - NAMED}`;
}
