import { findLegalText, loadLegalTextSections } from '#generated/legal.ts';
import { legalPage } from '#generated/pages/legal-page.ts';
import { paths, type Route, routes } from '#generated/routes.ts';
import { frenchDate } from '#generated/shared/date.ts';
import { slugOf } from '#generated/shared/slug.ts';
import type { Link } from '#generated/types.ts';
import { fill } from '../../text/fill.ts';
import type { PageContent } from '../page.ts';
import type { LegalPageProps } from './LegalPage.tsx';

/** @returns null for a key that no legal text has */
export async function buildPage(slug: string): Promise<PageContent<LegalPageProps> | null> {
  const text = findLegalText(slug);
  if (!text) return null;
  const sections = await loadLegalTextSections(text.slug);
  const legalRoutes = routes.filter(({ collection }) => collection === 'legal');
  const path = legalRoutes.find(({ entry }) => entry === slug)?.path;
  return {
    head: { ...text.seo, ...(path && { canonical: path }) },
    props: {
      title: text.title,
      intro: text.intro,
      updated: { label: fill(legalPage.updated, { date: frenchDate(text.updated) }), date: text.updated },
      sections: sections.map(({ title, text: body, varieties = [] }) => ({
        id: slugOf(title),
        title,
        text: body,
        varieties: varieties.map(({ variety, label }) => ({ label, href: paths.variety(variety) })),
      })),
      ...(text.cookies && { cookies: text.cookies }),
      contents: legalPage.contents,
      othersTitle: legalPage.othersTitle,
      others: [...legalRoutes.filter(({ entry }) => entry !== slug).map(asLink), legalPage.home],
      home: legalPage.home,
    },
  };
}

function asLink({ title, path, entry = '' }: Route): Link {
  return { label: findLegalText(entry)?.title ?? title, href: path };
}
