import { type Line, lineNumber, structuralLines } from '../yaml/lines.ts';
import { firstFault, moved, movedItem, shifted } from '../yaml/moved-lines.ts';

/** A line that stands beside the column in which it would be read. */
export interface Misaligned {
  /** Where the line's text starts. */
  readonly at: number;
  /** How many spaces it lacks; negative when it has too many. */
  readonly by: number;
  /** The line that it belongs below or above: its beginning, and its number from 1. */
  readonly like: string;
  readonly line: number;
  /** Another candidate, where nothing tells which is meant. */
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

/** A place to which a line may be moved, with its evidence; the lowest is the likeliest. */
interface Move {
  readonly line: Line;
  readonly to: number;
  readonly like: Line;
  readonly weight: number;
}

/** Which line near `at`, where a parser can read no further, is indented wrongly: moved alone, it lets the parser go on. */
export function misalignedNear(text: string, at: number): Misaligned | undefined {
  const lines = structuralLines(text);
  const here = lines.findLastIndex(({ start }) => start <= at);
  const current = lines[here];
  if (!current || (current.dash ?? current.key) === undefined) return undefined;
  const group = groupAbove(text, lines, here) ?? groupBelowEmpty(text, lines, here);
  if (group) return group;
  const odd = oddItem(text, lines, here);
  const moves = odd ? [odd] : [here, here - 1].flatMap((index) => movesOf(text, lines, index, current));
  const [best, ...others] = moves.sort((a, b) => a.weight - b.weight);
  if (!best) return undefined;
  const rival = others.find(({ weight }) => weight - best.weight < 1);
  const { line, to } = best;
  const end = rival ? line : endOfMove(text, lines, line, to - placeOf(line));
  const named = ({ like }: Move) => ({ like: nameOf(like), line: lineNumber(text, like.start) });
  return {
    at: line.start + line.indent,
    by: to - placeOf(line),
    ...named(best),
    ...(rival && rival.line === line && { other: named(rival) }),
    ...(end !== line && { last: lineNumber(text, end.start) }),
  };
}

/**
 * The fields right above `here` that have left their group together: each occurs in that column elsewhere, or the fields
 * before and after them stand there.
 */
function groupAbove(text: string, lines: readonly Line[], here: number): Misaligned | undefined {
  const [current, end] = [lines[here], lines[here - 1]];
  let first = here;
  while (lines[first - 1]?.indent === end?.indent && lines[first - 1]?.dash === undefined && first > 0)
    first--;
  const [line, like] = [lines[first], lines[first - 1]];
  if (!current || !end || !line || !like || here - first < 2 || like.column <= line.column) return undefined;
  const by = like.column - line.column;
  const isBetween = current.dash === undefined && current.column === like.column;
  if (!isBetween && !lines.slice(first, here).every((each) => standsAt(lines, each, like.column)))
    return undefined;
  if (firstFault(shifted(text, line.start, current.start, by)) <= current.start + current.text.length)
    return undefined;
  const named = { like: like.key ?? nameOf(like), line: lineNumber(text, like.start) };
  return { at: line.start + line.indent, by, ...named, last: lineNumber(text, end.start) };
}

/** The last of the fields below one that have left their group with it: the parser stops at each until it is moved as well. */
function endOfMove(text: string, lines: readonly Line[], line: Line, by: number): Line {
  let end = line;
  for (const next of by > 0 ? lines.slice(lines.indexOf(line) + 1) : []) {
    if (line.dash !== undefined || next.dash !== undefined || next.indent !== line.indent) break;
    const fault = firstFault(shifted(text, line.start, next.start, by)) - by;
    const after = firstFault(shifted(text, line.start, next.start + next.text.length, by));
    if (fault > next.start + next.text.length + by || after <= next.start + next.text.length + 2 * by) break;
    end = next;
  }
  return end;
}

/** The fields right above `here` that have left their group together, so that its own field is left empty above them. */
function groupBelowEmpty(text: string, lines: readonly Line[], here: number): Misaligned | undefined {
  const [like, end] = [lines[here], lines[here - 1]];
  let first = here - 1;
  let line = lines[first];
  while (
    line &&
    first > 0 &&
    lines[first - 1]?.indent === end?.indent &&
    !isLeftEmpty(lines[first - 1], line)
  )
    line = lines[--first];
  if (!like || !end || !line || here - first < 2 || !isLeftEmpty(lines[first - 1], line)) return undefined;
  const by = like.column - line.column;
  if (like.dash !== undefined || by <= 0) return undefined;
  if (firstFault(shifted(text, line.start, like.start, by)) <= like.start + like.text.length)
    return undefined;
  const named = { like: nameOf(like), line: lineNumber(text, like.start) };
  return { at: line.start + line.indent, by, ...named, last: lineNumber(text, end.start) };
}

/** The item above whose dash is one space beside that of `here`, in an odd column: such columns are rarely meant. */
function oddItem(text: string, lines: readonly Line[], here: number): Move | undefined {
  const like = lines[here];
  const to = like?.dash;
  if (!like || to === undefined || to % 2 !== 0) return undefined;
  const line = lines
    .slice(0, here)
    .findLast(({ dash = Number.NaN, key }) => Math.abs(dash - to) === 1 && key === like.key);
  const after = line && movedItem(text, line.start, to - placeOf(line));
  return line && after !== undefined && firstFault(after) > like.start + like.text.length
    ? { line, to, like, weight: 0 }
    : undefined;
}

/** How a line is called: its field, or its item as it is written. */
function nameOf({ key, dash, text, indent }: Line): string {
  return dash === undefined && key !== undefined ? key : text.slice(indent).trimEnd();
}

function placeOf({ dash, column }: Line): number {
  return dash ?? column;
}

/** An odd column is rarely meant. */
const ODD = 3;
/** A field in the column of a dash is one of that item. */
const BELOW_DASH = 2;
/** A field that has left its group leaves it empty. */
const EMPTY_ABOVE = 8;
/** The same field in the same column elsewhere is better evidence than any distance. */
const SAME_FIELD = 20;

function movesOf(text: string, lines: readonly Line[], index: number, current: Line): Move[] {
  const line = lines[index];
  if (!line || (line.dash === undefined && line.key === undefined)) return [];
  const own = placeOf(line);
  const item = lines.slice(0, index).findLast(({ indent }) => indent <= own);
  const moves: Move[] = [];
  for (const [to, like] of columnsFor(lines, index)) {
    if (to === own || firstFault(moved(text, line, to - own)) <= current.start + current.text.length)
      continue;
    const isKnown = standsAt(lines, line, to);
    const weight =
      Math.abs(to - own) +
      (to % 2 === 0 ? 0 : ODD) -
      (own % 2 === 0 ? 0 : ODD) -
      (isKnown ? SAME_FIELD : 0) -
      (line.dash === undefined && own === item?.dash && to === item.column ? BELOW_DASH : 0) -
      (isLeftEmpty(lines[index - 1], line) && to > own ? EMPTY_ABOVE : 0) +
      (line === current ? 0 : 0.5);
    moves.push({ line, to, like, weight });
  }
  return moves;
}

/** Whether an empty field stands above a field in its own column. */
function isLeftEmpty(above: Line | undefined, { column, dash }: Line): boolean {
  return dash === undefined && above?.column === column && /:\s*(?:#.*)?$/.test(above.text);
}

/** Whether the field of a line stands in that column elsewhere. */
function standsAt(lines: readonly Line[], line: Line, column: number): boolean {
  return lines.some(
    (each) =>
      each !== line &&
      each.key !== undefined &&
      each.key === line.key &&
      placeOf(each) === column &&
      (each.dash === undefined) === (line.dash === undefined),
  );
}

/** The only column, from 0, that the line of `at` is likely to be meant for, wherever it stands now. */
export function likelyColumn(text: string, at: number): number | undefined {
  const lines = structuralLines(text);
  const index = lines.findIndex(({ start, text: { length } }) => start <= at && at <= start + length);
  const line = lines[index];
  if (!line || (line.dash === undefined && line.key === undefined)) return undefined;
  const above = lines[index - 1];
  const inside = above !== undefined && /:\s*$/.test(above.text) ? [above.column + 2] : [];
  const own = placeOf(line);
  const columns = [...new Set([...inside, ...columnsFor(lines, index).keys()])].filter(
    (to) => firstFault(moved(text, line, to - own)) > line.start + Math.max(line.text.length, to),
  );
  const [known, ...others] = columns.filter((column) => standsAt(lines, line, column));
  if (known !== undefined) return others.length === 0 ? known : undefined;
  return columns.length === 1 || columns[0] === own ? columns[0] : undefined;
}

/** The columns of what a line may continue or precede, each with a line that stands there. */
function columnsFor(lines: readonly Line[], index: number): ReadonlyMap<number, Line> {
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
  const next = lines[index + 1];
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
