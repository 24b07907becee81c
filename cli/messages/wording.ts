export type Language = 'fr' | 'en';

/** `message` says what is wrong (lower case, no full stop); `hint` says what to do. */
export interface Wording {
  readonly message: string;
  readonly hint: string;
}

/** How each language puts a problem or a finding that knows `P`: its message, then its hint. */
export type Words<P> = { readonly [L in Language]: (params: P) => readonly [message: string, hint: string] };

/** The words of several codes; `P` gives what each of them knows. */
export type WordsOf<P> = { readonly [C in keyof P]: Words<P[C]> };

export function wordingIn<P>(words: Words<P>, language: Language, params: P): Wording {
  const [message, hint] = words[language](params);
  return { message, hint };
}
