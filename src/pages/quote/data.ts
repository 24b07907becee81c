import { quoteRequest } from '#generated/forms/quote-request.ts';
import { quote } from '#generated/pages/quote.ts';
import { paths } from '#generated/routes.ts';
import type { PageContent } from '../page.ts';
import type { QuotePageProps } from './QuotePage.tsx';

export function buildPage(): PageContent<QuotePageProps> {
  const { seo, ...words } = quote;
  return { head: { ...seo, canonical: paths.quote() }, props: { words, form: quoteRequest } };
}
