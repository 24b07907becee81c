import { shorten } from '../text/shorten.ts';
import type { Diagnostic, LabelledPlace, Report, Style, Table } from './diagnostic.ts';
import { frame, printable } from './frame.ts';
import { rangeOf } from './problem.ts';
import { reportWords } from './report-words.ts';

/** For a person at a terminal: each diagnostic with its places framed and what to do, and a line for each hint. */
export const text = (report: Omit<Report, 'document'>, style: Style): string => {
  const { heading = '', diagnostics, hints = [], summary = '' } = report;
  const blocks = diagnostics.map((diagnostic) => block(diagnostic, report, style));
  const lines = hints.map((hint) => hintLine(hint, style));
  return [heading, ...blocks, lines.join('\n'), summary].filter((part) => part !== '').join('\n\n');
};

const COLORS = { error: 'red', warning: 'yellow', note: 'green' } as const;

function block(diagnostic: Diagnostic, report: Pick<Report, 'routesInWords'>, style: Style): string {
  const { colors, language } = style;
  const {
    title,
    subject,
    message,
    advice,
    acceptance,
    places,
    table,
    commands = [],
    notes = [],
    isBrief,
  } = diagnostic;
  const digits = isBrief ? 1 : Math.max(1, ...places.map((place) => String(positionOf(place).line).length));
  const margin = `${' '.repeat(digits)} ${colors.blue('=')}`;
  const about = subject === undefined ? '' : ` ${colors.cyan(printable(subject))}`;
  const sentence = reportWords(language).sentence(
    `${titleOf(diagnostic, style)}${about}`,
    colors.bold(printable(message)),
  );
  const head = `${sentence} ${codeOf(diagnostic, style)}`;
  const accepted = acceptance === undefined ? [] : [`${margin} ${printable(acceptance)}`];
  if (isBrief) return [head, ...accepted].join('\n');
  return [
    ...(title === undefined ? [] : [head]),
    ...places.flatMap((place) => placeLines(place, { digits, isFramed: !table }, report, style)),
    ...(table ? ['', ...tableLines(table, style).map((line) => `${' '.repeat(digits)} ${line}`), ''] : []),
    ...accepted,
    ...(advice === null
      ? []
      : [`${margin} ${colors.bold(reportWords(language).advice)} ${printable(advice)}`]),
    ...notes.map((note) => `${margin} ${printable(note)}`),
    ...commands.map((command) => `      ${colors.cyan(command)}`),
  ].join('\n');
}

function titleOf({ severity, title = '' }: Diagnostic, { colors }: Style): string {
  return colors[COLORS[severity]](colors.bold(title));
}

/** Last and dim: people read the sentence, and those who look for a rule or filter by one find its name. */
function codeOf({ code }: Diagnostic, { colors }: Style): string {
  return colors.dim(`[${code}]`);
}

function positionOf({ text: source, span }: LabelledPlace) {
  return rangeOf(source, span);
}

/** A place with its line framed, unless a table shows the same, and the pages that show it. */
function placeLines(
  place: LabelledPlace,
  { digits, isFramed }: { digits: number; isFramed: boolean },
  { routesInWords = (paths) => paths.join(', ') }: Pick<Report, 'routesInWords'>,
  { colors, language }: Style,
): string[] {
  const { file, text: source, span, label, source: speaker, routes } = place;
  const { line, column } = positionOf(place);
  const margin = ' '.repeat(digits);
  const by = speaker === '' ? '' : ` ${colors.dim(`(${printable(speaker)})`)}`;
  const shown = label === '' ? '' : colors.bold(printable(shorten(label, LONGEST_LABEL)));
  return [
    `${margin}${colors.blue('-->')} ${printable(file)}:${line}:${column}${by}`,
    ...(isFramed && source.trim() !== '' ? [frame(source, span, colors, shown, digits)] : []),
    ...(routes.length === 0
      ? []
      : [`${margin} ${colors.blue('=')} ${reportWords(language).seen} ${routesInWords(routes)}`]),
  ];
}

/** A label longer than this would wrap. */
const LONGEST_LABEL = 70;

/** `≠` marks the cells that differ. */
function tableLines({ corner, columns, rows }: Table, { colors }: Style): string[] {
  const lines = [
    [corner, ...columns],
    ...rows.map(({ label, cells, differs }) => [
      label,
      ...cells.map((cell) => `${cell?.text ?? '–'} ${differs ? '≠' : ' '}`),
    ]),
  ].map((line) => line.map(printable));
  const widths = [corner, ...columns].map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines.map((line, row) =>
    line
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        const padded = column === 0 || row === 0 ? cell.padEnd(width) : cell.padStart(width);
        return row === 0 ? colors.bold(padded) : padded.includes('≠') ? colors.red(padded) : padded;
      })
      .join(colors.blue(' | ')),
  );
}

function hintLine(hint: Diagnostic, style: Style): string {
  const [place] = hint.places;
  const { line, column } = place ? positionOf(place) : { line: 1, column: 1 };
  const words = `${printable(hint.message)} (${printable(hint.advice ?? '')})`;
  return `${titleOf(hint, style)} ${printable(place?.file ?? '')}:${line}:${column}: ${words} ${codeOf(hint, style)}`;
}
