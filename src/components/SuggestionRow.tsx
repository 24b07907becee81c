import { useEffect, useId, useState } from 'react';
import type { Picture as NamedPicture } from '#generated/types.ts';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import { pick, type Random } from './random.ts';
import styles from './SuggestionRow.module.css';

export interface Suggestion {
  readonly name: string;
  readonly href: string;
  readonly image?: NamedPicture;
}

interface SuggestionRowProps {
  readonly title: string;
  /** Always shown, in front. */
  readonly first?: readonly Suggestion[];
  /** `count` of these are picked at random; the prerendered page shows the first ones. */
  readonly pool: readonly Suggestion[];
  readonly count: number;
  readonly random?: Random;
}

/** Suggested pages: the links of `first`, then a few of `pool`. */
export function SuggestionRow({ title, first = [], pool, count, random }: SuggestionRowProps) {
  const id = useId();
  const [picked, setPicked] = useState(() => pool.slice(0, count));

  // After hydration, so that the first render matches the prerendered page.
  useEffect(() => setPicked(pick(pool, count, random)), [pool, count, random]);

  return (
    <section className="container section screen-only" aria-labelledby={id} data-prefetch="pointed">
      <h2 id={id}>{title}</h2>
      <ul className={styles.row}>
        {[...first, ...picked].map(({ name, href, image }) => (
          <li key={href}>
            <a href={href} className={styles.card}>
              {image && <Picture picture={{ ...image, alt: '' }} shape="landscape" />}
              <span className={styles.name}>
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
