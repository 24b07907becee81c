/** "1 fichier", "2 fichiers": zero is singular in French and plural in English, so callers word zero themselves. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
