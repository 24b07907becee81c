import { paths } from '#generated/routes.ts';
import type { TownSlug } from '#generated/towns.ts';
import { PillLink } from '../../components/PillLink.tsx';
import styles from './DeliveryPage.module.css';

export interface LinkedTown {
  readonly slug: TownSlug;
  readonly name: string;
}

export function TownList({
  title,
  towns,
}: {
  readonly title: string;
  readonly towns: readonly LinkedTown[];
}) {
  return (
    <nav className={styles.towns} aria-label={title}>
      <h2>{title}</h2>
      <ul className={`cluster ${styles.links}`}>
        {towns.map(({ slug, name }) => (
          <li key={slug}>
            <PillLink href={paths.delivery(slug)}>{name}</PillLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
