import { useSyncExternalStore } from 'react';
import { encodedPath } from '../../core/text/encoded-path.ts';
import type { Place, Pointer, Subject } from '../contract.ts';

/** A view of the desk, as its address names it after `#`. */
export type Address =
  | { readonly view: 'today' }
  | { readonly view: 'site'; readonly page: string }
  | { readonly view: 'collection'; readonly collection: string }
  | { readonly view: 'entry'; readonly subject: Subject; readonly pointer: Pointer | null }
  | { readonly view: 'search'; readonly query: string }
  | { readonly view: 'replace'; readonly query: string; readonly subject: Subject | null }
  | { readonly view: 'pictures' }
  | { readonly view: 'history'; readonly subject: Subject | null }
  | { readonly view: 'season' }
  | { readonly view: 'inbox' }
  | { readonly view: 'publish' };

export function hrefOf(address: Address): string {
  switch (address.view) {
    case 'today':
      return '#/';
    case 'site':
      return `#/site?page=${encodeURIComponent(address.page)}`;
    case 'collection':
      return `#/rubrique/${encodeURIComponent(address.collection)}`;
    case 'entry': {
      const subject = encodedPath(address.subject);
      const at = address.pointer === null ? '' : `?champ=${encodeURIComponent(address.pointer)}`;
      return `#/fiche/${subject}${at}`;
    }
    case 'search':
      return `#/recherche?mots=${encodeURIComponent(address.query)}`;
    case 'replace': {
      const within = address.subject === null ? '' : `&fiche=${encodeURIComponent(address.subject)}`;
      return `#/remplacer?mots=${encodeURIComponent(address.query)}${within}`;
    }
    case 'pictures':
      return '#/images';
    case 'history': {
      const of = address.subject === null ? '' : `?fiche=${encodeURIComponent(address.subject)}`;
      return `#/historique${of}`;
    }
    case 'season':
      return '#/saison';
    case 'inbox':
      return '#/messages';
    case 'publish':
      return '#/publier';
  }
}

export function hrefOfPlace({ subject, pointer }: Pick<Place, 'subject' | 'pointer'>): string {
  return hrefOf({ view: 'entry', subject, pointer: pointer || null });
}

/** The view that an address names, the first page by default. */
export function parseAddress(hash: string): Address {
  const [pathname = '', query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s);
  const [, kind = '', ...rest] = pathname.split('/');
  const searchParams = new URLSearchParams(query);
  const name = decoded(rest.join('/'));
  switch (kind) {
    case 'site':
      return { view: 'site', page: searchParams.get('page') ?? '/' };
    case 'rubrique':
      return { view: 'collection', collection: name };
    case 'fiche':
      return { view: 'entry', subject: name, pointer: searchParams.get('champ') };
    case 'recherche':
      return { view: 'search', query: searchParams.get('mots') ?? '' };
    case 'remplacer': {
      const query = searchParams.get('mots') ?? '';
      return { view: 'replace', query, subject: searchParams.get('fiche') };
    }
    case 'images':
      return { view: 'pictures' };
    case 'historique':
      return { view: 'history', subject: searchParams.get('fiche') };
    case 'saison':
      return { view: 'season' };
    case 'messages':
      return { view: 'inbox' };
    case 'publier':
      return { view: 'publish' };
    default:
      return { view: 'today' };
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

export function useHash(): string {
  return useSyncExternalStore(followHash, () => window.location.hash);
}

function followHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
