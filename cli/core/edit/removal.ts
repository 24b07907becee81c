import type { Entry } from '../content/content.ts';
import { groupBy } from '../content/group.ts';
import { yamlValue } from '../content/parse-yaml.ts';
import type { Place } from '../content/places.ts';
import { type SchemaSet, schemasAt } from '../content/schemas.ts';
import type { Model } from '../model/model.ts';
import { usagesOf } from '../model/usages.ts';
import { isMapping, type JsonValue, valueAt } from '../values/json-value.ts';
import { lastStep, parentPointer, pointerSteps } from '../values/pointer.ts';
import type { ContentEdit } from './content-edit.ts';
import { setRedirect } from './edit.ts';
import { editValue } from './edit-value.ts';
import { acceptancesOf, computedNames, pageAddresses, rowsNaming } from './renaming.ts';

export interface Removal {
  /** What names the entry or links to it, and goes with it: items of lists, optional fields. */
  readonly removed: readonly Place[];
  /** What cannot go: a sentence that shows it or links to it, a required field. Somebody has to write something else there. */
  readonly kept: readonly Place[];
  /** The files that change, the entry's first, which goes. */
  readonly edits: readonly ContentEdit[];
  /** The addresses of its page, which are redirected: none where the project has no table of redirects. */
  readonly addresses: readonly string[];
}

/**
 * What has to change for `entry` to be gone.
 * @param redirectTo where its old addresses lead, and those that led to it; nowhere by default
 */
export function removalOf(schemas: SchemaSet, model: Model, entry: Entry, redirectTo?: string): Removal {
  const sources = new Map(model.entries.map((each) => [each.file.path, each]));
  const isField = ({ file, pointer }: Place) => {
    const from = sources.get(file);
    return (
      from && schemasAt(schemas, from.schema, pointerSteps(pointer)).some(({ schema }) => schema['x-href'])
    );
  };
  const usages = usagesOf(model, entry).filter(
    ({ kind, place, isThrough }) => kind !== 'states' && !isThrough && place.file !== entry.file.path,
  );
  const isNaming = ({ kind, place }: (typeof usages)[number]) =>
    kind === 'names' || (kind === 'links' && isField(place));
  const kept = [
    ...usages.filter((usage) => !isNaming(usage)).map(({ place }) => place),
    ...rowsNaming(model, entry),
  ];
  const naming = [
    ...usages.filter(isNaming).map(({ place }) => place),
    ...computedNames(model, entry),
    ...acceptancesOf(model, entry),
  ];
  const table = model.singleton(model.settings.redirects)?.file;
  const removed: Place[] = [];
  const texts = new Map<string, string>();
  for (const [file, places] of groupBy(naming, (place) => place.file)) {
    const from = sources.get(file);
    // From the end, so that the places of the rest stay what they are.
    for (const place of places.toSorted((a, b) => b.span.start - a.span.start)) {
      const text = texts.get(file) ?? place.text;
      const value = yamlValue(text);
      if (!from || valueAt(value, place.pointer) === undefined) continue;
      if (file === table?.path && redirectTo !== undefined) {
        texts.set(file, editValue(text, { op: 'set', pointer: place.pointer, value: redirectTo }));
        continue;
      }
      const pointer = removableAt(schemas, from, value, place.pointer);
      if (pointer === null) kept.push(place);
      else {
        removed.push(place);
        texts.set(file, editValue(text, { op: 'remove', pointer }));
      }
    }
  }
  const addresses = table ? pageAddresses(model, entry) : [];
  if (table && redirectTo !== undefined)
    texts.set(
      table.path,
      addresses.reduce(
        (text, from) => setRedirect(text, { from, to: redirectTo }),
        texts.get(table.path) ?? table.text,
      ),
    );
  const others = [...texts].map(([path, after]) => ({ path, before: sources.get(path)?.file.text, after }));
  const { path, text } = entry.file;
  return { removed, kept, edits: [{ path, before: text, after: undefined }, ...others], addresses };
}

/** The page that is nearest above an address. */
export function pageAbove(model: Model, address: string): string {
  const above = address.slice(0, address.lastIndexOf('/')) || '/';
  return above === '/' || model.paths.all.includes(above) ? above : pageAbove(model, above);
}

/** The item or the field around a value that the schema can do without; `null` where there is none. */
function removableAt(set: SchemaSet, { schema }: Entry, value: JsonValue, pointer: string): string | null {
  for (let at = pointer; at !== ''; at = parentPointer(at)) {
    const around = parentPointer(at);
    const holder = valueAt(value, around);
    const asked = schemasAt(set, schema, pointerSteps(around)).map((each) => each.schema);
    const isRequired = asked.some(
      ({ required }) => Array.isArray(required) && required.includes(lastStep(at)),
    );
    const size = Array.isArray(holder) ? holder.length : isMapping(holder) ? Object.keys(holder).length : 0;
    const least = Math.max(
      0,
      ...asked.map(({ minItems, minProperties }) =>
        Number((Array.isArray(holder) ? minItems : minProperties) ?? 0),
      ),
    );
    if (!isRequired && size > least) return at;
  }
  return null;
}
