/** `text` without accents, ligatures and capitals. */
export function fold(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}
