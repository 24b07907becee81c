import { join, resolve } from 'node:path';
import { allEntries, type Content } from '../core/content/content.ts';
import { groupBy } from '../core/content/group.ts';
import { pathOf } from '../core/content/link-address.ts';
import { type Place, placeIn } from '../core/content/places.ts';
import { walkAnnotated } from '../core/content/walk-annotated.ts';
import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { comparePlaces, type Problem } from '../core/diagnostics/problem.ts';
import { tryGit } from '../core/git/run-git.ts';
import type { Loaded } from '../core/load/load.ts';
import { problemDiagnostic } from '../core/load/problem-report.ts';
import type { CommandWords } from '../core/messages/commands/command-words.ts';
import { valueAt } from '../core/values/json-value.ts';
import { caller, fromHere } from './command-line.ts';
import type { Context } from './context.ts';

/** Limit of the files looked up in Git: more problems than that are not a slip. */
const MOST_ASKED = 20;

type Asking = Pick<Context, 'project' | 'language' | 'words'>;

/**
 * What a person is shown, in the order of the places: all problems that name the same deleted entry are one, with all
 * their places, and a value that must be unique is shown where both entries have it.
 */
export async function gatherProblems(
  context: Asking,
  { content, problems, warnings }: Loaded,
): Promise<readonly Diagnostic[]> {
  const gone = await missingEntries(context, content, problems);
  const unread = new Set(problems.filter(({ code }) => UNREAD.has(code)).map(({ file }) => file));
  const shared = problems.filter(({ code }) => code === 'schema/x-unique').slice(0, MOST_ASKED);
  const shown: Diagnostic[] = [];
  for (const problem of [...problems, ...warnings].sort(comparePlaces)) {
    const gathered = gone.get(problem);
    // Its file is there, and has its problem.
    if (gathered === 'merged' || unread.has(missingFile(content, problem) ?? '')) continue;
    shown.push(
      gathered ??
        (shared.includes(problem) ? await sharedValue(context, content, problem) : undefined) ??
        (RESTORED.has(problem.code) ? await emptied(context, problem) : undefined) ??
        problemDiagnostic(fromRoot(context, problem), context.language),
    );
  }
  return shown;
}

/** Names a missing file from here where its folder is not the usual one. */
function fromRoot({ project: { contentDir } }: Asking, problem: Problem): Problem {
  if (problem.code !== 'file/missing' || contentDir === resolve('content')) return problem;
  const path = fromHere(join(contentDir, problem.file));
  return { ...problem, params: { ...(problem.params as object), path } };
}

/** What keeps a file that is there from being read at all. */
const UNREAD: ReadonlySet<string> = new Set(['file/encoding', 'file/unreadable', 'file/too-large']);

/** What Git may undo where it knows the file. */
const RESTORED: ReadonlySet<string> = new Set(['file/missing', 'file/empty']);

/** A file that is gone or empty, with the command that restores it. */
async function emptied(context: Asking, problem: Problem): Promise<Diagnostic | undefined> {
  const { project, language, words } = context;
  const restore = await restoring(project.contentDir, problem.file);
  const diagnostic = problemDiagnostic(fromRoot(context, problem), language);
  return restore === undefined
    ? undefined
    : { ...diagnostic, advice: words.check.restore(restore, diagnostic.advice ?? '') };
}

/**
 * The first problem of each missing entry and what to say about it; the others are merged into it. Where Git does not know
 * such a file, and it is named only once or resembles an existing one, a typo is likelier.
 */
async function missingEntries(
  { project, language, words }: Asking,
  content: Content,
  problems: readonly Problem[],
): Promise<ReadonlyMap<Problem, Diagnostic | 'merged'>> {
  const naming = groupBy(problems, (problem) => missingFile(content, problem) ?? '');
  naming.delete('');
  for (const { code, file } of problems) if (UNREAD.has(code)) naming.delete(file);
  const gathered = new Map<Problem, Diagnostic | 'merged'>();
  const lenient = naming.size === 0 ? undefined : lenientLinks(content);
  for (const [path, all] of naming) {
    const [first, ...others] = all;
    const restore = naming.size > MOST_ASKED ? undefined : await restoring(project.contentDir, path);
    if (!first || (restore === undefined && (others.length === 0 || hasGuess(first)))) continue;
    for (const other of others) gathered.set(other, 'merged');
    const places = [
      ...all.flatMap((each) => problemDiagnostic(each, language).places),
      ...(lenient?.get(path) ?? []).map((place) => ({ ...place, label: '', source: '', routes: [] })),
    ].sort(comparePlaces);
    gathered.set(first, {
      ...problemDiagnostic(first, language),
      code: 'file/gone',
      message: words.check.gone(path, places.length),
      advice: restore === undefined ? creating(words, path) : words.check.bringBack(restore),
      places,
    });
  }
  return gathered;
}

function creating(words: CommandWords, path: string): string {
  const [collection = '', slug = ''] = path.replace(/\.yaml$/, '').split('/');
  return words.check.create(`${caller()} new ${collection} ${slug}`);
}

/** A value that two entries share, at both places, the one that has changed since the last commit first. */
async function sharedValue(
  { project, language }: Asking,
  content: Content,
  problem: Problem,
): Promise<Diagnostic | undefined> {
  const { other } = problem.params as { readonly other: string };
  const twin = allEntries(content).find(({ file }) => file.path === other);
  if (!twin || valueAt(twin.value, problem.pointer) === undefined) return undefined;
  const diagnostic = problemDiagnostic(problem, language);
  const [here] = diagnostic.places;
  if (!here) return undefined;
  const there = { ...here, ...placeIn(twin, problem.pointer) };
  const isNewer =
    (await hasChanged(project.contentDir, other)) && !(await hasChanged(project.contentDir, problem.file));
  return isNewer
    ? {
        ...problemDiagnostic(
          { ...problem, params: { ...(problem.params as object), other: problem.file } },
          language,
        ),
        places: [there, here],
      }
    : { ...diagnostic, places: [here, there] };
}

/** Links that may be dead, by the file of the entry without a page: not problems, but worth a look. */
function lenientLinks(content: Content): ReadonlyMap<string, readonly Place[]> {
  const links: { readonly path: string; readonly place: Place }[] = [];
  for (const entry of allEntries(content))
    walkAnnotated(entry, ({ pointer, value, tree: { annotations } }) => {
      if (annotations['x-href'] !== 'lenient' || typeof value !== 'string') return;
      const path = fileOfLink(content, value);
      if (path !== undefined) links.push({ path, place: placeIn(entry, pointer) });
    });
  const byPath = groupBy(links, ({ path }) => path);
  return new Map([...byPath].map(([path, all]) => [path, all.map(({ place }) => place)]));
}

/** The file of the entry that a problem misses: `varieties/nobilis.yaml`. */
function missingFile(content: Content, { code, params }: Problem): string | undefined {
  const named = params as Readonly<Record<string, string>>;
  if (code === 'ref/unknown') return fileOf(named.collection, named.value);
  if (code === 'fact/unknown') return fileOf(named.facts, named.name);
  if (code !== 'link/fallback' && code !== 'link/dead') return undefined;
  return fileOfLink(content, named.value ?? '');
}

/** The file of the entry whose page a link leads to, whether or not it exists. */
function fileOfLink({ routes }: Content, link: string): string | undefined {
  const match = routes.match(pathOf(link));
  return fileOf(match?.route.collection, match?.slug);
}

function fileOf(collection: string | undefined, slug: string | undefined): string | undefined {
  return collection !== undefined && slug !== undefined && /^[a-z0-9-]+$/.test(slug)
    ? `${collection}/${slug}.yaml`
    : undefined;
}

/** The page above the deleted one is not a guess. */
function hasGuess({ params }: Problem): boolean {
  const { nearest, value = '' } = params as { readonly nearest?: string; readonly value?: string };
  return nearest !== undefined && !value.startsWith(`${nearest}/`);
}

/** The command that restores a content file which Git knows. */
async function restoring(contentDir: string, path: string): Promise<string | undefined> {
  const found = await ask(contentDir, ['log', '-1', '--format=%h', '--name-status', '--', path]);
  const [, commit, status] = /^(\S+)\s+([A-Z])/.exec(found ?? '') ?? [];
  if (commit === undefined) return undefined;
  const written = fromHere(join(contentDir, path));
  return status === 'D' ? `git restore --source=${commit}~1 ${written}` : `git restore ${written}`;
}

async function hasChanged(contentDir: string, path: string): Promise<boolean> {
  return (await ask(contentDir, ['status', '--porcelain', '--', path])) !== '';
}

/** Git's answer; nothing without Git or a repository. */
async function ask(contentDir: string, args: readonly string[]): Promise<string | undefined> {
  try {
    return await tryGit(contentDir, args);
  } catch {
    return undefined;
  }
}
