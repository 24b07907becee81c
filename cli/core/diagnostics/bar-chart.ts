import { typesetHtml } from '../text/typeset-html.ts';
import type { Table } from './diagnostic.ts';

/** Sizes of the drawing, in SVG user units. */
const WIDTH = 420;
const HEIGHT = 220;
const TOP = 18;
const BOTTOM = 34;
/** One colour a reading; the bars keep the order of the legend, which distinguishes them without it. */
const COLORS = ['#1b6b3a', '#c0392b', '#2c5aa0', '#8a5a00'];

/** For each row a bar for each column, so that the gaps show; the table beside it holds the same numbers. */
export function barChart({ columns, rows }: Table): string {
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.map((cell) => cell?.amount ?? 0)));
  const slot = WIDTH / Math.max(1, rows.length);
  const bar = Math.min(34, (slot - 10) / columns.length);
  const floor = HEIGHT - BOTTOM;
  const drawn = rows.flatMap(({ label: name, cells }, row) => {
    const middle = slot * row + slot / 2;
    const left = middle - (bar * columns.length) / 2;
    const label = `<text x="${round(middle)}" y="${floor + 14}" text-anchor="middle">${typesetHtml(withoutUnit(name))}</text>`;
    const bars = cells.map((cell, column) => {
      if (cell === null) return '';
      const height = ((floor - TOP) * cell.amount) / most;
      const x = left + bar * column;
      const color = COLORS[column % COLORS.length];
      return `<rect x="${round(x + 1)}" y="${round(floor - height)}" width="${round(bar - 2)}" height="${round(height)}" fill="${color}"/><text x="${round(x + bar / 2)}" y="${round(floor - height - 4)}" text-anchor="middle">${typesetHtml(withoutUnit(cell.text))}</text>`;
    });
    return [...bars, label];
  });
  const legend = columns.map((column, index) => {
    const x = (WIDTH / columns.length) * index;
    const color = COLORS[index % COLORS.length];
    return `<rect x="${round(x)}" y="${HEIGHT - 10}" width="9" height="9" fill="${color}"/><text x="${round(x + 13)}" y="${HEIGHT - 2}">${typesetHtml(column)}</text>`;
  });
  const title = typesetHtml(columns.join(' / '));
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}"><line x1="0" x2="${WIDTH}" y1="${floor}" y2="${floor}" stroke="currentColor"/>${drawn.join('')}${legend.join('')}</svg>`;
}

/** The table gives the units. */
function withoutUnit(text: string): string {
  return text.replace(/ \S+$/, '');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
