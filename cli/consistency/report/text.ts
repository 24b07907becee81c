import type { Colors } from '../../diagnostics/colors.ts';
import { frame, printable } from '../../diagnostics/frame.ts';
import { rangeOf } from '../../diagnostics/problem.ts';
import type { PriceTable, Side } from '../finding.ts';
import { reportWords } from '../messages/report-words.ts';
import { euros, heights } from '../values.ts';
import { commandsFor, hintsOf, itemsOf, type Report, type ReportItem, routesInWords } from './report.ts';

/** One block a finding, every side framed where it stands; then the hints, a line each. */
export function findingsAsText(report: Report, colors: Colors): string {
  const blocks = itemsOf(report).map((item) => block(report, item, colors));
  const hints = hintsOf(report).map((item) => hintLine(report, item, colors));
  return [...blocks, ...(hints.length > 0 ? [hints.join('\n')] : [])].join('\n\n');
}

function block(report: Report, item: ReportItem, colors: Colors): string {
  const words = reportWords(report.language).text;
  const color = item.status === 'open' ? colors.red : item.status === 'stale' ? colors.yellow : colors.green;
  const title = `${color(colors.bold(`${words[item.status]}[${item.rule}]`))} ${colors.cyan(printable(item.subject))}: ${colors.bold(printable(item.message))}`;
  const acceptance = item.judged?.acceptance;
  if (acceptance && !report.all) {
    const { since, until, reason } = acceptance;
    const term = until === undefined ? '' : ` ${words.until} ${until}`;
    return `${title}\n  ${colors.blue('=')} ${words.since} ${since}${term}: ${printable(reason)}`;
  }
  const table = item.judged?.finding.table;
  const digits = Math.max(...item.sides.map(({ place }) => String(lineOf(place)).length));
  const sides = item.sides.flatMap((side) => sideLines(report, side, colors, digits, table === undefined));
  const commands = commandsFor(report, item).map((command) => `      ${colors.cyan(command)}`);
  const margin = ' '.repeat(digits);
  return [
    title,
    ...sides,
    ...(table ? ['', ...tableLines(table, words.size, colors).map((line) => `${margin} ${line}`), ''] : []),
    ...(item.hint
      ? [`${margin} ${colors.blue('=')} ${colors.bold(words.advice)} ${printable(item.hint)}`]
      : []),
    ...commands,
  ].join('\n');
}

function lineOf(place: Side['place']): number {
  return rangeOf(place.text, place.span).line;
}

function sideLines(
  report: Report,
  { value, source, place, routes }: Side,
  colors: Colors,
  digits: number,
  isFramed: boolean,
): string[] {
  const { line, column } = rangeOf(place.text, place.span);
  const words = reportWords(report.language).text;
  const margin = ' '.repeat(digits);
  const label = colors.bold(printable(shorten(value)));
  const where = `${margin}${colors.blue('-->')} ${printable(place.file)}:${line}:${column} ${colors.dim(`(${printable(source)})`)}`;
  const seen =
    routes.length === 0
      ? []
      : [`${margin} ${colors.blue('=')} ${words.seen} ${routesInWords(report, routes)}`];
  const framed = isFramed && place.span.end > place.span.start;
  return [where, ...(framed ? [frame(place.text, place.span, colors, label, digits)] : []), ...seen];
}

/** A label longer than this would wrap. */
const LONGEST_LABEL = 70;

function shorten(value: string): string {
  return value.length > LONGEST_LABEL ? `${value.slice(0, LONGEST_LABEL - 1)}…` : value;
}

/** Heights down, readings across; `≠` marks the cells that differ. */
function tableLines({ columns, rows }: PriceTable, size: string, colors: Colors): string[] {
  const cells = [
    [size, ...columns],
    ...rows.map(({ min, max, prices, differs }) => [
      heights(min, max),
      ...prices.map((price) => `${price === null ? '–' : euros(price)} ${differs ? '≠' : ' '}`),
    ]),
  ].map((row) => row.map(printable));
  const widths = [size, ...columns].map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells.map((row, index) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        const padded = column === 0 || index === 0 ? cell.padEnd(width) : cell.padStart(width);
        return index === 0 ? colors.bold(padded) : padded.includes('≠') ? colors.red(padded) : padded;
      })
      .join(colors.blue(' | ')),
  );
}

function hintLine(report: Report, { rule, message, hint, sides }: ReportItem, colors: Colors): string {
  const place = sides[0]?.place;
  const { line, column } = place ? rangeOf(place.text, place.span) : { line: 1, column: 1 };
  const title = colors.green(`${reportWords(report.language).text.hint}[${rule}]`);
  return `${title} ${printable(place?.file ?? '')}:${line}:${column}: ${printable(message)} (${printable(hint ?? '')})`;
}
