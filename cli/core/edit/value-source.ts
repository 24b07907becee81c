import { SCALAR_STYLE } from 'js-yaml';
import { isList, isMapping, type JsonValue, mappingOf } from '../values/json-value.ts';
import type { Layout, Spot } from './document.ts';
import {
  doubleQuoted,
  isPlain,
  type ScalarPlace,
  type ScalarSource,
  type ScalarStyle,
  scalarSource,
} from './scalar-source.ts';
import { isCollection, isEmpty } from './small-edits.ts';

/** How values are written in a file of that layout. */
export class ValueSource {
  private readonly layout: Layout;
  /** Whether every text is put between double quotes: where the style of the file did not do. */
  private readonly isQuoted: boolean;

  constructor(layout: Layout, isQuoted: boolean) {
    this.layout = layout;
    this.isQuoted = isQuoted;
  }

  columnBelow({ kind, column }: Pick<Spot, 'kind' | 'column'>, value: JsonValue): number {
    if (kind === 'root') return 0;
    if (kind === 'item') return column + 2;
    return column + (Array.isArray(value) ? this.layout.dash : this.layout.step);
  }

  /** A scalar, or a collection without parts. */
  scalar(value: JsonValue, place: ScalarPlace, old?: ScalarStyle): ScalarSource {
    if (isCollection(value)) return { head: Array.isArray(value) ? '[]' : '{}' };
    if (this.isQuoted && typeof value === 'string') return { head: doubleQuoted(value) };
    return scalarSource(value, place, old);
  }

  keySource(key: string, isFlow: boolean): string {
    return isPlain(key, isFlow) && !/[:#]/.test(key) ? key : doubleQuoted(key);
  }

  flowSource(value: JsonValue, old?: ScalarStyle): string {
    if (isList(value)) return `[${value.map((item) => this.flowSource(item)).join(', ')}]`;
    if (isMapping(value) && !isEmpty(value)) {
      const pairs = Object.entries(value).map(
        ([key, each]) => `${this.keySource(key, true)}: ${this.flowSource(each)}`,
      );
      return `{ ${pairs.join(', ')} }`;
    }
    const place = { isFlow: true, indent: 0, parent: 0, width: Number.POSITIVE_INFINITY, column: 0 };
    return this.scalar(value, place, old && old.style < SCALAR_STYLE.LITERAL_BLOCK ? old : undefined).head;
  }

  /** A collection in lines, each with its indentation. */
  blockLines(value: JsonValue, column: number): string[] {
    if (isList(value)) return value.flatMap((item) => this.linesOf('-', item, column));
    return Object.entries(mappingOf(value)).flatMap(([key, each]) =>
      this.linesOf(`${this.keySource(key, false)}:`, each, column),
    );
  }

  /** A value in lines, behind its `key:` or its dash. */
  linesOf(opening: string, value: JsonValue, column: number): string[] {
    const margin = ' '.repeat(column);
    const kind = opening === '-' ? 'item' : 'value';
    if (isCollection(value) && !isEmpty(value)) {
      const lines = this.blockLines(value, this.columnBelow({ kind, column }, value));
      if (kind === 'value') return [margin + opening, ...lines];
      return [`${margin}- ${lines[0]?.trimStart()}`, ...lines.slice(1)];
    }
    const { step, width } = this.layout;
    const place = { isFlow: false, indent: column + step, parent: column, width };
    const { head, below = [] } = this.scalar(value, { ...place, column: column + opening.length + 1 });
    return [`${margin}${opening} ${head}`, ...below];
  }
}
