/** A name for a key without an entry: `Saint Hippolyte` for `saint-hippolyte`. */
export function nameFromSlug(slug: string): string {
  return slug
    .replace(/[^\p{L}\p{N}'’]+/gu, ' ')
    .trim()
    .replace(/(?:^| )\p{L}/gu, (start) => start.toLocaleUpperCase('fr'));
}
