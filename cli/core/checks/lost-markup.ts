import { type Fault, NONE, type TextCheck } from '../annotations/check-kinds.ts';
import { type Block, blocksOf, type Mark, spanOf } from '../content/markdown-blocks.ts';
import type { Span } from '../diagnostics/problem.ts';
import { en, fr } from '../messages/phrases.ts';
import { shorten } from '../text/shorten.ts';

interface LostMarkup {
  'text/heading-as-code': { readonly heading: string; readonly blanks: number };
  'text/heading-unspaced': { readonly heading: string; readonly cure: string };
  'text/heading-skipped': { readonly level: number; readonly above: number };
  'text/lost-cells': { readonly cells: number; readonly columns: number };
  'text/lost-table': { readonly columns: number; readonly hasTabs: boolean };
  'text/lost-list': { readonly sign: string };
  'text/lost-bold': { readonly words: string; readonly sign: string; readonly cure?: string };
  'text/bold-twice': { readonly words: string };
}

/** A sign of Markdown, or one that word processors write in place of it. */
const MAY_BE_LOST = /[*_|#\t]|^[ >]*[•·●○▪■◦‣⁃➢➤►–—]/m;
const HEADING_AS_CODE = /^ *(#{1,6} .*)$/;
/** Two characters at least: « #1 » may be a number. */
const UNSPACED = /^\s*((#{2,6})([^\s#].*))$/;
/** What word processors put before an item. A dash may also set off words in a sentence. */
const BULLET = /^\s*[•·●○▪■◦‣⁃➢➤►]\s*\S/;
const DASH = /^\s*[–—]\s+\S/;

/** Markdown that the parser does not read as its author expects: visitors would see its signs, or not see its shape. */
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
    'text/heading-unspaced': ({ heading, cure }) => [
      `il manque un espace après les signes « # », que les visiteurs liraient : ${fr.quote(heading)}`,
      `écrivez ${fr.quote(cure)}`,
      `a space is missing after the "#", which visitors would read: ${en.quote(heading)}`,
      `write ${en.quote(cure)}`,
    ],
    'text/heading-skipped': ({ level, above }) => [
      `ce sous-titre a ${level} signes « # », et celui d’avant ${above} : il manque un niveau entre les deux`,
      `écrivez ${fr.quote('#'.repeat(above + 1))} devant lui`,
      `this heading has ${level} "#", and the one before it ${above}: a level between them is missing`,
      `write ${en.quote('#'.repeat(above + 1))} before it`,
    ],
    'text/lost-cells': ({ cells, columns }) => [
      `cette ligne du tableau a ${fr.plural(cells, 'case')}, et son en-tête ${columns} : personne ne lira ce qui dépasse`,
      'effacez ce qui est de trop, ou ajoutez une colonne à l’en-tête et à la ligne de tirets ; un trait « | » qui fait partie du texte s’écrit « \\| »',
      `this row of the table has ${en.plural(cells, 'cell')}, and its header ${columns}: nobody will read the rest`,
      'delete what is too much, or add a column to the header and to the line of dashes; a "|" that belongs to the text is written "\\|"',
    ],
    'text/lost-table': ({ columns, hasTabs }) => [
      hasTabs
        ? 'des tabulations séparent ces mots, comme dans un tableau collé : les visiteurs les liraient bout à bout'
        : 'ces lignes forment un tableau sans sa ligne de tirets : les visiteurs en liraient les traits « | »',
      hasTabs
        ? `écrivez « | » entre les cases, puis ${fr.quote(ruleOf(columns))} sous la première ligne`
        : `écrivez ${fr.quote(ruleOf(columns))} sous la première ligne`,
      hasTabs
        ? 'tabs separate these words, as in a pasted table: visitors would read them in one row'
        : 'these lines are a table without its line of dashes: visitors would read its "|"',
      hasTabs
        ? `write "|" between the cells, then ${en.quote(ruleOf(columns))} below the first line`
        : `write ${en.quote(ruleOf(columns))} below the first line`,
    ],
    'text/lost-list': ({ sign }) => [
      `${fr.quote(sign)} ne fait pas une liste : les visiteurs liraient ces lignes bout à bout`,
      'écrivez « - » et un espace devant chaque élément, et une ligne vide avant le premier',
      `${en.quote(sign)} makes no list: visitors would read these lines in one row`,
      'write "- " before each item, and a blank line before the first',
    ],
    'text/lost-bold': ({ words, sign, cure }) => [
      `les visiteurs liraient le signe ${fr.quote(sign)} : ${fr.quote(words)}`,
      cure === undefined
        ? `mettez ${fr.quote(sign)} juste avant et juste après les mots, sans espace entre eux, ou effacez-le ; pour qu’il se lise : ${fr.quote(escaped(sign))}`
        : `écrivez ${fr.quote(cure)}`,
      `visitors would read this ${en.quote(sign)}: ${en.quote(words)}`,
      cure === undefined
        ? `put ${en.quote(sign)} right before and right after the words, without a space between, or delete it; for it to be read: ${en.quote(escaped(sign))}`
        : `write ${en.quote(cure)}`,
    ],
    'text/bold-twice': ({ words }) => [
      `du gras s’ouvre à l’intérieur du gras : ${fr.quote(words)}`,
      'fermez le premier par « ** » avant ce mot, ou effacez ces deux étoiles',
      `bold opens within bold: ${en.quote(words)}`,
      'close the first with "**" before this word, or delete these two asterisks',
    ],
  },
  find({ tree, written }) {
    if (tree.annotations['x-markdown'] === undefined || !MAY_BE_LOST.test(written)) return NONE;
    let above: number | undefined;
    return blocksOf(written).flatMap((block) => {
      const found = [...inBlock(written, block, above)];
      above = block.level ?? above;
      return found;
    });
  },
};

function* inBlock(
  written: string,
  { kind, lines, level, columns, marks }: Block,
  above: number | undefined,
): Generator<Fault<LostMarkup>> {
  const range = spanOf(lines);
  const cells = cellsOf(lines[0]?.text ?? '');
  if (columns !== undefined && cells > columns)
    yield { code: 'text/lost-cells', params: { cells, columns }, range };
  if (level !== undefined && above !== undefined && level > above + 1)
    yield { code: 'text/heading-skipped', params: { level, above }, range };
  if (kind === 'code') yield* headingsIn(lines);
  if (kind === 'paragraph') yield* inParagraph(lines, range);
  yield* inMarks(written, marks);
}

function* headingsIn(lines: Block['lines']): Generator<Fault<LostMarkup>> {
  for (const line of lines) {
    const [, heading] = HEADING_AS_CODE.exec(line.text) ?? [];
    if (heading === undefined) continue;
    const blanks = line.text.length - heading.length;
    const params = { heading: shorten(heading), blanks };
    yield { code: 'text/heading-as-code', params, range: lastOf(line, heading) };
  }
}

function* inParagraph(lines: Block['lines'], range: Span): Generator<Fault<LostMarkup>> {
  for (const line of lines) {
    const [, heading = '', marks, words] = UNSPACED.exec(line.text) ?? [];
    if (words === undefined) continue;
    const params = { heading: shorten(heading), cure: shorten(`${marks} ${words}`) };
    yield { code: 'text/heading-unspaced', params, range: lastOf(line, heading) };
  }
  const dashes = lines.filter(({ text }) => DASH.test(text));
  const item = lines.find(({ text }) => BULLET.test(text)) ?? (dashes.length > 1 ? dashes[0] : undefined);
  if (item) {
    const words = item.text.trimStart();
    yield { code: 'text/lost-list', params: { sign: words.charAt(0) }, range: lastOf(item, words) };
    return;
  }
  const tabs = lines.reduce((most, { text }) => Math.max(most, text.trim().split(/\t+/).length), 1);
  const rows = lines.filter(({ text }) => !DELIMITERS.test(text));
  const [columns = 0, ...others] = new Set(rows.map(({ text }) => cellsOf(text)));
  const isTable = rows.length > 1 && columns > 1 && others.length === 0;
  if (tabs > 1 || isTable)
    yield {
      code: 'text/lost-table',
      params: { columns: Math.max(tabs, columns), hasTabs: tabs > 1 },
      range,
    };
}

/** Signs that visitors would read though they were to make words bold or italic. */
function* inMarks(written: string, marks: Block['marks']): Generator<Fault<LostMarkup>> {
  const signOf = ({ start, end }: Mark) => written.slice(start, end);
  const first = marks.findIndex(({ start }) => !/\S/.test(written.charAt(start - 1)));
  const lost = marks.filter((mark, index) => {
    const isLone = mark.closes && !mark.opens && first >= 0 && first < index;
    return /^\*{2}/.test(signOf(mark)) || (mark.opens && !mark.closes) || isLone;
  });
  for (let index = 0; index < lost.length; index++) {
    const [mark, next] = [lost[index] as Mark, lost[index + 1]];
    const sign = signOf(mark);
    const words = shorten(written.slice(mark.start, mark.start + 40).split('\n', 1)[0] ?? '');
    if (mark.isNested) {
      yield { code: 'text/bold-twice', params: { words }, range: mark };
      continue;
    }
    const inner = next && signOf(next) === sign ? written.slice(mark.end, next.start) : '';
    const isPair = inner.trim() !== '' && !inner.includes('\n');
    const cure = isPair ? shorten(`${sign}${inner.trim()}${sign}`) : undefined;
    const { start, end } = isPair ? { start: mark.start, end: (next as Mark).end } : mark;
    const params = {
      words: cure ? shorten(written.slice(start, end)) : words,
      sign,
      ...(cure && { cure }),
    };
    yield { code: 'text/lost-bold', params, range: { start, end } };
    if (isPair) index++;
  }
}

const DELIMITERS = /^ *\|? *:?-+:? *(?:\| *:?-+:? *)*\|? *$/;

const ruleOf = (columns: number) => `|${'---|'.repeat(columns)}`;
const escaped = (sign: string) => sign.replace(/./g, '\\$&');
/** The place of `words`, with which `line` ends. */
function lastOf(line: Block['lines'][number], words: string): Span {
  const { end } = spanOf([line]);
  return { start: end - words.length, end };
}

function cellsOf(line: string): number {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;
}
