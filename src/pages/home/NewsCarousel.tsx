import { useEffect, useRef, useState } from 'react';
import type { Link as LinkText, Picture as NamedPicture } from '#generated/types.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import { ui } from '../../shell/shell.static.ts';
import styles from './NewsCarousel.module.css';

export interface NewsItem {
  readonly title: string;
  readonly excerpt: string;
  readonly image: NamedPicture;
  readonly href: string;
}

interface NewsCarouselProps {
  readonly title: string;
  readonly all: LinkText;
  readonly items: readonly NewsItem[];
}

/** The articles are repeated three times for a seamless loop; assistive technology sees the first round only. */
const rounds = ['real', 'copy', 'second-copy'] as const;

/** Moves while in view, unless paused; a finger pauses and scrolls it. */
export function NewsCarousel({ title, all, items }: NewsCarouselProps) {
  const [isPaused, setIsPaused] = useState(false);
  const view = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = view.current;
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => {
      target.dataset.away = String(entry?.isIntersecting === false);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  return (
    <section className="section sunken" aria-labelledby="news">
      <div className={`container cluster ${styles.head}`}>
        <h2 id="news">{title}</h2>
        <button
          type="button"
          className={`touch-target ${styles.pause}`}
          onClick={() => setIsPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
          {isPaused ? ui.play : ui.pause}
        </button>
      </div>
      <div ref={view} className={styles.window} onTouchStart={() => setIsPaused(true)}>
        <div className={styles.track} data-paused={isPaused}>
          {rounds.map((round) => (
            <ul key={round} className={styles.round} aria-hidden={round !== 'real'}>
              {items.map((item) => (
                <li key={item.href}>
                  <NewsCard item={item} isReal={round === 'real'} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      <div className="container">
        <ButtonLink href={all.href} look="outline">
          {all.label}
        </ButtonLink>
      </div>
    </section>
  );
}

function NewsCard({ item, isReal }: { readonly item: NewsItem; readonly isReal: boolean }) {
  return (
    <div className={styles.card}>
      <Picture picture={item.image} shape="article" />
      <a href={item.href} className={`card-link title ${styles.title}`} tabIndex={isReal ? undefined : -1}>
        {item.title}
      </a>
      <p className={styles.excerpt}>{item.excerpt}</p>
    </div>
  );
}
