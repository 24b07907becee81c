export const BOM = '\uFEFF';

/** The text of a file without the byte-order mark that some editors write. */
export function withoutBom(text: string): string {
  return text.startsWith(BOM) ? text.slice(BOM.length) : text;
}
