import { useRef, useState } from 'react';
import { paths } from '#generated/routes.ts';
import type { Finder } from '#generated/types.ts';
import type { VarietySlug } from '#generated/varieties.ts';
import { PageHead } from '../../components/PageHead.tsx';
import table from '../../components/Table.module.css';
import type { ComparedVariety } from '../../components/tree/compared-variety.ts';
import { useStock } from '../../shell/stock.ts';
import { fill } from '../../text/fill.ts';
import { formatHeight, formatHeights, formatPrice } from '../../text/format.ts';
import styles from './FinderPage.module.css';
import {
  type Answers,
  findTrees,
  type Guide,
  type Proposal,
  type SearchResult,
  withDefaults,
} from './find-trees.ts';
import { Proposals } from './Proposals.tsx';
import { Questions } from './Questions.tsx';
import { Room } from './Room.tsx';
import { useAnswers } from './use-answers.ts';

/** A size, and the lowest ceiling under which it stands. */
export interface CeilingRow {
  /** In centimetres. */
  readonly ceiling: number;
  /** In metres. */
  readonly min: number;
  readonly max: number;
  readonly trees: readonly { readonly slug: VarietySlug; readonly name: string; readonly price: number }[];
}

type Words = Omit<Finder, 'seo' | keyof Guide>;

export interface FinderPageProps {
  readonly varieties: readonly ComparedVariety[];
  readonly guide: Guide;
  /** What foot and star add to a tree, and the height of the person drawn, in centimetres. */
  readonly headroom: number;
  readonly personHeight: number;
  readonly ceilings: readonly CeilingRow[];
  readonly words: Words;
}

/** Which tree fits the room: questions, the room to scale, up to three trees; and every size under every ceiling. */
export function FinderPage({
  varieties: all,
  guide,
  headroom,
  personHeight,
  ceilings,
  words,
}: FinderPageProps) {
  const views = useStock(all);
  const stocked = all.map((variety, index) => ({
    ...variety,
    sizes: variety.sizes.map((size, row) => ({ ...size, state: views[index]?.sizes[row] })),
  }));
  const varieties = stocked.map(({ sizes, ...variety }) => ({
    ...variety,
    sizes: sizes.filter(({ state }) => !state?.ask),
  }));
  const form = useRef<HTMLFormElement>(null);
  const { answers, kept, give, clear } = useAnswers(guide.questions, form);
  const [wanted, setWanted] = useState<VarietySlug>();
  const found = findTrees(guide, varieties, answers);
  const gone = soldOutAmong(findTrees(guide, stocked, answers).proposals, words.answers);
  const proposals = found.nearest ? [found.nearest] : found.proposals;
  const drawn = proposals.find(({ tree }) => tree.variety.slug === wanted) ?? proposals[0];
  const ceiling = answerTo('height', guide, answers) ?? 0;
  const ceilingText = formatHeight(ceiling / 100);
  const { answers: answerWords, drawing } = words;
  const label = drawn
    ? fill(drawing.alt, {
        name: drawn.tree.variety.name,
        height: formatHeight(drawn.tree.size.height / 100),
        ceiling: ceilingText,
      })
    : fill(drawing.ceiling, { ceiling: ceilingText });

  return (
    <div className={`container stack ${styles.page}`}>
      <div className={`stack ${styles.guide}`}>
        <PageHead title={words.title} lead={words.lead} />
        <p className={styles.plain}>{fill(answerWords.plain, { ceiling: ceilingText })}</p>
        <div className={styles.scene}>
          <Room
            ceiling={ceiling}
            corner={answerTo('width', guide, answers)}
            tree={
              drawn && {
                shape: drawn.tree.variety.shape,
                height: drawn.tree.size.height,
                width: drawn.tree.size.width,
              }
            }
            headroom={headroom}
            personHeight={personHeight}
            furniture={drawnBy(guide, answers)}
            label={label}
            ceilingLabel={fill(drawing.ceiling, { ceiling: ceilingText })}
            personLabel={drawing.person}
          />
          <fieldset className={`script-only ${styles.choices}`}>
            <legend className="visually-hidden">{answerWords.show}</legend>
            {proposals.map((proposal) => {
              const { variety, size } = proposal.tree;
              return (
                <button
                  key={variety.slug}
                  type="button"
                  aria-pressed={proposal === drawn}
                  onClick={() => setWanted(variety.slug)}
                >
                  {variety.name} <b className="amount">{formatPrice(size.price)}</b>
                </button>
              );
            })}
          </fieldset>
        </div>
        <Questions
          form={form}
          questions={guide.questions}
          answers={answers}
          give={give}
          clear={clear}
          words={words}
        />
      </div>

      <section aria-labelledby="proposals-title">
        <h2 id="proposals-title">{answerWords.title}</h2>
        <p role="status" className="visually-hidden">
          {gone} {announcement(findTrees(guide, varieties, kept), answerWords)}
        </p>
        {gone && <p className={styles.none}>{gone}</p>}
        {found.proposals.length === 0 && (
          <p className={styles.none}>
            {answerWords.none}{' '}
            {found.nearest && fill(answerWords.nearest, { name: found.nearest.tree.variety.name })}
          </p>
        )}
        <Proposals
          proposals={proposals}
          ceiling={ceiling}
          headroom={headroom}
          drawn={drawn}
          labelledBy="proposals-title"
          words={answerWords}
        />
        <p className={`note ${styles.note}`}>
          {answerWords.widths} <span className="script-only">{answerWords.share}</span>
        </p>
      </section>
      <Ceilings rows={ceilings} varieties={stocked} words={words.table} />
    </div>
  );
}

interface CeilingsProps extends Pick<FinderPageProps, 'varieties'> {
  readonly rows: readonly CeilingRow[];
  readonly words: Words['table'];
}

/** Every size with the lowest ceiling that it fits; also the fallback without script. */
function Ceilings({ rows, varieties, words }: CeilingsProps) {
  const stateOf = (slug: VarietySlug, { min, max }: CeilingRow) =>
    varieties
      .find((variety) => variety.slug === slug)
      ?.sizes.find((size) => size.min === min && size.max === max)?.state;
  return (
    <section aria-labelledby="ceilings-title" className={styles.ceilings}>
      <h2 id="ceilings-title">{words.title}</h2>
      <p>{words.text}</p>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{words.ceiling}</th>
            <th scope="col">{words.size}</th>
            <th scope="col">{words.varieties}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.min} ${row.max}`}>
              <th scope="row">{formatHeight(row.ceiling / 100)}</th>
              <td>{formatHeights(row.min, row.max)}</td>
              <td>
                <ul className={`cluster ${styles.trees}`}>
                  {row.trees.map(({ slug, name, price }) => {
                    const state = stateOf(slug, row);
                    return (
                      <li key={slug}>
                        <a href={paths.variety(slug)}>{name}</a> {state?.ask ? state.tag : formatPrice(price)}
                      </li>
                    );
                  })}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What to say of the first of these that is sold out. */
function soldOutAmong(proposals: readonly Proposal[], { soldOut }: Words['answers']): string | undefined {
  const gone = proposals.find(({ tree }) => tree.size.state?.ask)?.tree;
  return (
    gone && fill(soldOut, { name: gone.variety.name, heights: formatHeights(gone.size.min, gone.size.max) })
  );
}

/** The answer, or its default, to the question whose rule compares `field`. */
function answerTo(field: 'height' | 'width', guide: Guide, given: Answers): number | undefined {
  const question = guide.rules.find((rule) => rule.field === field)?.question ?? '';
  const answer = withDefaults(guide, given)[question];
  return typeof answer === 'number' ? answer : undefined;
}

/** What the chosen options add to the drawing. */
function drawnBy({ questions }: Guide, answers: Answers) {
  return questions.flatMap(({ id, options = [] }) => {
    const answer = answers[id];
    if (typeof answer !== 'object') return [];
    return options.flatMap(({ value, draws }) => (draws && answer.includes(value) ? [draws] : []));
  });
}

/** Announced by screen readers when the answers change. */
function announcement({ proposals, nearest }: SearchResult, words: Words['answers']): string {
  const names = proposals.map(({ tree }) => tree.variety.name).join(', ');
  if (proposals.length > 0)
    return fill(proposals.length > 1 ? words.several : words.one, { count: proposals.length, names });
  return nearest ? `${words.none} ${fill(words.nearest, { name: nearest.tree.variety.name })}` : words.none;
}
