import { findNewsletterStep } from '#generated/newsletter-steps.ts';
import type { PageContent } from '../page.ts';
import type { NewsletterStepsPageProps } from './NewsletterStepsPage.tsx';

/** Without a canonical address: such a page is of use to who has a link with an address in it, alone. */
export function buildPage(slug: string): PageContent<NewsletterStepsPageProps> | null {
  const step = findNewsletterStep(slug);
  if (!step) return null;
  const { seo, title, text, button, done, failed, home } = step;
  return { head: seo, props: { title, text, button, done, failed, home } };
}
