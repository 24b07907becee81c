import { paths } from '#generated/routes.ts';
import { ui } from '../shell/shell.static.ts';
import { PillLink } from './PillLink.tsx';
import styles from './ZoneLink.module.css';

/** From any page that says how far we deliver, to the answer for the visitor's own town. */
export function ZoneLink() {
  return (
    <p className={styles.zone}>
      <PillLink href={paths.deliveryZone()}>{ui.zone}</PillLink>
    </p>
  );
}
