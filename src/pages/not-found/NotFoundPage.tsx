import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { NotFoundPage as Words } from '#generated/types.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import styles from './NotFoundPage.module.css';
import { type KnownPage, nearestPage } from './nearest.ts';

export interface NotFoundPageProps {
  /** Those that every page links to. */
  readonly pages: readonly KnownPage[];
  readonly words: Omit<Words, 'seo'>;
}

export function NotFoundPage({ pages, words }: NotFoundPageProps) {
  const { pathname } = useLocation();
  const [nearest, setNearest] = useState<KnownPage | null>(null);

  // The prerendered page does not know the requested address, which may be that of a page.
  useEffect(() => {
    const others = pages.filter(({ href }) => href !== pathname);
    setNearest(nearestPage(pathname, others));
  }, [pages, pathname]);

  return (
    <div className={`container stack ${styles.page}`}>
      <div className="stack">
        <h1>{words.title}</h1>
        <p className="lead">{words.text}</p>
        {nearest && (
          <p className="lead">
            {words.nearest} <a href={nearest.href}>{nearest.name}</a>
          </p>
        )}
        <ul className={`cluster ${styles.links}`}>
          {words.links.map(({ label, href }) => (
            <li key={href}>
              <ButtonLink href={href} look="outline">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
      <PictureFrame picture={words.image} shape="landscape" isFirst />
    </div>
  );
}
