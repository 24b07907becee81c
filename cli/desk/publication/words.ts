import { fr } from '../../core/messages/phrases.ts';
import type { Refusal } from '../contract.ts';

type Words = string | Omit<Refusal, 'places'>;

/** The texts of publication, in French, for a person who has never seen a terminal. */
export const PUBLICATION_WORDS = {
  looking: 'Je regarde si quelqu’un d’autre a publié…',
  checking: 'Je vérifie tout le site…',
  sending: 'J’envoie…',
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
    `« ${name} » n’est pas une fiche, et le site ne sait pas l’employer. Retirez ce document des textes du site d’abord.`,
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
    message: 'D’autres personnes publient en ce moment même.',
    advice:
      'Rien n’est perdu, et rien n’est publié à moitié : vos changements sont enregistrés ici. Recommencez dans une minute.',
  },
  came: (authors: readonly string[], titles: string) =>
    authors.length === 0
      ? 'Le site lui-même a changé, sans que ses textes changent.'
      : `${fr.all(authors)} ${authors.length > 1 ? 'ont' : 'a'} publié : ${titles}.`,
  received: (came: string, hasMine: boolean) =>
    `C’est reçu. ${came}${hasMine ? ' Vos changements sont restés.' : ''}`,
  notBack: (titles: readonly string[]) =>
    `La suppression est annulée, sauf ce qui a changé depuis dans ${fr.all(titles.map((title) => `« ${title} »`))} : relisez-y ce qu’elle avait retiré.`,
  cameToo: (came: string) => `Reçu au passage : ${came}`,
  nothingCame: 'Il n’y a rien à recevoir : tout ce qui est publié est déjà ici.',
  union: 'Réunit ce qui est enregistré ici avec ce qui est publié',
  clashes: {
    message: 'Quelqu’un d’autre a publié un changement à la même place que vous.',
    advice: 'Rien n’est perdu, et rien n’est publié : choisissez d’abord ce qui doit rester.',
  },
  changedAgain: {
    message: 'Quelque chose d’autre a été publié entre-temps : rien n’a changé ici.',
    advice: 'Relisez ce qui vient, puis choisissez de nouveau.',
  },
  faultyAfter: (came: string) =>
    `Rien n’a été publié. Réuni avec ce qui vient d’arriver (${came}), il reste ceci à corriger ; enregistrez, puis recommencez.`,
  deletedHere: 'Vous avez supprimé cette fiche, et quelqu’un d’autre l’a changée.',
  deletedThere:
    'Quelqu’un d’autre a supprimé cette fiche ou lui a donné une autre adresse, et vous l’avez changée.',
  unreadableHere:
    'Votre version ne se lit pas comme une fiche : corrigez-la d’abord, ou prenez celle qui est publiée.',
  unreadableThere:
    'La version publiée ne se lit pas comme une fiche : gardez la vôtre, ou demandez à qui l’a publiée de la corriger.',
  bothNew: 'Cette fiche a été créée deux fois : une seule peut porter ce nom.',
  movedTwice: 'Cette fiche a reçu deux adresses différentes : une seule peut rester.',
  whole: 'Tout',
  yours: 'Votre version',
  theirs: 'La version publiée',
  deleted: 'Supprimée',
  siteChanges: 'Le site lui-même change aussi : après avoir reçu, fermez le bureau et ouvrez-le à nouveau.',
  left: (files: readonly string[]) =>
    `Quelqu’un travaille ici à ${fr.all(files.map((file) => `« ${file} »`))} : le bureau n’y touche pas, et la version publiée reste à y reprendre.`,
  diverged: (files: readonly string[]) =>
    `${fr.all(files.map((file) => `« ${file} »`))} : changé ici et ailleurs, hors des textes du site. La personne qui s’occupe du site réunit d’abord les deux versions ; rien n’a changé en attendant.`,
  taken: (title: string) =>
    `« ${title} » existe ici et a été créée ailleurs sous le même nom. Renommez la vôtre, enregistrez, puis recevez ; rien n’a changé en attendant.`,
  unsavedGone: (title: string) =>
    `« ${title} » a été supprimée ou renommée ailleurs, et vos derniers changements n’y sont pas enregistrés. Enregistrez-les ou abandonnez-les, puis recevez ; rien n’a changé en attendant.`,
  unrelated:
    'Ce dossier et le site publié n’ont pas d’histoire commune : rien ne se réunit d’ici. La personne qui s’occupe du site les relie ; vos changements restent enregistrés ici.',
  locked: {
    message:
      'Un autre programme tient le dossier du site, ou s’est arrêté au milieu d’un travail : rien n’a été publié.',
    advice:
      'Fermez les autres programmes ouverts sur ce dossier, puis recommencez. Si cela dure, la personne qui s’occupe du site enlève le verrou qu’il a laissé.',
  },
  unwritable: (name: string) => ({
    message: `« ${name} » n’a pas pu être remplacé : un autre programme le tient, ou il n’y a plus de place.`,
    advice:
      'Rien n’est perdu. Fermez ce programme ou faites de la place ; le bureau finit ensuite de lui-même.',
  }),
  unheard: (since: string, why: string) =>
    `Depuis ${since}, le bureau ne sait pas ce que les autres ont publié. ${why} Tout le reste marche.`,
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
      'Rien n’est perdu, et rien n’est publié à moitié. Choisissez « Proposer », ou demandez le droit de publier à la personne qui s’occupe du site.',
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
    `Votre proposition est partie, sous le nom « ${name} ». Donnez ce nom à la personne qui relit. Vos changements restent ici ; les visiteurs ne les voient pas encore.`,
  proposedHere: (name: string) =>
    `Votre proposition est gardée sur cet ordinateur, sous le nom « ${name} ». Ce dossier n’est relié à aucun endroit où l’envoyer : la personne qui s’occupe du site peut l’y relier.`,
  comparing: 'Je compare les pages avec celles qui sont publiées…',
  comparingAll:
    'Le site lui-même a changé aussi : je prépare toutes ses pages, cela peut prendre une minute…',
  comparingPages: (pages: number) => (pages === 1 ? 'Je compare une page…' : `Je compare ${pages} pages…`),
  unseen: (why: string | undefined) =>
    `Aucune page ne montre ce qui a changé : les visiteurs ne verront pas de différence${why === undefined ? '' : ` (${why})`}.`,
  decided: (title: string) =>
    `pour « ${title} », une valeur est choisie, et toutes les pages montrent celle-là`,
  shownNowhere: (title: string) => `cette valeur de « ${title} » ne se montre sur aucune page`,
  cannotCompare: 'Les pages n’ont pas pu être comparées ; la liste des fiches, elle, est complète.',
  images: 'des images',
  changes: (count: number) => (count === 1 ? 'une fiche changée' : `${count} fiches changées`),
  deletion: (titles: string) => `Suppression : ${titles}`,
  others: (count: number) => (count === 1 ? 'une autre fiche' : `${count} autres fiches`),
} satisfies Record<string, Words | ((...args: never[]) => Words)>;
