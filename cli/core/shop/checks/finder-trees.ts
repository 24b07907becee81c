import type { Content, Entry } from '../../content/content.ts';
import { readingOn } from '../../content/entry-readings.ts';
import { type Comparison, fieldsOf, type TreeFields } from '../../shared/finder-rules.ts';
import { isMapping, valueAt } from '../../values/json-value.ts';
import { centimetresIn, weeksIn } from '../measures.ts';
import { treeSize } from '../tree-sizes.ts';

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

/** A rule; its margin is a fact. */
export interface Rule extends Omit<Comparison, 'margin'> {
  readonly id: string;
  readonly question: string;
  readonly answers?: readonly string[];
  readonly margin?: string;
  readonly effect: 'must' | 'prefer' | 'avoid';
}

/** Every size of the grids that the finder's page shows. */
export function treesOf({ collections, find }: Content): TreeFields[] {
  return (collections.get('prices') ?? []).flatMap((file) => {
    const variety = isMapping(file.value) ? find('varieties', String(file.value.variety)) : undefined;
    const grid = readingOn(file, 'finder')?.grid;
    if (!variety || !Array.isArray(grid)) return [];
    const width = valueAt(variety.value, '/drawing/width');
    const traits = valueAt(variety.value, '/traits') as Readonly<Record<string, string>> | undefined;
    if (typeof width !== 'number' || !isMapping(traits)) return [];
    const hold = weeksIn(valueShown(traits.hold === undefined ? undefined : find('facts', traits.hold)));
    return (grid as readonly { max: number; price: number }[]).map(({ max, price }) =>
      fieldsOf({ traits, hold }, { ...treeSize(max, width), price }),
    );
  });
}

function valueShown(fact: Entry | undefined): string {
  return String((fact && readingOn(fact, 'finder')?.value) ?? '');
}

/** Centimetres; `undefined` where its fact is no distance. */
export function marginOf({ margin }: Rule, content: Content): number | undefined {
  return margin === undefined ? 0 : centimetresIn(valueShown(content.find('facts', margin)));
}
