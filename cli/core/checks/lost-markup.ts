import { type Fault, NONE, type TextCheck } from '../annotations/check-kinds.ts';
import { en, fr } from '../messages/phrases.ts';
import { shorten } from '../text/shorten.ts';

interface LostMarkup {
  'text/heading-as-code': { readonly heading: string; readonly blanks: number };
  'text/heading-unspaced': { readonly heading: string; readonly meant: string };
  'text/lost-cells': { readonly cells: number; readonly columns: number };
  'text/lost-bold': { readonly words: string };
}

const MAY_BE_LOST = /\*\*|^ {4,}#{1,6} |^ {0,3}#{2,6}[^\s#]|^ {0,3}\|? *:?-+:? *\|/m;
const FENCE = /^ {0,3}(`{3,}|~{3,})/m;
const HEADING = /^( {4,})(#{1,6} .*)$/;
/** Two characters at least: « #1 » may be meant. */
const UNSPACED = /^( {0,3})(#{2,6})([^\s#].*)$/;
const DELIMITERS = /^ {0,3}\|? *:?-+:? *(?:\| *:?-+:? *)*\|? *$/;

/** Markdown that is not read as meant: a heading indented so far that it is code, cells beyond the columns of a table, bold text that does not end. */
export const lostMarkup: TextCheck<LostMarkup> = {
  reads: 'texts',
  severity: 'warning',
  words: {
    'text/heading-as-code': ({ heading, blanks }) => [
      `ce sous-titre est trop à droite pour en être un, les visiteurs y liraient les signes « # » : ${fr.quote(heading)}`,
      `effacez ${fr.plural(blanks, 'espace')} devant lui, pour qu’il commence dans la même colonne que les paragraphes`,
      `this heading is too far right to be one, and visitors would read its "#": ${en.quote(heading)}`,
      `delete ${en.plural(blanks, 'space')} before it, so that it starts in the column of the paragraphs`,
    ],
    'text/heading-unspaced': ({ heading, meant }) => [
      `il manque un espace après les signes « # », que les visiteurs liraient : ${fr.quote(heading)}`,
      `écrivez ${fr.quote(meant)}`,
      `a space is missing after the "#", which visitors would read: ${en.quote(heading)}`,
      `write ${en.quote(meant)}`,
    ],
    'text/lost-cells': ({ cells, columns }) => [
      `cette ligne du tableau a ${fr.plural(cells, 'case')}, et son en-tête ${columns} : personne ne lira ce qui dépasse`,
      'effacez ce qui est de trop, ou ajoutez une colonne à l’en-tête et à la ligne de tirets ; un trait « | » qui fait partie du texte s’écrit « \\| »',
      `this row of the table has ${en.plural(cells, 'cell')}, and its header ${columns}: nobody will read the rest`,
      'delete what is too much, or add a column to the header and to the line of dashes; a "|" that belongs to the text is written "\\|"',
    ],
    'text/lost-bold': ({ words }) => [
      `ces deux étoiles n’ont pas leur pareille, les visiteurs les liraient : ${fr.quote(words)}`,
      'mettez « ** » juste avant et juste après les mots en gras, ou effacez-les',
      `these two asterisks are unmatched, and visitors would read them: ${en.quote(words)}`,
      'put "**" right before and right after the words in bold, or delete them',
    ],
  },
  find({ tree, written }) {
    if (tree.annotations['x-markdown'] === undefined || !MAY_BE_LOST.test(written)) return NONE;
    const faults: Fault<LostMarkup>[] = [];
    let fence: string | undefined;
    let columns = 0; // of the table that a line is in
    let above = '';
    let end = -1;
    for (const line of written.split('\n')) {
      const start = end + 1;
      end = start + line.length;
      const [, mark] = FENCE.exec(line) ?? [];
      if (fence === undefined) fence = mark;
      else if (mark?.startsWith(fence)) fence = undefined;
      if (fence !== undefined || mark !== undefined) continue;
      const [, indent = '', heading] = HEADING.exec(line) ?? [];
      if (heading !== undefined)
        faults.push({
          code: 'text/heading-as-code',
          params: { heading: shorten(heading), blanks: indent.length },
          range: { start: start + indent.length, end },
        });
      const [, before = '', marks = '', words] = UNSPACED.exec(line) ?? [];
      if (words !== undefined)
        faults.push({
          code: 'text/heading-unspaced',
          params: { heading: shorten(line.trim()), meant: shorten(`${marks} ${words}`) },
          range: { start: start + before.length, end },
        });
      const cells = cellsOf(line);
      if (columns > 0 && cells > columns)
        faults.push({ code: 'text/lost-cells', params: { cells, columns }, range: { start, end } });
      if (line.includes('|') && DELIMITERS.test(line) && cellsOf(above) === cells) columns = cells;
      else if (line.trim() === '') columns = 0;
      above = line;
    }
    faults.push(...lostBold(written));
    return faults;
  },
};

const CODE = /`[^`]*`|\\\*/g;

/** A paragraph or an item of a list. */
const BLOCK = /.+(?:\n(?! *(?:[-*+]|\d+[.)]) ).+)*/g;

/** The last `**` of each block that has an odd number of them. */
function lostBold(written: string): Fault<LostMarkup>[] {
  if (FENCE.test(written)) return [];
  const text = written.replace(CODE, (code) => ' '.repeat(code.length));
  return [...text.matchAll(BLOCK)].flatMap(({ 0: block, index }) => {
    const stars = [...block.matchAll(/(?<!\*)\*\*(?!\*)/g)];
    const last = stars.length % 2 === 1 ? stars.at(-1) : undefined;
    if (!last) return [];
    const start = index + last.index;
    const words = shorten(written.slice(start, start + 40).split('\n', 1)[0] ?? '');
    return [{ code: 'text/lost-bold', params: { words }, range: { start, end: start + 2 } }];
  });
}

/** How many cells a row of a table has. */
function cellsOf(line: string): number {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;
}
