import { lineAround, lineStart } from '../yaml/lines.ts';

/** A line that has left its block of text. */
interface Outdented {
  readonly at: number;
  readonly field: string;
  /** The number of spaces missing before the line. */
  readonly blanks: number;
  /** Whether the line may instead be superfluous: the text does not continue below it. */
  readonly isLast: boolean;
}

/**
 * A line of a block of text that starts left of it, in the line of `at` or shortly before: it is neither a field, an item nor
 * a comment, and the line before it is further right.
 */
export function outdentedBefore(text: string, at: number): Outdented | undefined {
  let start = lineStart(text, at);
  for (let lines = 0; lines < FAR && start > 0; lines++) {
    const line = lineAround(text, start);
    const above = lineAbove(text, start);
    const indent = line.search(/\S/);
    if (/^ *[^\s#]/.test(line) && !/^ *(?:- +)*["“]?[\w-]+["”]?:(?!\/)/.test(line) && above !== undefined) {
      const blanks = above.search(/\S/);
      const opening = blanks > indent ? openingOfText(text, start, blanks) : undefined;
      // An item may follow a long text, but none that is as far right as the field of that text.
      const isItem = /^ *- /.test(line) && (opening === undefined || opening.indent > indent);
      const field = isItem ? undefined : opening?.field;
      const end = start + line.length;
      const below = /^\s*?\n( *)\S/.exec(text.slice(end))?.[1] ?? '';
      if (field !== undefined)
        return { at: start + indent, field, blanks, isLast: below.length < blanks && indent === 0 };
      const first = firstOfText(line, above, below);
      if (first) return { at: start + indent, ...first, isLast: false };
    }
    start = lineStart(text, start - 1);
  }
  return undefined;
}

/** The field of a text whose header is right above a line that is not further right: nothing else can be that text. */
function firstOfText(
  line: string,
  above: string,
  below: string,
): Pick<Outdented, 'field' | 'blanks'> | undefined {
  const [, indent = '', dashes = '', field] = LONG_TEXT.exec(above) ?? [];
  if (field === undefined || indent.length < line.search(/\S/) || /^ *- /.test(line)) return undefined;
  const column = indent.length + dashes.length;
  return { field, blanks: below.length > column ? below.length : column + 2 };
}

/** The header of a long text, with the name of its field. */
const LONG_TEXT = /^( *)((?:- +)*)([\w-]+): [|>][-+\d]*$/;

/** How many lines above the error a parser may have gone wrong. */
const FAR = 12;

/** The last line above that of `start` that is not blank. */
function lineAbove(text: string, start: number): string | undefined {
  for (let above = start; above > 0; ) {
    above = lineStart(text, above - 1);
    const line = lineAround(text, above);
    if (line !== '') return line;
  }
  return undefined;
}

/** The header (`body: |`) of the block of text that the line above `start` belongs to; the line begins at column `blanks`. */
function openingOfText(
  text: string,
  start: number,
  blanks: number,
): { field: string; indent: number } | undefined {
  for (let above = start; above > 0; ) {
    above = lineStart(text, above - 1);
    const line = lineAround(text, above);
    const indent = line.search(/\S/);
    if (indent < 0 || indent >= blanks) continue;
    const [, field] = /([\w-]+): [|>][-+\d]*$/.exec(line) ?? [];
    return field === undefined ? undefined : { field, indent };
  }
  return undefined;
}
