import { useEffect, useState, useSyncExternalStore } from 'react';
import { encodedPath } from '../../core/text/encoded-path.ts';
import { parentPointer } from '../../core/values/pointer.ts';
import type { Place, Pointer, Subject } from '../contract.ts';

/** A view of the desk, as its address names it after `#`. */
export type Address =
  | { readonly view: 'today' | 'pictures' | 'season' | 'inbox' | 'publish' }
  | { readonly view: 'site'; readonly page: string }
  | { readonly view: 'collection'; readonly collection: string }
  | {
      readonly view: 'entry';
      readonly subject: Subject;
      readonly pointer: Pointer | null;
      readonly passage?: string | undefined;
    }
  | { readonly view: 'search'; readonly query: string }
  | { readonly view: 'replace'; readonly query: string; readonly subject: Subject | null }
  | { readonly view: 'spelling'; readonly subject: Subject | null }
  | ({ readonly view: 'history'; readonly subject: Subject | null } & Partial<Days>);

/** From one day to another; no bound where it is empty. */
export interface Days {
  readonly since: string;
  readonly until: string;
}

const NAMES: Readonly<Record<Address['view'], string>> = {
  today: '',
  site: 'site',
  collection: 'rubrique',
  entry: 'fiche',
  search: 'recherche',
  replace: 'remplacer',
  pictures: 'images',
  history: 'historique',
  season: 'saison',
  inbox: 'messages',
  spelling: 'orthographe',
  publish: 'publier',
};

/** The parameters of an address, and their names there. */
const PARAMETERS = {
  page: 'page',
  query: 'mots',
  pointer: 'champ',
  passage: 'passage',
  subject: 'fiche',
  since: 'du',
  until: 'au',
} as const;

export function hrefOf(address: Address): string {
  const {
    view,
    ...rest
  }: Partial<Record<keyof typeof PARAMETERS | 'collection', string | null | undefined>> & Address = address;
  const path = view === 'collection' ? `/${encodeURIComponent(rest.collection ?? '')}` : '';
  const entry = view === 'entry' ? `/${encodedPath(rest.subject ?? '')}` : '';
  const given = { ...rest, ...(view === 'entry' && { subject: null }) };
  const query = Object.entries(PARAMETERS).flatMap(([key, name]) => {
    const value = given[key as keyof typeof PARAMETERS];
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return `#/${NAMES[view]}${path}${entry}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

type Target = Pick<Place, 'subject' | 'pointer' | 'passage'>;

export function hrefOfPlace({ subject, pointer, passage }: Target): string {
  return hrefOf({ view: 'entry', subject, pointer, passage });
}

/** The view that an address names, the first page by default. */
export function parseAddress(hash: string): Address {
  const [pathname = '', search = ''] = hash.replace(/^#/, '').split(/\?(.*)/s);
  const [, kind = '', ...rest] = pathname.split('/');
  const named = decoded(rest.join('/'));
  const parameters = new URLSearchParams(search);
  const [page, query] = [parameters.get('page') ?? '/', parameters.get('mots') ?? ''];
  const [subject, passage] = [parameters.get('fiche'), parameters.get('passage')];
  const [since, until] = [parameters.get('du'), parameters.get('au')];
  const view = (Object.keys(NAMES) as Address['view'][]).find((each) => NAMES[each] === kind) ?? 'today';
  switch (view) {
    case 'site':
      return { view, page };
    case 'collection':
      return { view, collection: named };
    case 'entry':
      return { view, subject: named, pointer: parameters.get('champ'), ...(passage && { passage }) };
    case 'search':
      return { view, query };
    case 'replace':
      return { view, query, subject };
    case 'history':
      return { view, subject, ...(since && { since }), ...(until && { until }) };
    case 'spelling':
      return { view, subject };
    default:
      return { view };
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // somebody has typed it
  }
}

/** Goes to a view, as a link to it does. */
export function go(address: Address): void {
  window.location.hash = hrefOf(address);
}

/** Says in the address what the open view shows now: Back leads to the view before it. */
export function stay(address: Address): void {
  window.history.replaceState(null, '', hrefOf(address));
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** The state of a view, which the browser keeps in its history: Back and a reload restore it. */
export function useKept<T extends object>(first: T) {
  const [kept, setKept] = useState<T>(() => ({ ...first, ...window.history.state }));
  useEffect(() => window.history.replaceState(kept, ''), [kept]);
  const keep = (change: Partial<T>) => setKept((now) => ({ ...now, ...change }));
  return [kept, keep] as const;
}

/** The entry whose page this window shows. */
export function shownEntry(): Subject | null {
  const address = parseAddress(window.location.hash);
  return address.view === 'entry' ? address.subject : null;
}

/** The page that lists an entry. */
export function listOf(subject: Subject): Address {
  const collection = parentPointer(subject);
  return collection === '' ? { view: 'today' } : { view: 'collection', collection };
}

export function useHash(): string {
  return useSyncExternalStore(followHash, () => window.location.hash);
}

function followHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
