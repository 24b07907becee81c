import type { Content, Entry } from '../../content/content.ts';
import { readingOn } from '../../content/entry-readings.ts';
import { isMapping, valueAt } from '../../content/json-value.ts';
import { centimetresIn, weeksIn } from '../../shop/measures.ts';
import { treeSize } from '../../shop/tree-sizes.ts';

export interface Question {
  readonly id: string;
  readonly kind: 'number' | 'choice' | 'choices';
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
  readonly none?: string;
  readonly options?: readonly { readonly value: string; readonly draws?: string }[];
}

export interface Rule {
  readonly id: string;
  readonly question: string;
  readonly answers?: readonly string[];
  readonly field: string;
  readonly test: 'at-most' | 'at-least' | 'below' | 'is';
  readonly margin?: string;
  readonly values?: readonly string[];
  readonly effect: 'must' | 'prefer' | 'avoid';
}

/** One size of one variety, by the fields that rules read: centimetres, euros, weeks, and traits by their code. */
export type Tree = Readonly<Record<string, number | string | undefined>>;

/** Every size of the grids that the finder's page shows. */
export function treesOf({ collections, find }: Content): Tree[] {
  return (collections.get('prices') ?? []).flatMap((file) => {
    const variety = isMapping(file.value) ? find('varieties', String(file.value.variety)) : undefined;
    const grid = readingOn(file, 'finder')?.grid;
    if (!variety || !Array.isArray(grid)) return [];
    const width = valueAt(variety.value, '/drawing/width');
    const traits = valueAt(variety.value, '/traits') as Readonly<Record<string, string>> | undefined;
    if (typeof width !== 'number' || !isMapping(traits)) return [];
    const weeks = weeksOf(traits.hold === undefined ? undefined : find('facts', traits.hold));
    return (grid as readonly { max: number; price: number }[]).map(({ max, price }) => ({
      ...traits,
      ...weeks,
      ...treeSize(max, width),
      price,
    }));
  });
}

/** Nothing where nothing is promised in weeks. */
function weeksOf(fact: Entry | undefined): Tree {
  const weeks = weeksIn(valueShown(fact));
  return weeks ? { sureHold: weeks.shortest, hold: weeks.longest } : {};
}

function valueShown(fact: Entry | undefined): string {
  return String((fact && readingOn(fact, 'finder')?.value) ?? '');
}

/** Centimetres; `undefined` where its fact is no distance. */
export function marginOf({ margin }: Rule, content: Content): number | undefined {
  return margin === undefined ? 0 : centimetresIn(valueShown(content.find('facts', margin)));
}
