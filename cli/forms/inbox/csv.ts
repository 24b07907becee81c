/**
 * A table for a spreadsheet, the first row its head. What a visitor typed is never taken for a formula: such a cell begins
 * with an apostrophe.
 * @param separator what the spreadsheets of a language expect
 */
export function csv(rows: readonly (readonly string[])[], separator: ',' | ';'): string {
  const lines = rows.map((row) => row.map(cell).join(separator));
  // Excel takes a file without this mark for Latin 1.
  return `\ufeff${lines.join('\r\n')}`;
}

/** Also the wide signs of East Asian keyboards, which some spreadsheets take for the same. */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

function cell(text: string): string {
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
