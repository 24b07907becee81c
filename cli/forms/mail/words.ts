import type { Language } from '../../core/language/wording.ts';
import type { FunctionName } from '../../core/shared/functions.ts';

/** What emails say beside the words of the forms, in the language of the content. */
const fr = {
  titles: {
    'contact-form': 'Message',
    'quote-request': 'Demande de devis',
    newsletter: 'Inscription à la lettre',
  } satisfies Record<FunctionName, string>,
  subject: (title: string, about: string) => `${title} : ${about}`,
  received: (site: string, moment: string) => `Reçu par ${site} le ${moment}.`,
  /** @param id what commands call the message */
  answer: (name: string, id: string) =>
    `Répondez à ce message : votre réponse part chez ${name}. Puis notez-le : sapin inbox answered ${id}`,
  noAnswer: (id: string) =>
    `L’adresse donnée n’en est peut-être pas une : elle n’est que dans le tableau. Une fois répondu, notez-le : sapin inbox answered ${id}`,
  copySubject: (title: string, shop: string) => `${title} : ce que vous avez envoyé à ${shop}`,
  copy: (shop: string) => `Merci ! Voici une copie de ce que ${shop} a reçu de vous.`,
  confirmSubject: (shop: string) => `Confirmez votre inscription à la lettre de ${shop}`,
  confirm: (shop: string, link: string) => [
    `Quelqu’un, vous sans doute, a demandé à recevoir la lettre de ${shop} à cette adresse.`,
    `Pour confirmer, ouvrez cette page dans les sept jours et appuyez sur son bouton :\n${link}`,
    'Si ce n’est pas vous, ne faites rien : l’adresse sera oubliée.',
  ],
  unsubscribe: (link: string) => `Pour ne plus rien recevoir : ${link}`,
  trial: 'Message d’essai',
  trialText: (shop: string) => `Le courrier de ${shop} part bien : ce message en est la preuve.`,
};

const en: typeof fr = {
  titles: {
    'contact-form': 'Message',
    'quote-request': 'Quote request',
    newsletter: 'Newsletter subscription',
  },
  subject: (title, about) => `${title}: ${about}`,
  received: (site, moment) => `Received by ${site} on ${moment}.`,
  answer: (name, id) =>
    `Reply to this message: the answer goes to ${name}. Then note it: sapin inbox answered ${id}`,
  noAnswer: (id) =>
    `The address may be none: it is in the table only. Once answered, note it: sapin inbox answered ${id}`,
  copySubject: (title, shop) => `${title}: what you sent to ${shop}`,
  copy: (shop) => `Thank you! This is a copy of what ${shop} received from you.`,
  confirmSubject: (shop) => `Confirm your subscription to the newsletter of ${shop}`,
  confirm: (shop, link) => [
    `Somebody, probably you, asked for the newsletter of ${shop} to be sent to this address.`,
    `To confirm, open this page within seven days and press its button:\n${link}`,
    'If it was not you, do nothing: the address will be forgotten.',
  ],
  unsubscribe: (link) => `To receive nothing more: ${link}`,
  trial: 'Test message',
  trialText: (shop) => `The mail of ${shop} works: this message proves it.`,
};

export const emailWords = (language: Language): typeof fr => ({ fr, en })[language];
