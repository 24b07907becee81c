import { useSearchParams } from 'react-router-dom';
import { paths } from '#generated/routes.ts';
import type { VarietyListPageAll as Words } from '#generated/types.ts';
import type { VarietySlug } from '#generated/varieties.ts';
import { FilterRow } from '../../components/FilterRow.tsx';
import { LinkRow } from '../../components/LinkRow.tsx';
import type { TreeShape } from '../../components/tree/draw-tree.ts';
import { Person } from '../../components/tree/Person.tsx';
import { TreeDrawing } from '../../components/tree/TreeDrawing.tsx';
import { useIsHydrated } from '../../shell/hydrated.ts';
import { type Stocked, type StockView, useStock } from '../../shell/stock.ts';
import { fill } from '../../text/fill.ts';
import { formatHeight, formatHeights, formatPrice } from '../../text/format.ts';
import styles from './AllTrees.module.css';

/** A variety in a few lines. */
export interface TreeInList extends Stocked {
  readonly slug: VarietySlug;
  readonly name: string;
  readonly forWhom: string;
  readonly shape: TreeShape;
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
  /** Height of the person beside them, in metres. */
  readonly person: number;
  readonly words: Omit<Words, 'filters'>;
  /** Stands before a price. */
  readonly from: string;
}

/** Name of the parameter of the address that keeps the filter. */
const parameter = 'choix';

/** Every tree to one scale, narrowed by what somebody wants of it. */
export function AllTrees({ trees, filters, person, words, from }: AllTreesProps) {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useIsHydrated();
  const views = useStock(trees);
  const asked = isHydrated ? search.get(parameter) : null;
  const chosen = filters.find(({ id }) => id === asked)?.id;
  const choices = [{ id: undefined, label: words.every }, ...filters].map((choice) => ({
    ...choice,
    count: trees.filter((tree) => !choice.id || tree.filters.includes(choice.id)).length,
  }));
  const tallest = Math.max(person, ...trees.map(({ max }) => max));
  return (
    <section className={`section raised ${styles.all}`} aria-labelledby="all-title">
      <div className="container">
        <h2 id="all-title">{words.title}</h2>
        <p className={styles.intro}>{words.intro}</p>
        <LinkRow links={words.tools} className={styles.tools} />
        <FilterRow
          legend={words.filterLabel}
          choices={choices}
          chosen={chosen}
          onChoose={(id) => setSearch(id ? { [parameter]: id } : {}, { preventScrollReset: true })}
        />
        <ul className={styles.trees}>
          {trees.map((tree, index) =>
            chosen && !tree.filters.includes(chosen) ? null : (
              <li key={tree.slug}>
                <Tree
                  tree={tree}
                  now={views[index]}
                  tallest={tallest}
                  person={person}
                  words={words}
                  from={from}
                />
              </li>
            ),
          )}
        </ul>
      </div>
    </section>
  );
}

interface TreeProps extends Pick<AllTreesProps, 'person' | 'words' | 'from'> {
  readonly tree: TreeInList;
  readonly now: StockView | undefined;
  /** Of all, in metres. */
  readonly tallest: number;
}

function Tree({ tree, now, tallest, person, words, from }: TreeProps) {
  const state = now?.whole;
  return (
    <a href={paths.variety(tree.slug)} className={styles.tree}>
      <ToScale shape={tree.shape} height={tree.max} tallest={tallest} person={person} />
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

/** Drawing units in a metre. */
const metre = 100;
/** In metres: arms and mittens, and the air beside them. */
const personWidth = 0.9;

interface ToScaleProps extends Pick<TreeProps, 'tallest' | 'person'> {
  readonly shape: TreeShape;
  readonly height: number;
}

function ToScale({ shape, height, tallest, person }: ToScaleProps) {
  const width = (personWidth + tallest * 0.7) * metre;
  const top = (Math.max(height, person) + 0.1) * metre;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 ${-top} ${width} ${top + 6}`}
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.ground} d={`M0 0H${width}`} />
      <g transform={`translate(${(personWidth * metre) / 2} 0)`}>
        <Person height={person * metre} />
      </g>
      <g transform={`translate(${personWidth * metre + (width - personWidth * metre) / 2} 0)`}>
        <TreeDrawing shape={shape} height={height * metre} />
      </g>
    </svg>
  );
}
