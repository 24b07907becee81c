import type { FunctionName } from '../../core/shared/functions.ts';

/** The texts of emails beside those of the forms, in the language of the site. */
export const EMAIL_WORDS = {
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
