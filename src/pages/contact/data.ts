import { contactMessage } from '#generated/forms/contact-message.ts';
import { contact } from '#generated/pages/contact.ts';
import { paths } from '#generated/routes.ts';
import { site } from '#generated/site.ts';
import { questionsOf } from '../../data/questions.ts';
import type { PageContent } from '../page.ts';
import type { ContactPageProps } from './ContactPage.tsx';

export function buildPage(): PageContent<ContactPageProps> {
  const { seo, ...words } = contact;
  const { fields, ...form } = contactMessage;
  return {
    head: { ...seo, canonical: paths.contact() },
    props: {
      words,
      form: { ...form, consent: fields.rgpdConsent },
      questions: questionsOf('contact-form', { ...fields }),
      map: site.map,
    },
  };
}
