import { findAll } from '../consistency/engine.ts';
import { RULES } from '../consistency/registry.ts';
import { loadContent } from '../content/load.ts';
import type { Content, Entry } from '../content/model.ts';
import { closest } from '../content/nearest.ts';
import { slugify } from '../content/read.ts';
import { text } from '../diagnostics/text-format.ts';
import { setRedirect } from '../edit/edit.ts';
import { applyReplacements, renamingOf } from '../edit/rename.ts';
import { buildModel, type Model } from '../model/model.ts';
import { reportCheck } from './check.ts';
import type { Context } from './context.ts';
import { type ContentEdit, editContent } from './edit-content.ts';

export interface RenameOptions {
  readonly collection: string;
  /** The slug of today. */
  readonly from: string;
  /** The slug to be. */
  readonly to: string;
}

/**
 * `sapin rename`: renames an entry with all that names it and redirects its old addresses, or changes nothing. Returns
 * the exit status.
 */
export function rename(context: Context, options: RenameOptions): number {
  const { project, words, note, refuse } = context;
  const loaded = loadContent(project);
  if (loaded.problems.length > 0) return reportCheck(context, loaded);
  const { content } = loaded;
  const wrong = wrongName(context, content, options);
  if (wrong !== undefined) return refuse(wrong);
  const { collection, from, to } = options;
  const model = buildModel(content);
  const entry = content.find(collection, from) as Entry;
  const { replacements, stuck } = renamingOf(model, entry, to);
  const [first] = stuck;
  if (first) {
    const message = words.rename.stuck(from);
    const places = [{ ...first, label: '', source: '', routes: [] }];
    note(
      text(
        { diagnostics: [{ severity: 'error', code: 'rename', message, advice: null, places }] },
        context.reporting,
      ),
    );
    return refuse(message);
  }
  const texts = new Map(applyReplacements(replacements));
  const moved = content.routes
    .pathsOf(collection, from)
    .filter((path) => path.endsWith(`/${from}`))
    .map((path) => ({ from: path, to: path.slice(0, -from.length) + to }));
  const table = content.singletons.get('redirects')?.file;
  if (table) texts.set(table.path, moved.reduce(setRedirect, texts.get(table.path) ?? table.text));
  const edits = [...texts].map(
    ([path, after]): ContentEdit => ({ path, before: textAt(content, path), after }),
  );
  const own = edits.find(({ path }) => path === entry.file.path);
  const file: ContentEdit = {
    path: entry.file.path,
    before: entry.file.text,
    after: own?.after ?? entry.file.text,
    newPath: `${collection}/${to}.yaml`,
  };
  const others = edits.filter((edit) => edit !== own && edit.before !== edit.after);
  const isSound = (renamed: Content) => countFindings(buildModel(renamed)) <= countFindings(model);
  if (!editContent(context, [file, ...others], isSound)) return 1;
  const files = others.map(({ path }) => path);
  context.report({
    diagnostics: [],
    document: () => ({ ok: true, subject: `${collection}/${to}`, files, redirects: table ? moved : [] }),
    heading: [file.newPath, ...files].join('\n'),
  });
  note(words.rename.done(replacements.length, files.length, table ? moved.length : 0));
  return 0;
}

/** Why an entry cannot have that name. */
function wrongName({ words }: Context, content: Content, { collection, from, to }: RenameOptions) {
  const entries = content.collections.get(collection);
  const names = [...content.collections.keys()];
  if (!entries) return words.new.noCollection(collection, closest(collection, names), names.join(', '));
  const slugs = entries.map(({ slug }) => slug);
  if (!slugs.includes(from)) return words.unknown(`${collection}/${from}`, closest(from, slugs));
  if (to !== slugify(to)) return words.new.notASlug(to, slugify(to));
  return slugs.includes(to) ? words.new.exists(`${collection}/${to}.yaml`) : undefined;
}

function textAt({ collections, singletons }: Content, path: string): string {
  const all = [...singletons.values(), ...[...collections.values()].flat()];
  return all.find(({ file }) => file.path === path)?.file.text ?? '';
}

/** A renaming that leaves something dangling adds a finding: a link that nobody checks more strictly, a list's entry. */
function countFindings(model: Model): number {
  return findAll(model, RULES).length;
}
