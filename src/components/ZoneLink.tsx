import { paths } from '#generated/routes.ts';
import { ui } from '#generated/ui.ts';
import { PillLink } from './PillLink.tsx';
import styles from './ZoneLink.module.css';

/** Leads from wherever a page says how far we deliver to the answer for the visitor's own town. */
export function ZoneLink() {
  return (
    <p className={styles.zone}>
      <PillLink href={paths.deliveryZone()}>{ui.zone}</PillLink>
    </p>
  );
}
