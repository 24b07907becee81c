import { EVENT_ID, type Event, getScalarValue, parseEvents, YAMLException } from 'js-yaml';
import { MAX_DEPTH } from './depth.ts';
import { type Line, structuralLines } from './lines.ts';

/** `text` with `by` more blanks before the item whose line starts there, and before what it holds; `undefined` for a field. */
export function movedItem(text: string, start: number, by: number): string | undefined {
  const lines = structuralLines(text);
  const line = lines.find((each) => each.start === start);
  if (line?.dash === undefined) return undefined;
  const next = lines.find((each) => each.start > start && each.indent <= line.indent);
  return shifted(text, start, next?.start ?? text.length, by);
}

/** `text` with `by` more blanks before each line from one place to another. */
export function shifted(text: string, from: number, to: number, by: number): string {
  const lines = text.slice(from, to);
  const moved =
    by < 0
      ? lines.replace(new RegExp(`^ {1,${-by}}`, 'gm'), '')
      : lines.replace(/^(?=[^\r\n])/gm, ' '.repeat(by));
  return text.slice(0, from) + moved + text.slice(to);
}

/** `text` with `by` more blanks before a line. */
export function moved(text: string, { start, indent }: Pick<Line, 'start' | 'indent'>, by: number): string {
  return `${text.slice(0, start)}${' '.repeat(Math.max(0, indent + by))}${text.slice(start + indent)}`;
}

/** Where reading `text` first fails, or meets a field twice. */
export function firstFault(text: string): number {
  try {
    return firstTwice(text, parseEvents(text, { maxDepth: MAX_DEPTH }));
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return error.mark?.position ?? 0;
  }
}

function firstTwice(text: string, events: readonly Event[]): number {
  const open: { keys?: Set<string>; isKey: boolean }[] = [];
  for (const event of events) {
    if (event.type === EVENT_ID.POP) {
      open.pop();
      continue;
    }
    const top = open.at(-1);
    if (top?.keys) {
      if (top.isKey && event.type === EVENT_ID.SCALAR) {
        const key = getScalarValue(text, event);
        if (top.keys.has(key)) return event.valueStart;
        top.keys.add(key);
      }
      top.isKey = !top.isKey;
    }
    if (event.type === EVENT_ID.MAPPING) open.push({ keys: new Set(), isKey: true });
    else if (event.type !== EVENT_ID.SCALAR && event.type !== EVENT_ID.ALIAS) open.push({ isKey: false });
  }
  return Number.POSITIVE_INFINITY;
}
