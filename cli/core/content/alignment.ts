import { type Line, lineNumber, structuralLines } from '../yaml/lines.ts';
import { firstFault, moved, movedItem, shifted } from '../yaml/moved-lines.ts';

/** A line that is not in the column in which it would be read. */
export interface Misaligned {
  /** Where the line's text starts. */
  readonly at: number;
  /** How many spaces it lacks; negative when it has too many. */
  readonly by: number;
  /** The line that it belongs below or above: its beginning, and its number from 1. */
  readonly like: string;
  readonly line: number;
  /** Another candidate, where both are as likely. */
  readonly other?: { readonly like: string; readonly line: number };
  /** The number of the last line, where several have left their group together. */
  readonly last?: number;
}

/** An item of a list whose dash was forgotten. */
interface DashlessItem {
  /** Where its first field starts. */
  readonly at: number;
  readonly key: string;
  /** The column, from 0, in which its dash belongs. */
  readonly column: number;
  /** The number of the line of another item, from 1. */
  readonly line: number;
}

/** A column to which lines may be moved together, and the evidence for it: the first item that differs between two decides. */
interface Move {
  readonly lines: readonly Line[];
  readonly to: number;
  readonly like: Line;
  readonly evidence: readonly number[];
}

/** Which lines near `at`, where a parser can read no further, are indented wrongly: moved alone, they let the parser go on. */
export function misalignedNear(text: string, at: number): Misaligned | undefined {
  const lines = structuralLines(text);
  const here = lines.findLastIndex(({ start }) => start <= at);
  const current = lines[here];
  if (!current || (current.dash ?? current.key) === undefined) return undefined;
  const groups = [groupAbove(lines, here), groupBelow(lines, here)].filter(({ length }) => length > 1);
  const [best, rival] = [[here], [here - 1], ...groups]
    .flatMap((block) => movesOf(text, lines, block, current))
    .sort((one, other) => weigh(other.evidence, one.evidence));
  const [first, last] = [best?.lines[0], best?.lines.at(-1)];
  if (!best || !first || !last) return undefined;
  const isOpen = rival !== undefined && weigh(best.evidence, rival.evidence) === 0;
  if (isOpen && rival.lines[0] !== first) return undefined;
  const named = ({ like }: Move) => ({ like: nameOf(like), line: lineNumber(text, like.start) });
  return {
    at: first.start + first.indent,
    by: best.to - placeOf(first),
    ...named(best),
    ...(isOpen && { other: named(rival) }),
    ...(last !== first && { last: lineNumber(text, last.start) }),
  };
}

/** The fields right above a line in one column, up to one that is left empty. */
function groupAbove(lines: readonly Line[], here: number): readonly number[] {
  const above: number[] = [];
  for (let index = here - 1; isFieldBeside(lines[index], lines[here - 1]); index--) {
    above.unshift(index);
    if (isLeftEmpty(lines[index - 1], lines[index] as Line)) break;
  }
  return above;
}

/** The fields from a line on, in one column. */
function groupBelow(lines: readonly Line[], here: number): readonly number[] {
  const below: number[] = [];
  for (let index = here; isFieldBeside(lines[index], lines[here]); index++) below.push(index);
  return below;
}

function isFieldBeside(line: Line | undefined, other: Line | undefined): boolean {
  return line?.dash === undefined && line?.key !== undefined && line.indent === other?.indent;
}

/** The columns in which lines let the parser go on beyond `current`, alone or, an item, with what it holds. */
function movesOf(text: string, lines: readonly Line[], block: readonly number[], current: Line): Move[] {
  const moved = block.flatMap((index) => lines[index] ?? []);
  const [index = 0] = block;
  const [line, last] = [moved[0], moved.at(-1)];
  if (!line || !last || (line.dash ?? line.key) === undefined) return [];
  const from = placeOf(line);
  const [above, below] = [lines[index - 1], lines[index + block.length]];
  const item = lines.slice(0, index).findLast(({ indent }) => indent <= from);
  return [...columnsFor(lines, index, below)].flatMap(([to, like]) => {
    const by = to - from;
    const alone = shifted(text, line.start, last.start + last.text.length, by);
    const read = Math.max(firstFault(alone), firstFault(movedItem(text, line.start, by) ?? alone));
    if (by === 0 || read <= current.start + current.text.length) return [];
    const signs = [
      moved.every((each) => isElsewhereAt(lines, each, to)),
      // A field that has left its group leaves it empty.
      by > 0 && isLeftEmpty(above, line),
      above?.column === to && below?.column === to && below.dash === undefined,
      // A field in the column of a dash is one of that item.
      line.dash === undefined && from === item?.dash && to === item.column,
    ].map(Number);
    if (moved.length > 1 && !signs.includes(1)) return [];
    const evidence = [read, ...signs, -Math.abs(by), moved.length, Number(line === current)];
    return [{ lines: moved, to, like, evidence }];
  });
}

function weigh(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((each, index) => each !== other[index]);
  return at < 0 ? 0 : (one[at] as number) - (other[at] as number);
}

/** How a line is called: its field, or its item as it is written. */
function nameOf({ key, dash, text, indent }: Line): string {
  return dash === undefined && key !== undefined ? key : text.slice(indent).trimEnd();
}

function placeOf({ dash, column }: Line): number {
  return dash ?? column;
}

/** Whether the field above is empty and in the same column. */
function isLeftEmpty(above: Line | undefined, { column, dash }: Line): boolean {
  return dash === undefined && above?.column === column && /:\s*(?:#.*)?$/.test(above.text);
}

/** Whether another line has the same field in that column. */
function isElsewhereAt(lines: readonly Line[], line: Line, column: number): boolean {
  return lines.some(
    (each) =>
      each !== line &&
      each.key !== undefined &&
      each.key === line.key &&
      placeOf(each) === column &&
      (each.dash === undefined) === (line.dash === undefined),
  );
}

/** The only column, from 0, in which the line of `at` is likely to belong, whichever it is in now. */
export function likelyColumn(text: string, at: number): number | undefined {
  const lines = structuralLines(text);
  const index = lines.findIndex(({ start, text: { length } }) => start <= at && at <= start + length);
  const line = lines[index];
  if (!line || (line.dash === undefined && line.key === undefined)) return undefined;
  const above = lines[index - 1];
  const inside = above !== undefined && /:\s*$/.test(above.text) ? [above.column + 2] : [];
  const current = placeOf(line);
  const columns = [...new Set([...inside, ...columnsFor(lines, index).keys()])].filter(
    (to) => firstFault(moved(text, line, to - current)) > line.start + Math.max(line.text.length, to),
  );
  const [known, ...others] = columns.filter((column) => isElsewhereAt(lines, line, column));
  if (known !== undefined) return others.length === 0 ? known : undefined;
  return columns.length === 1 || columns[0] === current ? columns[0] : undefined;
}

/** The columns of what a line may continue or precede, each with a line in it. */
function columnsFor(
  lines: readonly Line[],
  index: number,
  next = lines[index + 1],
): ReadonlyMap<number, Line> {
  const isItem = lines[index]?.dash !== undefined;
  const columns = new Map<number, Line>();
  const add = (column: number | undefined, line: Line) => {
    if (column !== undefined && column >= 0 && !columns.has(column)) columns.set(column, line);
  };
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines.slice(0, index).reverse()) {
    if (line.indent >= least) continue;
    least = line.indent;
    add(isItem ? line.dash : line.key === undefined ? undefined : line.column, line);
  }
  if (next)
    add(isItem ? (next.dash ?? next.column - 2) : next.dash === undefined ? next.column : undefined, next);
  return columns;
}

/**
 * The item near `at` that lacks its dash: its fields begin again where those of the item before it ended, or it is the
 * first of its list.
 */
export function dashlessItem(text: string, at: number): DashlessItem | undefined {
  const lines = structuralLines(text);
  const here = lines.findLastIndex(({ start }) => start <= at);
  const current = lines[here];
  if (!current) return undefined;
  const first = current.dash === undefined ? here : firstOfList(lines, here, current.dash);
  const line = lines[first];
  if (line?.dash !== undefined || line?.key === undefined) return undefined;
  const like =
    current === line
      ? lines.slice(0, first).findLast((each) => each.dash !== undefined && each.column <= line.column + 2)
      : current;
  if (like?.dash === undefined || like.key !== line.key) return undefined;
  if (![like.dash, like.column].includes(line.column)) return undefined;
  // A field in the column of dashes, with the name of one that follows them, can be no other.
  const isAmongDashes = like.dash > 0 && line.column === like.dash;
  if (current === line && !isAmongDashes && !beginsAgain(lines, first, like)) return undefined;
  const { start, indent, key } = line;
  const next = lines.slice(first + 1).find((each) => each.dash !== undefined || each.indent < line.indent);
  const isFlat = isAmongDashes && lines[first + 1]?.column === line.column && lines[first + 1] !== next;
  const spaced = isFlat ? shifted(text, start + line.text.length + 1, next?.start ?? text.length, 2) : text;
  const given = `${spaced.slice(0, start)}${' '.repeat(like.dash)}- ${spaced.slice(start + indent)}`;
  if (firstFault(given) <= current.start + current.text.length + 2) return undefined;
  return { at: start + indent, key, column: like.dash, line: lineNumber(text, like.start) };
}

/** The first line below what opens the list of an item with its dash in that column. */
function firstOfList(lines: readonly Line[], index: number, dash: number): number {
  let first = index;
  while (first > 0 && (lines[first - 1]?.indent ?? 0) >= dash && lines[first - 1]?.dash === undefined)
    first--;
  return first;
}

/** Whether the fields from a line on are those of the item `like`, in their order, and not one field twice. */
function beginsAgain(lines: readonly Line[], index: number, like: Line): boolean {
  const from = lines.indexOf(like);
  const fieldsFrom = (start: number, column: number, end: number) => {
    const keys: string[] = [];
    for (const line of lines.slice(start, end)) {
      if (keys.length > 0 && (line.indent < column || (line.dash ?? column) < column)) break;
      if (line.column === column && line.key !== undefined) keys.push(line.key);
    }
    return keys;
  };
  const known = fieldsFrom(from, like.column, index);
  const column = (lines[index] as Line).column;
  const again = fieldsFrom(index, column, lines.length).concat(
    column === like.column ? [] : fieldsFrom(index + 1, like.column, lines.length),
  );
  return again.every((key, rank) => key === known[rank]) && (again.length > 1 || known.length === 1);
}
