import type { Location } from 'vscode-languageserver';
import type { Place } from '../core/content/places.ts';
import { usagesOf } from '../core/model/usages.ts';
import type { Asked } from './asked.ts';
import type { Files } from './files.ts';
import { namedAt } from './named.ts';
import { Positions } from './positions.ts';

export function locationOf(
  files: Files,
  { file, text, span }: Pick<Place, 'file' | 'text' | 'span'>,
): Location {
  return { uri: files.uri(file), range: new Positions(text).range(span) };
}

export function definitionAt(asked: Asked, files: Files): Location | undefined {
  const named = namedAt(asked);
  const { sound } = asked.snapshot;
  const at = (path: string) => ({ uri: files.uri(path), range: START });
  switch (named?.kind) {
    case 'entry':
      return at(named.entry.file.path);
    case 'page':
      return at(named.entry?.file.path ?? `${sound.settings.routes}.yaml`);
    case 'picture':
      return at(`${sound.settings.images.folder}/${named.path}`);
    case 'field':
      return at(sound.computed.get(named.name)?.entry.file.path ?? `${sound.settings.identity}.yaml`);
    case undefined:
      return undefined;
  }
}

const START = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** Every place that shows, links to or names what the cursor names; else the entry whose file this is. */
export function referencesAt(asked: Asked, files: Files): Location[] {
  const named = namedAt(asked);
  const model = asked.snapshot.model();
  const shown = model.entries.find(({ file }) => file.path === asked.path);
  const entry = named?.kind === 'entry' || named?.kind === 'page' ? named.entry : shown;
  if (!entry) return [];
  return usagesOf(model, entry)
    .filter(({ kind }) => kind !== 'states')
    .map(({ place }) => locationOf(files, place));
}
