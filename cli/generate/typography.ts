const NBSP = '\u00a0';
const NARROW = '\u202f';

/**
 * French typography for text typed with plain spaces and straight apostrophes: no-break spaces before `; : ! ? % €` and
 * `»` and after `«` (narrow before `; ! ?`), `’` for `'` between letters, `…` for three dots. Idempotent.
 */
export function typography(text: string): string {
  return text
    .replace(/(\p{L}|\d)'(?=\p{L}|\d|«)/gu, '$1’')
    .replace(/\.{3}/g, '…')
    .replace(
      /[ \u00a0\u202f]*([;!?]+)(?=$|[\s)»"”’\]…])/gu,
      (whole, marks: string, at: number, all: string) => (opensText(all, at) ? whole : `${NARROW}${marks}`),
    )
    .replace(/[ \u00a0\u202f]+:(?=$|\s)/gu, `${NBSP}:`)
    .replace(/(\p{L}|[)»’”]):(?=$|\s)/gu, `$1${NBSP}:`)
    .replace(/(\d)[ \u00a0\u202f]*([%€])/gu, `$1${NBSP}$2`)
    .replace(/[ \u00a0\u202f]+([%€])/gu, `${NBSP}$1`)
    .replace(/«[ \u00a0\u202f]*/gu, `«${NBSP}`)
    .replace(/[ \u00a0\u202f]*»/gu, `${NBSP}»`);
}

/** True where punctuation stands at the start of the text or of a line: there is no word to keep it with. */
function opensText(all: string, at: number): boolean {
  return at === 0 || all[at - 1] === '\n';
}
