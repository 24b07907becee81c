import { getScalarValue, SCALAR_STYLE } from 'js-yaml';
import { parseYaml } from '../content/parse-yaml.ts';
import type { LocatedNode } from '../content/places.ts';
import { columnAt, type Document, type Layout, type Spot } from './document.ts';
import type { ScalarPlace, ScalarStyle } from './scalar-source.ts';

/** The signs of js-yaml's `CHOMPING_MODE`, by its number. */
const CHOMPING = ['', '', '-', '+'] as const;

/** How a scalar is written; `undefined` where nobody has chosen it. */
export function styleOf(text: string, { scalar }: LocatedNode): ScalarStyle | undefined {
  if (!scalar || scalar.valueStart < 0) return undefined;
  const { style, valueStart, valueEnd } = scalar;
  if (style < SCALAR_STYLE.LITERAL_BLOCK) {
    // An empty text is quoted because nothing else can hold it: its quotes are nobody's choice.
    if (valueStart === valueEnd) return undefined;
    const isText =
      style !== SCALAR_STYLE.PLAIN || typeof parseYaml('', getScalarValue(text, scalar)).value === 'string';
    return isText ? { style, chomping: '', indicated: false, lines: [] } : undefined;
  }
  const header = text.slice(text.lastIndexOf('\n', valueStart - 2) + 1, valueStart);
  const indicated = /[|>][-+]?\d/.test(header);
  const source = text
    .slice(valueStart, valueEnd)
    .replace(/\s+$/, '')
    .split(/\r\n|\n|\r/);
  const lines = style === SCALAR_STYLE.FOLDED_BLOCK ? source.map((line) => line.trim()) : [];
  return { style, chomping: CHOMPING[scalar.chomping] ?? '', indicated, lines };
}

/** Where a scalar goes. */
export function placeOf(
  { text, layout }: Document,
  { node, isFlow, kind, anchor, ...spot }: Spot,
  old: ScalarStyle | undefined,
): ScalarPlace {
  const parent = Math.max(0, spot.column);
  const known =
    node?.scalar && old && old.style >= SCALAR_STYLE.LITERAL_BLOCK ? indentOfBlock(text, node) : undefined;
  const indent = known ?? (kind === 'root' ? layout.step : parent + layout.step);
  const column = columnAt(text, anchor) + 1;
  return { isFlow, indent, parent, width: widthFor(layout, old, indent), column };
}

/** The width that explains how a folded text was broken, nearest to that of the file. */
function widthFor({ width }: Layout, old: ScalarStyle | undefined, indent: number): number {
  if (!old || old.lines.length < 2) return width;
  const longest = Math.max(...old.lines.map(({ length }) => length));
  const next = old.lines.flatMap((line, index) => {
    const word = old.lines[index + 1]?.split(' ')[0] ?? '';
    return line === '' || word === '' ? [] : [line.length + word.length];
  });
  return Math.max(longest, Math.min(width - indent, ...next)) + indent;
}

/** The column of the lines of a block scalar, where it has any. */
function indentOfBlock(text: string, { scalar }: LocatedNode): number | undefined {
  if (!scalar || text.slice(scalar.valueStart, scalar.valueEnd).trim() === '') return undefined;
  return scalar.indent >= 0 ? scalar.indent : undefined;
}
