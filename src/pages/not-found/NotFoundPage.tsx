import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#generated/routes.ts';
import type { NotFoundPage as Words } from '#generated/types.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import { navigation } from '../../shell/shell.static.ts';
import type { FallbackProps } from '../fallback.ts';
import styles from './NotFoundPage.module.css';
import { nearestPath } from './nearest.ts';

export interface NotFoundPageProps extends FallbackProps {
  readonly words: Omit<Words, 'seo'>;
}

export function NotFoundPage({ words }: NotFoundPageProps) {
  const { pathname } = useLocation();
  const [nearest, setNearest] = useState<string | null>(null);

  // The prerendered page does not know the requested address.
  useEffect(() => setNearest(nearestPath(pathname, knownPaths(pathname))), [pathname]);

  return (
    <div className={`container stack ${styles.page}`}>
      <div className="stack">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        {nearest && (
          <p>
            {words.nearest} <a href={nearest}>{nearest}</a>
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

/** The addresses that every page links to, except the current one, which may be among them. */
function knownPaths(except: string): string[] {
  const { header, footer } = navigation;
  const links = [
    ...header.menu.flatMap((item) => [item, ...(item.submenu ?? [])]),
    ...footer.groups.flatMap((group) => group.links),
    ...footer.legal,
  ];
  const towns = footer.towns.flatMap((group) => group.towns.map(({ slug }) => paths.delivery(slug)));
  return [...new Set([...links.map(({ href }) => href), ...towns])].filter(
    (href) => href.startsWith('/') && href !== except,
  );
}
