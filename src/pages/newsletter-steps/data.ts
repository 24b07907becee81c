import { findNewsletterStep } from '#generated/newsletter-steps.ts';
import type { PageContent } from '../page.ts';
import type { NewsletterStepsPageProps } from './NewsletterStepsPage.tsx';

/** Without a canonical address: such a page is of use to who has a link with an address in it, alone. */
export function buildPage(slug: string): PageContent<NewsletterStepsPageProps> | null {
  const found = findNewsletterStep(slug);
  if (!found) return null;
  const { seo, step, title, text, button, done, failed, home } = found;
  return { head: seo, props: { step, title, text, button, done, failed, home } };
}
