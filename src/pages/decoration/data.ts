import { decorations, findDecoration } from '#generated/decorations.ts';
import { decoration as words } from '#generated/pages/decoration.ts';
import { paths } from '#generated/routes.ts';
import type { Decoration } from '#generated/types.ts';
import { stockOfDecoration } from '../../data/stock.ts';
import { formatPrice } from '../../text/format.ts';
import type { PageContent } from '../page.ts';
import type { DecorationPageProps } from './DecorationPage.tsx';

export const entries = decorations;

/** @returns null for a key that no decoration has */
export function buildPage(slug: string): PageContent<DecorationPageProps> | null {
  const entry = findDecoration(slug);
  if (!entry) return null;
  const { seo, summary: _, price, size, material, contents, ...decoration } = entry;
  const stock = stockOfDecoration(entry);
  return {
    head: { ...seo, canonical: paths.decoration(entry.slug) },
    props: { decoration: { ...decoration, ...(stock && { stock }) }, terms: termsOf(entry), words },
  };
}

/** What it says of itself: nobody reads of what is not known. */
function termsOf({ price, size, material, contents }: Decoration): DecorationPageProps['terms'] {
  const { labels } = words;
  const terms = [
    { label: labels.price, value: price === undefined ? undefined : formatPrice(price) },
    { label: labels.size, value: size },
    { label: labels.material, value: material },
    { label: labels.contents, value: contents?.join(', ') },
  ];
  return terms.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
}
