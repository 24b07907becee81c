import { join } from 'node:path';
import { allEntries } from '../core/content/content.ts';
import { groupBy } from '../core/content/group.ts';
import { difference } from '../core/diagnostics/difference.ts';
import { fixText } from '../core/edit/fix-text.ts';
import { rewriteFile } from '../core/edit/rewrite.ts';
import { localeOf } from '../core/language/locale-of.ts';
import { cacheName, readCache, writeCache } from '../core/load/check-cache.ts';
import { loadContent } from '../core/load/load.ts';
import { caller } from './command-line.ts';
import { type Context, pathInContent } from './context.ts';

interface FixOptions {
  /** Content files, relative to the content folder or to the current one; all when empty. */
  readonly files: readonly string[];
  readonly write: boolean;
}

/** The files in which an earlier run found nothing to fix. One per project. */
interface FixCache {
  readonly key: string;
  /** Hash of each, by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** `sapin fix`: shows what can be fixed safely, and writes it with `--write`. Returns the exit status: 1 while there are unwritten fixes. */
export function fix(context: Context, { files, write }: FixOptions): number {
  const { project, reporting, words, note } = context;
  const { content, problems, fingerprint } = loadContent(project);
  const all = allEntries(content);
  const named = new Set(files.map((file) => pathInContent(context, file)));
  const paths = new Set(all.map(({ file }) => file.path));
  const unknown = [...named].find((path) => !paths.has(path));
  if (unknown !== undefined) return context.refuse(words.unknown(unknown, undefined));
  const { key, files: hashes } = fingerprint;
  const name = cacheName('fixed', project.contentDir);
  const cached = readCache<FixCache>(project.cacheDir, name);
  const sound = new Map(cached?.key === key ? Object.entries(cached.files) : []);
  const reported = groupBy(problems, ({ file }) => file);
  const suspects = all.filter(({ file: { path } }) => {
    if (named.size > 0 && !named.has(path)) return false;
    return reported.has(path) || sound.get(path) !== hashes[path];
  });
  const changes = suspects
    .map((entry) => {
      const { path, text: before } = entry.file;
      const after = fixText(before, entry, reported.get(path) ?? [], localeOf(content.settings));
      if (before === after && !reported.has(path)) sound.set(path, hashes[path] ?? '');
      return { path, before, after };
    })
    .filter(({ before, after }) => before !== after);
  if (suspects.length > 0)
    writeCache(project.cacheDir, name, { key, files: Object.fromEntries(sound) } satisfies FixCache);
  const differences = changes.map(
    ({ path, before, after }) => `${difference(path, before, after, reporting.colors)}\n`,
  );
  const document = { ok: write || changes.length === 0, files: changes.map(({ path }) => path) };
  context.answer(document, differences.join('\n'));
  if (changes.length === 0) {
    note(words.fix.nothing);
    return 0;
  }
  if (!write) {
    note(words.fix.how(changes.length, caller()));
    return 1;
  }
  for (const { path, before, after } of changes) rewriteFile(join(project.contentDir, path), before, after);
  note(reporting.colors.green(words.fix.done(changes.length)));
  return 0;
}
