/** A letter with the accents that follow it as separate signs, as some systems and programs write them. */
const DECOMPOSED = /\P{M}\p{M}+/gu;

/** `text` with each letter and its accents as one sign, where there is such a sign. */
export function composed(text: string): string {
  return /\p{M}/u.test(text) ? text.replace(DECOMPOSED, (letter) => letter.normalize('NFC')) : text;
}

/** Where in `text` the part begins that begins at `offset` once it is composed. */
export function offsetBefore(text: string, offset: number): number {
  let longer = 0;
  for (const { 0: letter, index } of text.matchAll(DECOMPOSED)) {
    if (index - longer >= offset) break;
    longer += letter.length - letter.normalize('NFC').length;
  }
  return offset + longer;
}
