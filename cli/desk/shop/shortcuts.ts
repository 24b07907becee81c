import { allEntries, type Content } from '../../core/content/content.ts';
import type { Shortcut } from '../contract.ts';
import { placeOf } from '../view/names.ts';

/** What a seller of trees does in a minute, each with what must be in the content for it. */
const SHORTCUTS: readonly {
  readonly title: string;
  readonly help: string;
  readonly to:
    | { readonly create: string }
    | { readonly collection: string }
    | { readonly subject: string; readonly pointer: string }
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
    to: { subject: 'facts/order-deadline', pointer: '/readings/0/value' },
  },
];

/** Those that this content has a place for. */
export function shortcutsOf(content: Content): Shortcut[] {
  const entries = new Map(allEntries(content).map((entry) => [entry.subject, entry]));
  return SHORTCUTS.flatMap(({ title, help, to }): Shortcut[] => {
    if ('create' in to) return content.collections.has(to.create) ? [{ title, help, target: to }] : [];
    if ('collection' in to)
      return content.collections.has(to.collection) ? [{ title, help, target: to }] : [];
    const entry = entries.get(to.subject);
    if ('about' in to) return entry && content.collections.has(to.about) ? [{ title, help, target: to }] : [];
    return entry ? [{ title, help, target: placeOf(content, entry, to.pointer) }] : [];
  });
}
