import type { Annotations, AnnotationTree } from '../content/annotation-tree.ts';
import type { Entry } from '../content/content.ts';
import type { JsonValue, mappingOf } from '../values/json-value.ts';
import { pointerTo } from '../values/pointer.ts';
import { type Coordinates, pointsOf } from './coordinates.ts';

/** A value of the content, by its place. */
export interface At {
  readonly entry: Entry;
  readonly pointer: string;
  /** The surfaces that show it; none when no page does. */
  readonly surfaces: readonly string[];
}

/** Words that name an entry: their own, or the one that is referred to beside them. */
export interface NamingText extends At {
  readonly names: 'entry' | 'target';
  readonly value: string;
}

/** Words that no other thing has. */
export interface DistinctText extends At {
  /** `siblings`, or the word of its set. */
  readonly among: string;
  readonly value: string;
  /** The picture that they describe. */
  readonly image: string | undefined;
}

/** A field of a row of reference data. */
export interface RowField {
  readonly column: string;
  readonly values: readonly string[];
  /** Whether it is no list. */
  readonly isOne: boolean;
  readonly pointer: string;
}

/** What should be a row of reference data; its first field names it. */
export interface Row extends At {
  readonly table: string;
  readonly fields: readonly RowField[];
}

/** A value that must be among those of a list elsewhere. */
export interface Choice extends At {
  /** `pages/article-list#/categories/*\/id`. */
  readonly list: string;
  readonly value: string;
}

/** A list that leaves nothing out: of the entries of a collection, of those to which it leads, or of the heights that are sold. */
export interface Complete extends At {
  /** The collection. */
  readonly entries?: string;
  readonly links?: boolean;
  /** The field of its items that writes a height: `1.5-1.75m`. */
  readonly heights?: string;
  /** Entries that another field stands for. */
  readonly except: readonly string[];
  /** A field beside each of its lists, which their entries have as well. */
  readonly by?: string;
}

/** A place that must be near another. */
export interface Within extends At {
  /** `site#/centre`: what names the entry with the other place. */
  readonly of: string;
  /** A topic of facts, or a distance: `5 km`. */
  readonly limit: string;
  /** What it shows: one point, or those of the address of a map. */
  readonly points: readonly Coordinates[];
}

/** What the schemas say of how values go with others. */
export interface Relations {
  readonly choices: Choice[];
  readonly namings: NamingText[];
  readonly distincts: DistinctText[];
  readonly rows: Row[];
  readonly completes: Complete[];
  readonly withins: Within[];
}

export function noRelations(): Relations {
  return { choices: [], namings: [], distincts: [], rows: [], completes: [], withins: [] };
}

/** What the schema says of how the value goes with others. */
export function collectValue(at: At, annotations: Annotations, value: string, into: Relations): void {
  const { 'x-among': list, 'x-names': names } = annotations;
  if (typeof list === 'string') into.choices.push({ ...at, list, value });
  if (names === 'entry' || names === 'target') into.namings.push({ ...at, names, value });
}

/** A list, or a mapping with lists in it. */
export function collectComplete(at: At, { annotations }: AnnotationTree, into: Relations): void {
  const argument = annotations['x-complete'];
  if (argument !== undefined) into.completes.push({ except: [], ...(argument as object), ...at });
}

/** The coordinates of a place, or the address of a map. */
export function collectWithin(
  at: At,
  { annotations }: AnnotationTree,
  value: JsonValue,
  into: Relations,
): void {
  const argument = annotations['x-within'];
  if (argument === undefined) return;
  into.withins.push({ ...(argument as Pick<Within, 'of' | 'limit'>), ...at, points: pointsOf(value) });
}

export function collectMapping(
  at: At,
  tree: AnnotationTree,
  value: ReturnType<typeof mappingOf>,
  into: Relations,
): void {
  into.distincts.push(...distinctsIn(at, tree, value));
  into.rows.push(...rowsIn(at, tree, value));
}

/** The fields of a mapping that no other thing may say. */
function distinctsIn(
  at: At,
  { properties }: AnnotationTree,
  value: ReturnType<typeof mappingOf>,
): DistinctText[] {
  const fields = [...(properties ?? [])];
  const [picture] = fields.find(([, { annotations }]) => annotations['x-image'] !== undefined) ?? [];
  const image = picture === undefined ? undefined : value[picture];
  return fields.flatMap(
    ([
      name,
      {
        annotations: { 'x-distinct': among },
      },
    ]) => {
      const text = value[name];
      if (typeof among !== 'string' || typeof text !== 'string') return [];
      const pointer = pointerTo(at.pointer, name);
      return [{ ...at, pointer, among, value: text, image: typeof image === 'string' ? image : undefined }];
    },
  );
}

/** The rows that the schemas make of a mapping: one, or none. */
function rowsIn(
  at: At,
  { annotations }: AnnotationTree,
  value: ReturnType<typeof mappingOf>,
): readonly Row[] {
  const { table, columns } = (annotations['x-row-of'] ?? {}) as Partial<RowOf>;
  if (table === undefined || columns === undefined) return [];
  const fields = Object.entries(columns).flatMap(([name, column]): RowField[] => {
    const held = value[name];
    const values = [held].flat().filter((each) => typeof each === 'string');
    const pointer = pointerTo(at.pointer, name);
    return values.length > 0 ? [{ column, values, isOne: typeof held === 'string', pointer }] : [];
  });
  return fields.length > 1 ? [{ ...at, table, fields }] : [];
}

/** The argument of `x-row-of`. */
interface RowOf {
  readonly table: string;
  readonly columns: Readonly<Record<string, string>>;
}
