import { decorations, findDecoration } from '#generated/decorations.ts';
import { decoration as words } from '#generated/pages/decoration.ts';
import { paths } from '#generated/routes.ts';
import type { PageContent } from '../page.ts';
import type { DecorationPageProps } from './DecorationPage.tsx';

export const entries = decorations;

/** @returns null for a key that no decoration has */
export function buildPage(slug: string): PageContent<DecorationPageProps> | null {
  const entry = findDecoration(slug);
  if (!entry) return null;
  const { seo, summary: _, ...decoration } = entry;
  return {
    head: { ...seo, canonical: paths.decoration(entry.slug) },
    props: { decoration, words },
  };
}
