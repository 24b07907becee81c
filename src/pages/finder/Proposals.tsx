import type { FinderAnswers } from '#generated/types.ts';
import { Badges } from '../../components/Badge.tsx';
import { OrderLink } from '../../components/OrderLink.tsx';
import { ShopHomeNote } from '../../components/ShopHomeNote.tsx';
import { fill } from '../../text/fill.ts';
import { formatHeight, formatHeights, formatPrice } from '../../text/format.ts';
import { addressOfSize } from '../variety/size.ts';
import type { Proposal, Rule } from './find-trees.ts';
import styles from './Proposals.module.css';

interface ProposalsProps {
  readonly proposals: readonly Proposal[];
  /** Of the ceiling and of what stands over and under a tree, in centimetres. */
  readonly ceiling: number;
  readonly headroom: number;
  /** The one in the drawing. */
  readonly drawn: Proposal | undefined;
  /** Id of the title above. */
  readonly labelledBy: string;
  readonly words: FinderAnswers;
}

/** Reasons beyond these would bury those that count. */
const mostReasons = 2;

/** The trees, the best first. */
export function Proposals({ proposals, ceiling, headroom, drawn, labelledBy, words }: ProposalsProps) {
  return (
    <ol className={styles.proposals} aria-labelledby={labelledBy}>
      {proposals.map((proposal) => {
        const { variety, size } = proposal.tree;
        const { state } = size;
        const top = formatHeight((size.height + headroom) / 100);
        const values = {
          top,
          ceiling: formatHeight(ceiling / 100),
          width: formatHeight(size.width / 100),
          price: formatPrice(size.price),
          hold: variety.hold?.text ?? '',
        };
        const say = (rules: readonly Rule[], text: 'reason' | 'caution' | 'lack') =>
          rules.flatMap((rule) => (rule[text] ? [fill(rule[text], values)] : []));
        const reasons = say(proposal.reasons, 'reason').slice(0, mostReasons);
        const warnings = [...say(proposal.lacks, 'lack'), ...say(proposal.cautions, 'caution')];
        return (
          <li key={variety.slug} className="card" data-drawn={proposal === drawn}>
            <div className={`cluster ${styles.title}`}>
              <h3>{variety.name}</h3>
              <Badges state={state} badges={variety.badges} />
            </div>
            <p className={styles.subtitle}>{variety.subtitle}</p>
            <p className={`cluster ${styles.size}`}>
              {formatHeights(size.min, size.max)} <b className="amount">{values.price}</b>
            </p>
            <p>{reasons.join(' ')}</p>
            {warnings.length > 0 && <p className={styles.warning}>{warnings.join(' ')}</p>}
            <p className="note">
              {fill(words.top, values)}, {fill(words.floor, values)}
              {state?.delay && `. ${state.note}`}
            </p>
            <div className={`screen-only stack ${styles.ways}`}>
              <OrderLink product={variety.shopSlug} about={variety.name}>
                {words.order}
              </OrderLink>
              <a href={addressOfSize(variety.slug, size)} className="touch-target">
                {fill(words.page, { name: variety.name })}
              </a>
            </div>
            <ShopHomeNote product={variety.shopSlug} name={variety.name} />
          </li>
        );
      })}
    </ol>
  );
}
