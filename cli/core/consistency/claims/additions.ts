import type { Entry } from '../../content/content.ts';
import { namingField } from '../../content/given-name.ts';
import { nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { Complete } from '../../model/relations.ts';
import { mappingOf, valueAt } from '../../values/json-value.ts';
import { parentPointer } from '../../values/pointer.ts';

/** The fields beside the list of an item that its entry has as well: its group. */
export function groupIn({ entry, by = '' }: Complete, pointer: string) {
  return mappingOf(valueAt(entry.value, parentPointer(parentPointer(pointer))))[by];
}

/** An item that names an entry as the others are named; `undefined` where several lists could take it. */
export function additionTo(
  model: Model,
  list: Complete,
  items: readonly { readonly pointer: string }[],
  entry: Entry,
) {
  const { collection = '', slug, value } = entry;
  const beside = items.filter(
    ({ pointer }) => list.by === undefined || groupIn(list, pointer) === mappingOf(value)[list.by],
  );
  const places = beside.map(({ pointer }) => /^(.*)\/(\d+)(?:\/([^/]+))?$/.exec(pointer) ?? []);
  const [[, pointer, index, key] = []] = places;
  if (pointer === undefined || places.some((place) => place[1] !== pointer || place[3] !== key))
    return undefined;
  const named = list.links ? (model.paths.ofEntry(collection, slug)[0] ?? '') : slug;
  const name = namingField(valueAt(list.entry.value, `${pointer}/${index}`));
  const item = key === undefined ? named : { ...(name && { [name]: nameOf(entry) }), [key]: named };
  return { entry: list.entry, pointer, value: item };
}
