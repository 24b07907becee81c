import { contactMessage } from '#generated/forms/contact-message.ts';
import { contact } from '#generated/pages/contact.ts';
import { paths } from '#generated/routes.ts';
import { site } from '#generated/site.ts';
import type { PageContent } from '../page.ts';
import type { ContactPageProps } from './ContactPage.tsx';

export function buildPage(): PageContent<ContactPageProps> {
  const { seo, ...words } = contact;
  return {
    head: { ...seo, canonical: paths.contact() },
    props: { words, form: contactMessage, map: site.map },
  };
}
