import { quoteRequest } from '#generated/forms/quote-request.ts';
import { quote } from '#generated/pages/quote.ts';
import { paths } from '#generated/routes.ts';
import { questionsOf } from '../../data/questions.ts';
import type { PageContent } from '../page.ts';
import type { QuotePageProps } from './QuotePage.tsx';

export function buildPage(): PageContent<QuotePageProps> {
  const { seo, ...words } = quote;
  const { fields, ...form } = quoteRequest;
  return {
    head: { ...seo, canonical: paths.quote() },
    props: {
      words,
      form: { ...form, consent: fields.rgpdConsent },
      questions: questionsOf('quote-request', { ...fields }),
    },
  };
}
