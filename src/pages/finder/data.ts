import { finder } from '#generated/finder.ts';
import { paths } from '#generated/routes.ts';
import type { ComparedVariety } from '../../components/tree/compared-variety.ts';
import { comparedVarieties } from '../../data/compared-varieties.ts';
import { centimetresOf } from '../../data/distances.ts';
import type { PageContent } from '../page.ts';
import type { CeilingRow, FinderPageProps } from './FinderPage.tsx';

export function buildPage(): PageContent<FinderPageProps> {
  const { seo, questions, rules, preference, ...words } = finder;
  const varieties = comparedVarieties('finder').map(withoutTopper);
  const headroom = headroomOf(rules);
  return {
    head: { ...seo, canonical: paths.finder() },
    props: {
      varieties,
      guide: {
        questions,
        rules: rules.map(({ margin, ...rule }) =>
          margin === undefined ? rule : { ...rule, margin: centimetresOf(margin, 'finder') },
        ),
        preference,
      },
      headroom,
      personHeight: centimetresOf('person-height', 'finder'),
      ceilings: ceilings(varieties, headroom),
      words,
    },
  };
}

/** What the rule of the ceiling adds to a tree, in centimetres: its foot and its star. */
function headroomOf(rules: typeof finder.rules): number {
  const margin = rules.find(({ field, test }) => field === 'height' && test === 'at-most')?.margin;
  return margin === undefined ? 0 : centimetresOf(margin, 'finder');
}

/** The drawing sets its own star on every tree. */
function withoutTopper({ shape, ...variety }: ComparedVariety): ComparedVariety {
  if (!shape.decoration) return { ...variety, shape };
  const decoration = shape.decoration.filter((item) => item !== 'topper');
  return { ...variety, shape: { ...shape, decoration } };
}

/** Every size that is sold, from the lowest ceiling to the highest, with the varieties and prices of each. */
function ceilings(varieties: readonly ComparedVariety[], headroom: number): CeilingRow[] {
  const rows = new Map<string, CeilingRow>();
  for (const { slug, name, sizes } of varieties) {
    for (const { min, max, price, height } of sizes) {
      const key = `${min} ${max}`;
      const row = rows.get(key) ?? { ceiling: height + headroom, min, max, trees: [] };
      rows.set(key, { ...row, trees: [...row.trees, { slug, name, price }] });
    }
  }
  return [...rows.values()]
    .map((row) => ({ ...row, trees: row.trees.toSorted((a, b) => a.price - b.price) }))
    .toSorted((a, b) => a.max - b.max || a.min - b.min);
}
