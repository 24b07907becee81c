import { paths } from '#generated/routes.ts';
import type { VarietyListPageAll as Words } from '#generated/types.ts';
import type { VarietySlug } from '#generated/varieties.ts';
import type { BuiltPicture } from '../../components/built-picture.ts';
import { FilterRow, useFilter } from '../../components/FilterRow.tsx';
import { LinkRow } from '../../components/LinkRow.tsx';
import { type Stocked, type StockView, useStock } from '../../shell/stock.ts';
import { fill } from '../../text/fill.ts';
import { formatHeight, formatHeights, formatPrice } from '../../text/format.ts';
import styles from './AllTrees.module.css';

/** A variety in a few lines. */
export interface TreeInList extends Stocked {
  readonly slug: VarietySlug;
  readonly name: string;
  readonly forWhom: string;
  /** The tallest of them beside a person, to the scale of the others. */
  readonly day: BuiltPicture;
  readonly night: BuiltPicture;
  /** In metres: from the smallest to the tallest, and across where that one is widest. */
  readonly min: number;
  readonly max: number;
  readonly width: number;
  /** In euros. */
  readonly from: number;
  /** The ids of the filters that leave it. */
  readonly filters: readonly string[];
}

export interface AllTreesProps {
  readonly trees: readonly TreeInList[];
  readonly filters: readonly { readonly id: string; readonly label: string }[];
  readonly words: Omit<Words, 'filters'>;
  /** Stands before a price. */
  readonly from: string;
}

/** Every tree to one scale, narrowed by what somebody wants of it. */
export function AllTrees({ trees, filters, words, from }: AllTreesProps) {
  const views = useStock(trees);
  const filter = useFilter('choix', filters);
  const passes = (tree: TreeInList, id?: string) => !id || tree.filters.includes(id);
  return (
    <section className={`section raised ${styles.all}`} aria-labelledby="all-title">
      <div className="container">
        <h2 id="all-title">{words.title}</h2>
        <p className={styles.intro}>{words.intro}</p>
        <LinkRow links={words.tools} className={styles.tools} />
        <FilterRow
          legend={words.filterLabel}
          all={words.every}
          filters={filters}
          filter={filter}
          count={(id) => trees.filter((tree) => passes(tree, id)).length}
        />
        <ul className={styles.trees}>
          {trees.map((tree, index) =>
            passes(tree, filter[0]) ? (
              <li key={tree.slug}>
                <Tree tree={tree} now={views[index]} words={words} from={from} />
              </li>
            ) : null,
          )}
        </ul>
      </div>
    </section>
  );
}

interface TreeProps extends Pick<AllTreesProps, 'words' | 'from'> {
  readonly tree: TreeInList;
  readonly now: StockView | undefined;
}

function Tree({ tree, now, words, from }: TreeProps) {
  const { day, night } = tree;
  const state = now?.whole;
  return (
    <a href={paths.variety(tree.slug)} className={styles.tree}>
      <picture>
        <source media="screen and (prefers-color-scheme: dark)" srcSet={night.src} />
        <img src={day.src} alt={day.alt} width={day.width} height={day.height} loading="lazy" />
      </picture>
      <span className={styles.words}>
        <strong>{tree.name}</strong>
        <span>{tree.forWhom}</span>
        <span className="note">
          {formatHeights(tree.min, tree.max)}, {fill(words.width, { width: formatHeight(tree.width) })}
        </span>
        <span className={styles.price}>
          {state?.ask ? (
            state.tag
          ) : (
            <>
              {from} <b className="amount">{formatPrice(now?.lowest ?? tree.from)}</b>
              {state && <span className="note"> {state.tag}</span>}
            </>
          )}
        </span>
      </span>
    </a>
  );
}
