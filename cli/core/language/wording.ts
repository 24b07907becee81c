import { type Reader, WITH_FILES } from './reader.ts';

export type Language = 'fr' | 'en';

/** `message` says what is wrong (lower case, no full stop); `hint` says what to do. */
export interface Wording {
  readonly message: string;
  readonly hint: string;
}

/** Parameters by code, whatever the codes. */
export type AnyParams = Readonly<Record<string, object>>;

/** Something to put into words: `code` selects the message, `params` fill it. */
export interface Coded<C = string, P = object> {
  readonly code: C;
  readonly params: P;
}

/** A message in each language, each followed by its hint. */
export type Texts = readonly [fr: string, frHint: string, en: string, enHint: string];

/** Puts a problem or a finding whose parameters are `P` into words. The desk speaks French alone. */
type Words<P> = (params: P, reader: Reader) => Texts;

/** The words of a code whose problems differ by a reason. */
export function byReason<R extends string>(reason: R, texts: Readonly<Record<R, Texts>>): Texts {
  return texts[reason];
}

/** The words of several codes; `P` gives the parameters of each. */
export type WordsOf<P> = { readonly [C in keyof P]: Words<P[C]> };

/** Words of any code. Where a code is declared, its type matches words and parameters. */
export type Catalogue = Readonly<Record<string, Words<never>>>;

export function wordingIn(
  catalogue: Catalogue,
  { code, params }: Coded,
  language: Language,
  reader = WITH_FILES,
): Wording {
  const [fr, frHint, en, enHint] = (catalogue[code] as Words<object>)(params, reader);
  return language === 'fr' ? { message: fr, hint: frHint } : { message: en, hint: enHint };
}
