import type { Range, TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver';
import { allEntries, type Entry } from '../core/content/content.ts';
import { renamingOf } from '../core/edit/renaming.ts';
import type { Language } from '../core/language/wording.ts';
import { EDITOR_WORDS } from '../core/messages/editor.ts';
import { nameRefusal } from '../core/messages/name-faults.ts';
import type { Snapshot } from '../core/workspace/workspace.ts';
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
  const name = { start: span.start + at, end: span.start + at + entry.slug.length };
  return { entry, range: asked.positions.range(name), placeholder: entry.slug };
}

/** Everything that changes for `entry` to be called `slug`: the texts, and its file where that has not moved yet. */
export function renameEdit(
  snapshot: Snapshot,
  entry: Entry,
  slug: string,
  { files, language, moves }: { files: Files; language: Language; moves: boolean },
): WorkspaceEdit {
  const words = EDITOR_WORDS[language];
  const { loaded, sound } = snapshot;
  const { collection = '', slug: old } = entry;
  const others = (sound.collections.get(collection) ?? []).map((each) => each.slug);
  const wrong = nameRefusal(
    language,
    { collection, slug },
    others.filter((each) => each !== old),
  );
  if (wrong !== undefined) throw new RenameRefusal(wrong);
  const { edits } = renamingOf(snapshot.model(), entry, slug);
  const now = new Map(allEntries(loaded.content).map(({ file }) => [file.path, file.text]));
  const changing = edits.flatMap(({ path, before = '', after = '' }): TextDocumentEdit[] => {
    // What is broken has other offsets than what the model was made of.
    if (before !== now.get(path)) throw new RenameRefusal(words.unsound(path));
    const changes = new Positions(before).editTo(after);
    return changes.length === 0
      ? []
      : [{ textDocument: { uri: files.uri(path), version: null }, edits: changes }];
  });
  if (!moves) return { documentChanges: changing };
  const moved = edits.flatMap(({ path, newPath }) =>
    newPath === undefined
      ? []
      : [{ kind: 'rename' as const, oldUri: files.uri(path), newUri: files.uri(newPath) }],
  );
  return { documentChanges: [...changing, ...moved] };
}
