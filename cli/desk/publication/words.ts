import type { Refusal } from '../contract.ts';

/** What publication says, in French, for a person who has never seen a terminal. */
export const PUBLICATION_WORDS = {
  nothing: {
    message: 'Il n’y a rien à publier : le site montre déjà tout ce qui est enregistré ici.',
    advice: null,
  },
  unfinished:
    'Quelqu’un a commencé à réunir deux versions du site avec un autre outil, et n’a pas fini. Terminez-le là-bas, ou annulez-le ; puis revenez.',
  past: 'Ce dossier montre une version du passé : rien ne se publie d’ici. Vous pouvez proposer vos changements ; la personne qui s’occupe du site remet ce dossier à sa dernière version.',
  faulty: (place: string, message: string, others: number) =>
    `${place}. ${message}. Corrigez-le d’abord : les visiteurs verraient la faute${others > 0 ? `. Il y en a ${others} ${others > 1 ? 'autres' : 'autre'}` : ''}.`,
  faultyDocument: (name: string) =>
    `« ${name} » n’est pas une fiche, et le site ne sait pas l’employer. Retirez ce document des textes du site d’abord.`,
  faultyAdvice: 'Rien n’a été publié. Corrigez, enregistrez, puis recommencez.',
  changing: {
    message: 'Une fiche vient de changer pendant que tout se préparait : rien n’a été publié.',
    advice: 'Relisez, puis recommencez.',
  },
  author: {
    message: 'Il manque votre nom et votre adresse électronique, qui signent ce que vous publiez.',
    advice: 'Écrivez-les une fois : cet ordinateur les gardera.',
  },
  badAuthor: {
    message: 'Ce nom ou cette adresse électronique ne convient pas.',
    advice: 'Écrivez un nom, et une adresse comme anne@exemple.fr.',
  },
  running: {
    message: 'Une publication est déjà en cours.',
    advice: 'Elle dira dans un instant si elle a réussi.',
  },
  ahead: {
    message: 'Quelqu’un d’autre a publié entre-temps.',
    advice:
      'Rien n’est perdu, et rien n’est publié à moitié : vos changements sont enregistrés ici. Choisissez « Proposer » : la personne qui relit les réunira avec les autres.',
  },
  offline: {
    message: 'L’endroit où le site est publié ne répond pas.',
    advice:
      'Rien n’est perdu, et rien n’est publié à moitié. Vérifiez votre connexion à Internet, puis recommencez.',
  },
  stranger: {
    message: 'L’endroit où le site est publié ne vous a pas reconnu.',
    advice:
      'Rien n’est perdu, et rien n’est publié à moitié. Demandez à la personne qui a installé le site de vous y inscrire sur cet ordinateur, puis recommencez.',
  },
  forbidden: {
    message: 'L’endroit où le site est publié n’accepte pas ce changement de vous.',
    advice:
      'Rien n’est perdu, et rien n’est publié à moitié. Choisissez « Proposer », ou demandez le droit de publier à la personne qui s’occupe du site.',
  },
  failed: {
    message: 'La publication n’a pas réussi.',
    advice: 'Rien n’est perdu, et rien n’est publié à moitié. Recommencez dans un moment.',
  },
  published: 'C’est parti : le site sera à jour dans quelques minutes.',
  nowhere:
    'Ce dossier n’est relié à aucun endroit où publier : une version ne se garde que sur cet ordinateur, et les visiteurs n’en voient rien. La personne qui s’occupe du site peut le relier ; tout le reste marche.',
  keptHere: 'C’est gardé sur cet ordinateur ; les visiteurs n’en voient encore rien.',
  proposed:
    'Votre proposition est partie. Envoyez cette adresse à la personne qui relit. Vos changements restent ici ; les visiteurs ne les voient pas encore.',
  proposedAs: (name: string) =>
    `Votre proposition est partie, sous le nom « ${name} ». Donnez ce nom à la personne qui relit. Vos changements restent ici ; les visiteurs ne les voient pas encore.`,
  proposedHere: (name: string) =>
    `Votre proposition est gardée sur cet ordinateur, sous le nom « ${name} ». Ce dossier n’est relié à aucun endroit où l’envoyer : la personne qui s’occupe du site peut l’y relier.`,
  comparing: 'Comparaison des pages avec celles qui sont publiées',
  comparingAll: 'Le site lui-même a changé aussi : ses pages se préparent en entier, ce qui prend une minute',
  comparingPages: (pages: number) =>
    pages === 1 ? 'Comparaison d’une page' : `Comparaison de ${pages} pages`,
  unseen: (why: string | undefined) =>
    `Aucune page ne montre ce qui a changé : les visiteurs ne verront pas de différence${why === undefined ? '' : ` (${why})`}.`,
  decided: (title: string) =>
    `pour « ${title} », une lecture est choisie, et toutes les pages montrent celle-là`,
  shownNowhere: (title: string) => `cette lecture de « ${title} » ne se montre sur aucune page`,
  cannotCompare: 'Les pages n’ont pas pu être comparées ; la liste des fiches, elle, est complète.',
  images: 'des images',
  changes: (count: number) => (count === 1 ? 'une fiche changée' : `${count} fiches changées`),
  others: (count: number) => (count === 1 ? 'une autre fiche' : `${count} autres fiches`),
} satisfies Record<string, string | Omit<Refusal, 'places'> | ((...args: never[]) => string)>;
