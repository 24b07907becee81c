import { ui } from '../shell/shell.static.ts';
import { fill } from '../text/fill.ts';
import { Icon } from './Icon.tsx';
import styles from './Rating.module.css';

const best = 5;

/** @param props.rating from 1 to 5 */
export function Rating({ rating }: { readonly rating: number }) {
  return (
    <p className={styles.rating}>
      <span className="visually-hidden">{fill(ui.rating, { rating })}</span>
      {Array.from({ length: best }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars never change order.
        <span key={index} data-lit={index < rating}>
          <Icon name="star" />
        </span>
      ))}
    </p>
  );
}
