import type { Annotations, AnnotationTree } from '../content/annotation-tree.ts';
import type { Entry } from '../content/content.ts';
import { memoize } from '../content/memoize.ts';
import { isMapping, type JsonValue } from '../values/json-value.ts';
import { pointerTo } from '../values/pointer.ts';
import { type Coordinates, pointsOf } from './coordinates.ts';

type JsonMapping = Readonly<Record<string, JsonValue>>;

/** A value of the content, by its place. */
export interface At {
  readonly entry: Entry;
  readonly pointer: string;
  /** The surfaces that show it; none when no page does. */
  readonly surfaces: readonly string[];
}

/** Words that name an entry (that of their file, or the one that is referred to beside them), or a value beside them. */
interface NamingText extends At {
  readonly names: 'entry' | 'target' | 'value';
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
  /** Whether texts write it beside the name. */
  readonly isBeside: boolean;
  readonly pointer: string;
}

/** What should be a row of reference data; its first field names it. */
export interface Row extends At {
  readonly table: string;
  readonly fields: readonly RowField[];
}

/** A value that must be among those of a list elsewhere. */
interface Choice extends At {
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

/** A reference to what is not to be had. */
export interface Gone extends At {
  readonly collection: string;
  readonly slug: string;
  readonly value: string;
}

/** A text for people, beside a value that it may repeat: a number with its unit, or what a form sends for it. */
export interface Label extends At {
  readonly label: string;
  readonly valuePointer: string;
  readonly value: string | number;
  /** Of the number. */
  readonly unit: string | undefined;
}

/** Something that is sold, with a price and perhaps a height. */
export interface Offer extends At {
  readonly collection: string;
  readonly slug: string;
  /** What the words beside it call it. */
  readonly name: string;
  readonly pricePointer: string;
  /** In euros. */
  readonly price: number;
  /** In metres. */
  readonly height: number | undefined;
}

/** The relations between values that the schemas declare. */
export interface Relations {
  readonly choices: Choice[];
  readonly namings: NamingText[];
  readonly distincts: DistinctText[];
  readonly rows: Row[];
  readonly completes: Complete[];
  readonly withins: Within[];
  readonly gones: Gone[];
  readonly labels: Label[];
  readonly offers: Offer[];
}

export function collectRelations(at: At, tree: AnnotationTree, value: JsonValue, into: Relations): void {
  const {
    'x-among': list,
    'x-names': names,
    'x-complete': complete,
    'x-within': within,
  } = tree.annotations as Partial<Arguments>;
  if (complete) into.completes.push({ except: [], ...complete, ...at });
  if (within) into.withins.push({ ...within, ...at, points: pointsOf(value) });
  if (typeof value === 'string') {
    if (list !== undefined) into.choices.push({ ...at, list, value });
    if (names !== undefined) into.namings.push({ ...at, names, value });
  } else if (isMapping(value) && isRelated(tree)) {
    into.distincts.push(...distinctsIn(at, tree, value));
    into.rows.push(...rowsIn(at, tree, value));
    into.gones.push(...gonesIn(at, tree, value));
    into.labels.push(...labelsIn(at, tree, value));
    into.offers.push(...offersIn(at, tree, value));
  }
}

const fieldsOf = memoize(({ properties }: AnnotationTree) =>
  Array.from(properties, ([name, { annotations }]) => ({ name, annotations })),
);

/** Whether the schema of a mapping declares relations of its fields: that of most has none. */
const isRelated = memoize((tree: AnnotationTree) =>
  [tree, ...fieldsOf(tree)].some(({ annotations }) => KEYWORDS.some((keyword) => keyword in annotations)),
);

const KEYWORDS = ['x-distinct', 'x-row-of', 'x-gone', 'x-names', 'x-unit'];

/** The arguments of keywords, which the schema of each has accepted. */
interface Arguments {
  readonly 'x-among': string;
  readonly 'x-names': NamingText['names'];
  readonly 'x-complete': Omit<Complete, keyof At | 'except'>;
  readonly 'x-within': Pick<Within, 'of' | 'limit'>;
}

/** The entry that a mapping marks as gone: one, or none. */
function gonesIn(at: At, tree: AnnotationTree, value: JsonMapping): Gone[] {
  const { when, unless = [] } = (tree.annotations['x-gone'] ?? {}) as Partial<GoneWhen>;
  const [[field = '', state = ''] = []] = Object.entries(when ?? {});
  if (value[field] !== state || unless.some((each) => value[each] !== undefined)) return [];
  return fieldsOf(tree).flatMap(({ name, annotations: { 'x-ref': collection } }): Gone[] => {
    const slug = value[name];
    if (typeof collection !== 'string' || typeof slug !== 'string') return [];
    return [{ ...at, pointer: pointerTo(at.pointer, field), collection, slug, value: state }];
  });
}

/** A value that is an amount or a range: `500-1000`, `2.5m+`. */
const RANGE = /^\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?(?:m|cm|€)?\+?$/;

/** Texts with figures, each with the values beside it: the unit of a text is that of what it names. */
function labelsIn(at: At, tree: AnnotationTree, value: JsonMapping): Label[] {
  return fieldsOf(tree).flatMap(({ name, annotations: { 'x-text': isText, 'x-names': names } }): Label[] => {
    const label = value[name];
    if (!isText || names === undefined || typeof label !== 'string' || !/\d/.test(label)) return [];
    return Object.entries(value).flatMap(([other, held]): Label[] => {
      const annotations: Annotations = tree.properties.get(other)?.annotations ?? {};
      const isMeasure = typeof held === 'number' && annotations['x-unit'] !== undefined;
      const isSent =
        typeof held === 'string' && names === 'value' && !annotations['x-text'] && RANGE.test(held);
      if (!isMeasure && !isSent) return [];
      const unit = isMeasure ? String(annotations['x-unit']) : undefined;
      const [pointer, valuePointer] = [pointerTo(at.pointer, name), pointerTo(at.pointer, other)];
      return [{ ...at, pointer, label, valuePointer, value: held, unit }];
    });
  });
}

/** What a mapping offers, if it refers to an entry and gives an amount in euros. */
function offersIn(at: At, tree: AnnotationTree, value: JsonMapping): Offer[] {
  const fieldWith = (keyword: keyof Annotations, argument?: string) =>
    fieldsOf(tree).find(({ annotations }) =>
      argument === undefined ? keyword in annotations : annotations[keyword] === argument,
    );
  const heldBy = (keyword: keyof Annotations, argument: string) =>
    value[fieldWith(keyword, argument)?.name ?? ''];
  const [priceField, reference] = [fieldWith('x-unit', '€'), fieldWith('x-ref')];
  const [price, slug] = [value[priceField?.name ?? ''], value[reference?.name ?? '']];
  if (!priceField || typeof price !== 'number' || typeof slug !== 'string') return [];
  const height = heldBy('x-unit', 'm');
  return [
    {
      ...at,
      collection: String(reference?.annotations['x-ref']),
      slug,
      name: String(heldBy('x-names', 'target') ?? slug),
      pricePointer: pointerTo(at.pointer, priceField.name),
      price,
      height: typeof height === 'number' ? height : undefined,
    },
  ];
}

/** The fields of a mapping whose texts must be distinct. */
function distinctsIn(at: At, tree: AnnotationTree, value: JsonMapping): DistinctText[] {
  const picture = fieldsOf(tree).find(({ annotations }) => annotations['x-image'] !== undefined);
  const shown = value[picture?.name ?? ''];
  const image = typeof shown === 'string' ? shown : undefined;
  return fieldsOf(tree).flatMap(({ name, annotations: { 'x-distinct': among } }) => {
    const text = value[name];
    if (typeof among !== 'string' || typeof text !== 'string') return [];
    return [{ ...at, pointer: pointerTo(at.pointer, name), among, value: text, image }];
  });
}

/** The rows that the schemas make of a mapping: one, or none. */
function rowsIn(at: At, { annotations }: AnnotationTree, value: JsonMapping): readonly Row[] {
  const { table, columns, beside } = (annotations['x-row-of'] ?? {}) as Partial<RowOf>;
  if (table === undefined || columns === undefined) return [];
  const fields = Object.entries(columns).flatMap(([name, column]): RowField[] => {
    const held = value[name];
    const values = [held].flat().filter((each) => typeof each === 'string');
    const pointer = pointerTo(at.pointer, name);
    if (values.length === 0) return [];
    return [{ column, values, isOne: typeof held === 'string', isBeside: column === beside, pointer }];
  });
  return fields.length > 1 ? [{ ...at, table, fields }] : [];
}

interface GoneWhen {
  readonly when: Readonly<Record<string, string>>;
  readonly unless: readonly string[];
}

/** The argument of `x-row-of`. */
export interface RowOf {
  readonly table: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly beside?: string;
}
