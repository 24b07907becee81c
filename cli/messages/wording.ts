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

/** How each language puts a problem or a finding that knows `P`: its message, then its hint. */
export type Words<P> = { readonly [L in Language]: (params: P) => readonly [message: string, hint: string] };

/** The words of several codes; `P` gives the parameters of each. */
export type WordsOf<P> = { readonly [C in keyof P]: Words<P[C]> };

/** Words of any code. Where a code is declared, its type matches words and parameters. */
export type Catalogue = Readonly<Record<string, Words<never>>>;

export function wordingIn(catalogue: Catalogue, { code, params }: Coded, language: Language): Wording {
  const [message, hint] = (catalogue[code] as Words<object>)[language](params);
  return { message, hint };
}
