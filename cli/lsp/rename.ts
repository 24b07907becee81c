import type { Range, TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver';
import type { Content, Entry } from '../content/content.ts';
import { renamingOf } from '../edit/renaming.ts';
import type { EditorWords } from '../messages/editor.ts';
import { slugify } from '../shared/slug.ts';
import type { Snapshot } from '../workspace/workspace.ts';
import type { Asked } from './asked.ts';
import type { Files } from './files.ts';
import { namedAt } from './named.ts';
import { Positions } from './positions.ts';

/** Why nothing is renamed, in words. */
export class RenameRefusal extends Error {}

/** What the cursor names and a renaming would replace. */
export function renamableAt(
  asked: Asked,
): { readonly entry: Entry; readonly range: Range; readonly placeholder: string } | undefined {
  const named = namedAt(asked);
  if (named?.kind !== 'entry' && named?.kind !== 'page') return undefined;
  const { entry, span } = named;
  if (entry?.collection === undefined) return undefined;
  // Of a link, the last part is the name.
  const at = asked.text.slice(span.start, span.end).lastIndexOf(entry.slug);
  if (at < 0) return undefined;
  const own = { start: span.start + at, end: span.start + at + entry.slug.length };
  return { entry, range: asked.positions.range(own), placeholder: entry.slug };
}

/** Everything that changes for `entry` to be called `slug`: the texts, and its file where that has not moved yet. */
export function renameEdit(
  snapshot: Snapshot,
  entry: Entry,
  slug: string,
  { files, words, moves }: { files: Files; words: EditorWords; moves: boolean },
): WorkspaceEdit {
  const { loaded, sound } = snapshot;
  refuseName(sound, entry, slug, words);
  const { texts, stuck, newPath } = renamingOf(snapshot.model(), entry, slug);
  const [first] = stuck;
  if (first) throw new RenameRefusal(words.stuck(first.file));
  const now = textsOf(loaded.content);
  const edits = [...texts].map(([path, after]): TextDocumentEdit => {
    const before = textsOf(sound).get(path);
    // What is broken has other offsets than what the model was made of.
    if (before === undefined || before !== now.get(path)) throw new RenameRefusal(words.unsound(path));
    return {
      textDocument: { uri: files.uri(path), version: null },
      edits: new Positions(before).editTo(after),
    };
  });
  const changing = edits.filter((each) => each.edits.length > 0);
  if (!moves) return { documentChanges: changing };
  const move = { kind: 'rename' as const, oldUri: files.uri(entry.file.path), newUri: files.uri(newPath) };
  return { documentChanges: [...changing, move] };
}

function refuseName(
  { collections }: Content,
  { collection = '', slug: old }: Entry,
  slug: string,
  words: EditorWords,
): void {
  if (slug !== slugify(slug)) throw new RenameRefusal(words.notASlug(slug, slugify(slug)));
  if (slug !== old && collections.get(collection)?.some((each) => each.slug === slug))
    throw new RenameRefusal(words.taken(`${collection}/${slug}.yaml`));
}

function textsOf({ collections, singletons }: Content): ReadonlyMap<string, string> {
  const entries = [...singletons.values(), ...[...collections.values()].flat()];
  return new Map(entries.map(({ file }) => [file.path, file.text]));
}
