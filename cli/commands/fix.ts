import { join } from 'node:path';
import { allEntries } from '../core/content/content.ts';
import { groupBy } from '../core/content/group.ts';
import { difference } from '../core/diagnostics/difference.ts';
import { fixText } from '../core/edit/fix-text.ts';
import { rewriteFile } from '../core/edit/rewrite.ts';
import { loadContent } from '../core/load/load.ts';
import { caller } from './command-line.ts';
import { type Context, pathInContent } from './context.ts';

interface FixOptions {
  /** Content files, relative to the content folder or to the current one; all when empty. */
  readonly files: readonly string[];
  readonly write: boolean;
}

/** `sapin fix`: shows what can be fixed safely, and writes it with `--write`. Returns the exit status: 1 while there are unwritten fixes. */
export function fix(context: Context, { files, write }: FixOptions): number {
  const { project, reporting, words, note } = context;
  const { content, problems } = loadContent(project);
  const all = allEntries(content);
  const named = new Set(files.map((file) => pathInContent(context, file)));
  const paths = new Set(all.map(({ file }) => file.path));
  const unknown = [...named].find((path) => !paths.has(path));
  if (unknown !== undefined) return context.refuse(words.unknown(unknown, undefined));
  const reported = groupBy(problems, ({ file }) => file);
  const changes = all
    .filter(({ file: { path } }) => named.size === 0 || named.has(path))
    .map((entry) => {
      const { path, text: before } = entry.file;
      return { path, before, after: fixText(before, entry, reported.get(path) ?? [], content) };
    })
    .filter(({ before, after }) => before !== after);
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
