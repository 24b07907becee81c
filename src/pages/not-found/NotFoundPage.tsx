import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#generated/routes.ts';
import type { NotFoundPage as Words } from '#generated/types.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import { navigation } from '../../shell/shell.static.ts';
import styles from './NotFoundPage.module.css';
import { type KnownPage, nearestPage } from './nearest.ts';

export interface NotFoundPageProps {
  readonly words: Omit<Words, 'seo'>;
}

export function NotFoundPage({ words }: NotFoundPageProps) {
  const { pathname } = useLocation();
  const [nearest, setNearest] = useState<KnownPage | null>(null);

  // The prerendered page does not know the requested address.
  useEffect(() => setNearest(nearestPage(pathname, knownPages(pathname))), [pathname]);

  return (
    <div className={`container stack ${styles.page}`}>
      <div className="stack">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        {nearest && (
          <p>
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

/** The pages that every page links to, except the current one, which may be among them. */
function knownPages(except: string): KnownPage[] {
  const { header, footer } = navigation;
  const links = [
    ...header.menu.flatMap((item) => [item, ...(item.submenu ?? [])]),
    ...footer.groups.flatMap((group) => group.links),
    ...footer.legal,
    ...footer.towns.flatMap(({ title, towns }) =>
      towns.map(({ slug, name }) => ({ name: `${title}, ${name}`, href: paths.delivery(slug) })),
    ),
  ];
  return links.filter(({ href }) => href.startsWith('/') && href !== except);
}
