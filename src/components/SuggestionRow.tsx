import { useEffect, useId, useState } from 'react';
import type { Picture as NamedPicture } from '#generated/types.ts';
import { type Dated, holds } from '../shell/period.ts';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import { pick } from './random.ts';
import styles from './SuggestionRow.module.css';

export interface Suggestion {
  readonly name: string;
  readonly href: string;
  readonly image?: NamedPicture;
  /** When there is none left of it. */
  readonly gone?: readonly Dated[];
}

interface SuggestionRowProps {
  readonly title: string;
  /** The first of these that is not sold out is always shown, in front. */
  readonly first?: readonly Suggestion[];
  /** `count` of these are picked at random, of those that are not sold out; the prerendered page shows the first ones. */
  readonly pool: readonly Suggestion[];
  readonly count: number;
}

const none: readonly Suggestion[] = [];

/** Suggested pages: a link of `first`, then a few of `pool`. */
export function SuggestionRow({ title, first = none, pool, count }: SuggestionRowProps) {
  const id = useId();
  const [shown, setShown] = useState(() => {
    const isLeft = ({ gone }: Suggestion) => !gone?.some(({ isBuilt }) => isBuilt);
    return [...first.filter(isLeft).slice(0, 1), ...pool.filter(isLeft).slice(0, count)];
  });

  // After hydration, so that the first render matches the prerendered page.
  useEffect(() => {
    const now = Date.now();
    const isLeft = ({ gone }: Suggestion) => !gone?.some((period) => holds(period, now));
    setShown([...first.filter(isLeft).slice(0, 1), ...pick(pool.filter(isLeft), count)]);
  }, [first, pool, count]);

  return (
    <section className="container section screen-only" aria-labelledby={id} data-prefetch="pointed">
      <h2 id={id}>{title}</h2>
      <ul className={styles.row}>
        {shown.map(({ name, href, image }) => (
          <li key={href}>
            <a href={href} className={`card ${styles.card}`}>
              {image && <Picture picture={{ ...image, alt: '' }} shape="landscape" />}
              <span className={`title ${styles.name}`}>
                {name}
                <Icon name="arrow-right" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
