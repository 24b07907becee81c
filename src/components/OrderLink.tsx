import { use } from 'react';
import type { Link } from '#generated/types.ts';
import { SeasonTexts } from '../shell/season.ts';
import { site } from '../shell/shell.static.ts';
import { fill } from '../text/fill.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './OrderLink.module.css';

interface OrderLinkProps {
  /** The shop's name for the product; without it the link leads to the shop's home page. */
  readonly product?: string | undefined;
  /** Hidden text for screen readers, which may read the button out of context. */
  readonly about?: string;
  readonly size?: 'normal' | 'large';
  /** Where to ask instead, when the product is sold out. */
  readonly instead?: Link | undefined;
  /** The label in season. */
  readonly children: string;
}

/**
 * Opens the shop in a new tab: the site itself takes no orders. Its label depends on the season, and on whether there
 * is anything left; the width of the usual one is reserved, so that nothing moves when it changes.
 */
export function OrderLink({ product, about, instead, children, ...button }: OrderLinkProps) {
  const shop = product ? fill(site.shop.product, { slug: product }) : site.shop.home;
  const order = use(SeasonTexts)?.order;
  const words = instead
    ? instead.label
    : order && (order.long.length > children.length ? order.short : order.long);
  return (
    <ButtonLink key={instead?.href} href={instead?.href ?? shop} {...button}>
      {words ? (
        <span key={words} className={styles.words} data-usual={children}>
          {words}
        </span>
      ) : (
        children
      )}
      {about && <span className="visually-hidden"> {about}</span>}
    </ButtonLink>
  );
}
