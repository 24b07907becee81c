import type { Language } from '../core/language/wording.ts';
import { en, fr } from '../core/messages/phrases.ts';
import { aroundDifference } from '../core/text/around-difference.ts';
import type { FrameChange } from './preview.ts';
import type { Change } from './rows.ts';

/** With what the content is compared. */
export interface Origin {
  readonly kind: 'published' | 'last' | 'since' | 'oldest' | 'revision';
  /** As the caller or Git names it. */
  readonly name: string;
  readonly date: Date;
}

/** The oldest commit to compare with. */
export interface Oldest {
  readonly name: string;
  readonly date: Date;
}

const FR = {
  usage: 'npm run preview:diff -- [RÉVISION] [FICHIER] [--since 7d|2026-11-16|HEAD] [--lang fr|en]',
  noGit: 'preview:diff compare deux versions que Git garde : installez Git (https://git-scm.com)',
  noRepository:
    'preview:diff compare deux versions que Git garde : ce dossier n’est pas un dépôt Git, clonez le projet',
  noCommit: 'rien n’est encore enregistré : il n’y a pas d’avant',
  unknown: (name: string) =>
    `Git ne connaît pas « ${name} » : donnez une branche (main), un numéro d’enregistrement, ou --since 7d ; sans rien, la comparaison se fait avec ce qui est publié`,
  badSince: (value: string) =>
    `« ${value} » n’est ni une durée, ni une date, ni une révision de Git : écrivez --since 7d (jours), 12h, 2w (semaines), 2026-11-16 ou HEAD (le dernier enregistrement)`,
  nothingBefore: (moment: Date) => `rien n’était enregistré avant le ${date(moment, 'fr')}`,
  noContent: (revision: string, oldest: Oldest | undefined) =>
    `le contenu n’existait pas encore dans « ${revision} »${oldestFr(oldest)}`,
  tooOld: (old: Date, oldest: Oldest) =>
    `l’état du ${date(old, 'fr')} est trop ancien pour le code d’aujourd’hui${oldestFr(oldest)}`,
  origin: ({ kind, name, date: committed }: Origin) => {
    const when = date(committed, 'fr');
    const origins = {
      published: `ces fichiers, enregistrés ou non, comparés avec ce qui est publié (${name}, ${when})`,
      last: `ces fichiers, comparés avec le dernier enregistrement, ${when} : rien n’est publié d’ici`,
      since: `ces fichiers, enregistrés ou non, comparés avec l’état du ${when} (${name})`,
      oldest: `ces fichiers, enregistrés ou non, comparés avec le plus ancien état, celui du ${when} (${name}) : rien n’était enregistré plus tôt`,
      revision: `ces fichiers, enregistrés ou non, comparés avec ${name} (${when})`,
    };
    return origins[kind];
  },
  ahead: (count: number) =>
    `${fr.plural(count, 'enregistrement')} d’autres personnes ${count > 1 ? 'manquent' : 'manque'} ici et ${count > 1 ? 'restent' : 'reste'} hors de la comparaison : git pull`,
  start: {
    same: 'préparation des pages d’avant et de maintenant',
    different: 'le code a changé aussi : les deux sites sont construits en entier, ce qui prend une minute',
    present:
      'le code et ses paquets ont changé aussi : celui d’aujourd’hui montre les pages d’avant et de maintenant',
  },
  rendered: (step: 'before' | 'after', pages: number, isCached: boolean) =>
    `${step === 'before' ? 'avant' : 'maintenant'} : ${fr.plural(pages, 'page')}${isCached ? ', déjà en réserve' : ''}`,
  comparing: (pages: number) => `comparaison de ${fr.plural(pages, 'page')}`,
  done: (file: string, pages: number) =>
    `${file} : ${pages} ${pages > 1 ? 'pages changées' : 'page changée'}`,
  /** For content that has changed where no page has. */
  unseen:
    'ce que vous avez changé ne se voit pas aujourd’hui : un article attend sa date ou reste un brouillon (« npm run check » le dit), un prix est celui d’une taille épuisée, ou une remarque a changé',
  title: 'Ce qui change pour les visiteurs',
  none: 'Aucune page ne change.',
  before: 'Avant',
  after: 'Maintenant',
  kinds: { changed: 'changée', added: 'nouvelle', removed: 'disparue' },
  pieces: {
    title: 'Titre de l’onglet',
    description: 'Description pour les moteurs de recherche',
  } as Readonly<Record<string, string>>,
  skipped: (count: number) => `${fr.plural(count, 'ligne')} sans changement`,
  parts: {
    notices: 'les annonces',
    header: 'l’en-tête',
    menu: 'le menu',
    footer: 'le pied de page',
  },
  /** @param pages those that nothing else changes; 0 when every page changes otherwise, too */
  frame: (pages: number | 'all', parts: readonly string[]) =>
    `${pages === 'all' ? 'sur toutes les pages' : pages === 0 ? 'sur ces pages aussi' : fr.plural(pages, 'page')} : ${fr.all(parts)}`,
  from: (moment: Date) => `à partir du ${date(moment, 'fr')}`,
  page: (address: string, kind: string, change: string | undefined) =>
    `${address} (${kind})${change === undefined ? '' : ` : ${change}`}`,
  shownOn: (pages: number) => `les ${pages} pages qui le montrent`,
  change: ({ before, after }: Change) =>
    before === undefined
      ? `« ${after} » s’ajoute`
      : after === undefined
        ? `« ${before} » disparaît`
        : `« ${before} » → « ${after} »`,
  more: (count: number) => `et ${fr.plural(count, 'autre changement', 'autres changements')}`,
};

export type PreviewWords = typeof FR;

const EN: PreviewWords = {
  usage: 'npm run preview:diff -- [REVISION] [FILE] [--since 7d|2026-11-16|HEAD] [--lang fr|en]',
  noGit: 'preview:diff compares two versions that Git keeps: install Git (https://git-scm.com)',
  noRepository:
    'preview:diff compares two versions that Git keeps: this folder is no Git repository, clone the project',
  noCommit: 'nothing has been committed yet: there is no before',
  unknown: (name) =>
    `Git does not know "${name}": give a branch (main), a commit, or --since 7d; without any, the comparison is with what is published`,
  badSince: (value) =>
    `"${value}" is neither a duration, a date nor a revision of Git: write --since 7d (days), 12h, 2w (weeks), 2026-11-16 or HEAD (the last commit)`,
  nothingBefore: (moment) => `nothing had been committed before ${date(moment, 'en')}`,
  noContent: (revision, oldest) => `there was no content yet in "${revision}"${oldestEn(oldest)}`,
  tooOld: (old, oldest) =>
    `the state of ${date(old, 'en')} is too old for the present code${oldestEn(oldest)}`,
  origin: ({ kind, name, date: committed }) => {
    const when = date(committed, 'en');
    const origins = {
      published: `these files, committed or not, compared with what is published (${name}, ${when})`,
      last: `these files, compared with the last commit, ${when}: nothing is published from here`,
      since: `these files, committed or not, compared with the state of ${when} (${name})`,
      oldest: `these files, committed or not, compared with the oldest state, that of ${when} (${name}): nothing had been committed earlier`,
      revision: `these files, committed or not, compared with ${name} (${when})`,
    };
    return origins[kind];
  },
  ahead: (count) =>
    `${en.plural(count, 'commit')} of others ${count > 1 ? 'are' : 'is'} missing here and left out of the comparison: git pull`,
  start: {
    same: 'preparing the pages, before and after',
    different: 'the code has changed as well: both sites are built whole, which takes a minute',
    present:
      'the code and its packages have changed as well: the current code shows the pages before and after',
  },
  rendered: (step, pages, isCached) =>
    `${step === 'before' ? 'before' : 'now'}: ${en.plural(pages, 'page')}${isCached ? ', cached' : ''}`,
  comparing: (pages) => `comparing ${en.plural(pages, 'page')}`,
  done: (file, pages) => `${file}: ${en.plural(pages, 'page')} changed`,
  unseen:
    'what you have changed does not show today: an article waits for its date or is a draft ("npm run check" tells), a price is of a size that is sold out, or a comment has changed',
  title: 'What changes for visitors',
  none: 'No page changes.',
  before: 'Before',
  after: 'Now',
  kinds: { changed: 'changed', added: 'new', removed: 'gone' },
  pieces: { title: 'Title of the tab', description: 'Description for search engines' },
  skipped: (count) => `${en.plural(count, 'line')} unchanged`,
  parts: { notices: 'the notices', header: 'the header', menu: 'the menu', footer: 'the footer' },
  frame: (pages, parts) =>
    `${pages === 'all' ? 'on every page' : pages === 0 ? 'on these pages too' : en.plural(pages, 'page')}: ${en.all(parts)}`,
  from: (moment) => `from ${date(moment, 'en')} on`,
  page: (address, kind, change) => `${address} (${kind})${change === undefined ? '' : `: ${change}`}`,
  shownOn: (pages) => `the ${pages} pages that show it`,
  change: ({ before, after }) =>
    before === undefined
      ? `"${after}" is new`
      : after === undefined
        ? `"${before}" is gone`
        : `"${before}" → "${after}"`,
  more: (count) => `and ${en.plural(count, 'other change')}`,
};

function oldestFr(oldest: Oldest | undefined): string {
  return oldest
    ? ` ; le plus ancien état à comparer est celui du ${date(oldest.date, 'fr')} : npm run preview:diff -- ${oldest.name}`
    : '';
}

function oldestEn(oldest: Oldest | undefined): string {
  return oldest
    ? `; the oldest state to compare with is that of ${date(oldest.date, 'en')}: npm run preview:diff -- ${oldest.name}`
    : '';
}

export const PREVIEW_WORDS: Readonly<Record<Language, PreviewWords>> = { fr: FR, en: EN };

/** A change in a few words: what differs, with a little of what is around it. */
export function shortened({ before, after }: Change): Change {
  const [old, now] = aroundDifference(before ?? '', after ?? '');
  return { ...(before !== undefined && { before: old }), ...(after !== undefined && { after: now }) };
}

/** Changes that are named, before the others are counted. */
const NAMED = 2;

/** `52 pages : le pied de page (« 9 h » → « 10 h »)`: a change of what surrounds pages, without a full stop. */
export function frameSentence(change: FrameChange, language: Language): string {
  const words = PREVIEW_WORDS[language];
  const named = change.words.slice(0, NAMED).map((each) => words.change(shortened(each)));
  const rest = change.words.length - named.length;
  const from = change.from === undefined ? [] : [words.from(new Date(change.from))];
  const what = [...named, ...(rest > 0 ? [words.more(rest)] : []), ...from].join(
    language === 'fr' ? ' ; ' : '; ',
  );
  const line = frameHeading(change, language);
  return what === '' ? line : `${line} (${what})`;
}

/** `52 pages : le pied de page`. */
export function frameHeading({ parts, only, isEverywhere }: FrameChange, language: Language): string {
  const words = PREVIEW_WORDS[language];
  return words.frame(
    isEverywhere ? 'all' : only.length,
    parts.map((part) => words.parts[part]),
  );
}

function date(moment: Date, language: Language): string {
  const locale = { fr: 'fr-FR', en: 'en-GB' }[language];
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(moment);
}
