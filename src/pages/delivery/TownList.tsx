import type { Link } from '#generated/types.ts';
import { LinkRow } from '../../components/LinkRow.tsx';
import styles from './DeliveryPage.module.css';

export function TownList({ title, towns }: { readonly title: string; readonly towns: readonly Link[] }) {
  return (
    <nav className={styles.towns} aria-label={title}>
      <h2>{title}</h2>
      <LinkRow links={towns} look="pill" className={styles.links} />
    </nav>
  );
}
