import { allEntries, type Content, type Entry } from '../../core/content/content.ts';
import { decisionOf, nameOfReading, readingsOf } from '../../core/content/entry-readings.ts';
import type { Shortcut } from '../contract.ts';
import { placeOf } from '../view/names.ts';

/** What a seller of trees does in a minute, each with what must be in the content for it. */
const SHORTCUTS: readonly {
  readonly title: string;
  readonly help: string;
  readonly to:
    | { readonly create: string }
    | { readonly collection: string }
    | { readonly fact: string }
    | Extract<Shortcut['target'], { readonly about: string }>;
}[] = [
  {
    title: 'Annoncer quelque chose',
    help: 'Une phrase en haut de toutes les pages, qui s’en va d’elle-même',
    to: { create: 'notices' },
  },
  {
    title: 'Dire qu’un sapin est épuisé',
    help: 'Épuisé, bientôt épuisé ou sur commande, pour une taille ou pour toutes',
    to: {
      about: 'varieties',
      question: 'Quel sapin ?',
      subject: 'availability',
      list: '/states',
      key: 'variety',
      value: { state: 'sold-out' },
      next: 'sizes',
    },
  },
  { title: 'Changer un prix', help: 'Une grille par sapin', to: { collection: 'prices' } },
  {
    title: 'Changer la date limite de commande',
    help: 'Le dernier jour pour être livré avant Noël',
    to: { fact: 'facts/order-deadline' },
  },
];

/** Those that this content has a place for. */
export function shortcutsOf(content: Content): Shortcut[] {
  const entries = new Map(allEntries(content).map((entry) => [entry.subject, entry]));
  return SHORTCUTS.flatMap(({ title, help, to }): Shortcut[] => {
    if ('create' in to) return content.collections.has(to.create) ? [{ title, help, target: to }] : [];
    if ('collection' in to)
      return content.collections.has(to.collection) ? [{ title, help, target: to }] : [];
    const entry = entries.get('fact' in to ? to.fact : to.subject);
    if ('about' in to) return entry && content.collections.has(to.about) ? [{ title, help, target: to }] : [];
    return entry ? [{ title, help, target: placeOf(content, entry, valueShown(entry)) }] : [];
  });
}

/** The value that visitors read: that of the reading that was decided on. */
function valueShown(entry: Entry): string {
  const decision = String(decisionOf(entry));
  const decided = readingsOf(entry).findIndex((reading) => nameOfReading(reading) === decision);
  return `/readings/${Math.max(0, decided)}/value`;
}
