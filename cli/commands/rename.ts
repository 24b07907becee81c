import { findAll } from '../core/consistency/engine.ts';
import { rulesFor } from '../core/consistency/judge-content.ts';
import type { Content, Entry } from '../core/content/content.ts';
import { closest } from '../core/content/nearest.ts';
import { renamingOf } from '../core/edit/renaming.ts';
import { loadContent } from '../core/load/load.ts';
import { nameRefusal } from '../core/messages/name-faults.ts';
import { buildModel, type Model } from '../core/model/model.ts';
import { reportCheck } from './check.ts';
import { caller } from './command-line.ts';
import type { Context } from './context.ts';
import { editContent } from './edit-content.ts';

interface RenameOptions {
  readonly collection: string;
  readonly from: string;
  readonly to: string;
}

/**
 * `sapin rename`: renames an entry and everything that names it, and redirects its old addresses; or changes nothing.
 * Returns the exit status.
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
  const { mentions, edits, moved } = renamingOf(model, entry, to);
  const isSound = (now: Content) => countFindings(buildModel(now)) <= countFindings(model);
  if (!editContent(context, edits, isSound)) return 1;
  const [moving, ...others] = edits;
  const files = others.map(({ path }) => path);
  const document = { ok: true, subject: `${collection}/${to}`, files, redirects: moved };
  context.answer(document, [moving?.newPath, ...files].join('\n'));
  // The list of redirects gains a line, which is not a mention.
  const mentioning = new Set(mentions.map(({ place }) => place.file));
  mentioning.delete(entry.file.path);
  note(words.rename.done(mentions.length, mentioning.size, moved.length, caller()));
  return 0;
}

function wrongName({ language, words }: Context, content: Content, { collection, from, to }: RenameOptions) {
  const entries = content.collections.get(collection);
  const names = [...content.collections.keys()];
  if (!entries) return words.new.noCollection(collection, closest(collection, names), names.join(', '));
  const slugs = entries.map(({ slug }) => slug);
  if (!slugs.includes(from)) return words.unknown(`${collection}/${from}`, closest(from, slugs));
  return nameRefusal(language, { collection, slug: to }, slugs);
}

/** A renaming that leaves a dangling link or list entry adds a finding, even where no check reports it. */
function countFindings(model: Model): number {
  return findAll(model, rulesFor(model.settings)).length;
}
