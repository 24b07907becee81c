import type { ComparisonPage as Words } from '#generated/types.ts';
import { Button } from '../../components/ButtonLink.tsx';
import { Chip } from '../../components/Chip.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { ZoneLink } from '../../components/ZoneLink.tsx';
import { type Stocked, useStock } from '../../shell/stock.ts';
import { fill } from '../../text/fill.ts';
import styles from './ComparisonPage.module.css';
import { type Column, ComparisonTable, type Size } from './ComparisonTable.tsx';
import { useChoice } from './use-choice.ts';

export interface ComparisonPageProps {
  readonly columns: readonly (Omit<Column, 'now'> & Stocked)[];
  /** Every size that some column has, from the smallest to the tallest. */
  readonly sizes: readonly Size[];
  /** The labels of the traits, in the order in which columns have them. */
  readonly traits: readonly string[];
  /** Stands where nothing is known of a trait. */
  readonly unknown: string;
  /** Height of the person beside the trees, in metres. */
  readonly person: number;
  readonly words: Omit<Words, 'seo'>;
}

export function ComparisonPage({ columns: varieties, words, ...rows }: ComparisonPageProps) {
  const views = useStock(varieties);
  const columns = varieties.map((column, index) => ({ ...column, now: views[index] }));
  const { title, lead, choice: says, table, note } = words;
  const { chosen, ticked, isCut, refused, toggle, clear } = useChoice(columns.map(({ slug }) => slug));
  const shown = chosen.flatMap((slug) => columns.find((column) => column.slug === slug) ?? []);
  const nameOf = (slug: string) => columns.find((column) => column.slug === slug)?.name ?? slug;

  const answer = () => {
    if (refused) return fill(says.full, { name: nameOf(refused) });
    if (isCut) return says.cut;
    if (chosen.length < 2) return chosen.length === 0 ? says.none : says.one;
    return fill(says.several, { count: chosen.length });
  };

  return (
    <div className={`container stack ${styles.page}`}>
      <PageHead title={title} lead={lead} />
      <div className={`script-only screen-only stack ${styles.choice}`}>
        <fieldset className={`cluster ${styles.varieties}`}>
          <legend>{says.legend}</legend>
          {columns.map(({ slug, name }) => (
            <Chip key={slug} type="checkbox" checked={ticked.includes(slug)} onChange={() => toggle(slug)}>
              {name}
            </Chip>
          ))}
        </fieldset>
        <p role="status" data-refused={refused !== null}>
          {answer()}
        </p>
        <div className={`cluster ${styles.actions}`}>
          <Button disabled={ticked.length === 0} onClick={clear}>
            {says.clear}
          </Button>
          <Button onClick={() => window.print()}>{says.print}</Button>
        </div>
      </div>
      {/* A key of its own for the chosen columns avoids a layout shift. */}
      <ComparisonTable
        key={String(shown.length > 0)}
        columns={shown.length > 0 ? shown : columns}
        isDrawn={shown.length > 0}
        words={table}
        {...rows}
      />
      <p className={`note ${styles.note}`}>{note}</p>
      <ZoneLink />
    </div>
  );
}
