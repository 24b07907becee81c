import { isMapping, type JsonValue, valueAt } from './json-value.ts';
import { parentPointer, pointerTo } from './pointer.ts';

/** A value that a list of another file allows. */
export interface Listed<Source> {
  readonly value: string;
  readonly source: Source;
  /** The item of the list: the mapping that it is in, or is made of. */
  readonly item: JsonValue | undefined;
}

interface Named {
  readonly file: { readonly path: string };
  readonly collection: string | undefined;
  readonly value: JsonValue;
}

/**
 * The list that `x-among` names, for the value at a pointer: `prices[variety]#…` is of the prices whose `variety` is the one written
 * beside the value, `prices[variety=nobilis]#…`. `null` where none is written.
 */
export function listFor(list: string, whole: JsonValue | undefined, pointer: string): string | null {
  const [, collection, key, rest] = /^([^[#]+)\[([^\]=]+)\](.*)$/.exec(list) ?? [];
  if (collection === undefined || key === undefined) return list;
  for (let at = pointer; at !== ''; at = parentPointer(at)) {
    const holder = valueAt(whole, parentPointer(at));
    const beside = isMapping(holder) ? holder[key] : undefined;
    if (typeof beside === 'string' && beside !== '') return `${collection}[${key}=${beside}]${rest}`;
  }
  return null;
}

/**
 * The values of a list, each once. `FILE#/path/*\/id`: of each item of the list at the path its `id`, which may be put together as
 * `{min}-{max}`, from the smallest to the largest then. `COLLECTION[key=value]` stands for all entries with that value.
 */
export function listedIn<Source extends Named>(
  entries: readonly Source[],
  list: string,
): readonly Listed<Source>[] {
  const [file = '', path = ''] = list.split('#');
  const [, collection, key = '', wanted] = /^([^[]+)\[([^=]+)=(.*)\]$/.exec(file) ?? [];
  const isListed = (entry: Source) =>
    collection === undefined
      ? entry.file.path === `${file}.yaml`
      : entry.collection === collection && isMapping(entry.value) && entry.value[key] === wanted;
  const steps = path.slice(1).split('/');
  const found = entries
    .filter(isListed)
    .flatMap((source) => valuesAt(source.value, undefined, steps).map((each) => ({ ...each, source })));
  const once = [...new Map(found.toReversed().map((each) => [each.value, each])).values()].toReversed();
  return isTemplate(steps.at(-1)) ? once.toSorted(bySize) : once;
}

function isTemplate(step: string | undefined): boolean {
  return step?.includes('{') === true;
}

function bySize(one: Listed<unknown>, other: Listed<unknown>): number {
  const [numbers, others] = [one, other].map(({ value }) => value.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []);
  const differing = numbers?.findIndex((number, index) => number !== others?.[index]) ?? -1;
  return differing < 0 ? 0 : (numbers?.[differing] ?? 0) - (others?.[differing] ?? 0);
}

function valuesAt(
  value: JsonValue | undefined,
  item: JsonValue | undefined,
  [step, ...rest]: readonly string[],
): Omit<Listed<unknown>, 'source'>[] {
  if (step === undefined) return typeof value === 'string' ? [{ value, item }] : [];
  if (step === '*')
    return Array.isArray(value) ? value.flatMap((each: JsonValue) => valuesAt(each, each, rest)) : [];
  if (!isMapping(value)) return [];
  if (!isTemplate(step)) return valuesAt(valueAt(value, pointerTo('', step)), item, rest);
  const isWhole = [...step.matchAll(FIELD)].every(([, key = '']) => value[key] !== undefined);
  return isWhole ? [{ value: step.replace(FIELD, (_, key: string) => String(value[key])), item: value }] : [];
}

const FIELD = /\{([^{}]+)\}/g;
