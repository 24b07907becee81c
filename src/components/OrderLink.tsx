import type { ReactNode } from 'react';
import { site } from '../shell.static.ts';
import { fill } from '../text.ts';
import { ButtonLink } from './ButtonLink.tsx';

interface OrderLinkProps {
  /** The shop's name for the product; without it the link leads to the shop's home page. */
  readonly product?: string | undefined;
  readonly look?: 'solid' | 'outline' | 'night';
  readonly size?: 'normal' | 'large';
  readonly children: ReactNode;
}

/** Opens the shop in a new tab: the site itself takes no orders. */
export function OrderLink({ product, ...button }: OrderLinkProps) {
  const href = product ? fill(site.shop.product, { slug: product }) : site.shop.home;
  return <ButtonLink href={href} {...button} />;
}
