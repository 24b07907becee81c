export type Language = 'fr' | 'en';

/** `message` says what is wrong (lower case, no full stop); `hint` says what to do. */
export interface Wording {
  readonly message: string;
  readonly hint: string | null;
}

/** How each language puts a problem or a finding that knows `P`. */
export type Words<P> = { readonly [L in Language]: (params: P) => Wording };

/** The words of several codes; `P` gives what each of them knows. */
export type WordsOf<P> = { readonly [C in keyof P]: Words<P[C]> };
