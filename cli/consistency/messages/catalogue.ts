import type { Wording } from '../../messages/catalogue.ts';

/** What each kind of finding knows; `fr.ts` and `en.ts` put it into words. Values come as a French reader writes them. */
export interface FindingParams {
  'conflicting-readings': {
    label: string;
    qualifier: readonly string[];
    values: readonly string[];
    files: number;
  };
  'conflicting-price-grids': {
    name: string;
    sources: readonly string[];
    differing: readonly { size: string; prices: readonly string[]; gap: string }[];
    /** Sizes that not every grid has, each with the sources that have it. */
    partial: readonly { sizes: readonly string[]; sources: readonly string[] }[];
  };
  'conflicting-price-grids/unlisted': {
    name: string;
    sources: readonly string[];
    missingFrom: string;
    others: number;
  };
  'from-price-mismatch': { name: string; source: string; from: string; least: string; size: string };
  'from-price-mismatch/elsewhere': { name: string; prices: readonly string[] };
  'teaser-price-mismatch': {
    teaser: string;
    price: string;
    name: string;
    height: string;
    asked: readonly string[];
  };
  'teaser-price-mismatch/no-row': { teaser: string; name: string; height: string };
  'broken-grid/overlap': GridFault;
  'broken-grid/hole': GridFault & { hole: string };
  'broken-grid/cheaper': GridFault & { prices: readonly [string, string] };
  'dead-link': { href: string; nearest: readonly string[] };
  'dead-link/fallback': { href: string; shown: string; nearest: readonly string[] };
  'impossible-dates/deadline': {
    deadlines: readonly string[];
    lastDay: string;
    time: string;
    latest: string;
  };
  'impossible-dates/notice': { notice: string; shortest: string };
  'impossible-dates/updated': { date: string; updated: string };
  'impossible-dates/weekday': { written: string; weekday: string; date: string; actual: string };
  'outside-zone': { town: string; distance: string; radius: string; centre: string };
  'list-mismatch/missing': { list: ListName; missing: readonly string[] };
  'list-mismatch/sizes': { missing: readonly string[]; unsold: readonly string[] };
  'list-mismatch/group': { town: string; listed: string; own: string };
  'stated-in-prose': { stated: string; label: string; expected: readonly string[]; fact: string };
  'stated-in-prose/agrees': { stated: string; label: string; fact: string };
  'stated-in-prose/phone': { stated: string; known: readonly string[] };
  'stated-in-prose/texts': { values: readonly string[]; about: readonly string[] };
  'stale-season': { years: readonly number[]; season: number; places: number };
  'stale-season/legal': { updated: string; season: number; years: number };
  'asymmetric-reference': { from: string; to: string };
  'same-words': { what: 'title' | 'description' | 'alternative'; words: string };
  'similar-texts': { town: string; other: string; percent: number };
}

interface GridFault {
  name: string;
  source: string;
  sizes: readonly [string, string];
}

/** The lists that should name every entry of a collection. */
export type ListName =
  | { readonly kind: 'terms' | 'quote-types' | 'footer-towns' }
  | { readonly kind: 'submenu' | 'page'; readonly name: string };

export type FindingCode = keyof FindingParams;

/** A rule's id is its findings' codes up to the slash. */
export type RuleId = FindingCode extends infer C ? (C extends `${infer Id}/${string}` ? Id : C) : never;

export type FindingCatalogue = { readonly [C in FindingCode]: (params: FindingParams[C]) => Wording };
