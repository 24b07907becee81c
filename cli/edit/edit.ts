import { getScalarValue } from 'js-yaml';
import type { Acceptance } from '../consistency/acceptance.ts';
import { parseYaml } from '../content/parse-yaml.ts';
import { type LocatedNode, locatedTree } from '../content/places.ts';
import { editValue } from './edit-value.ts';

/**
 * Edits of YAML text at the offsets that the parser gives: every byte that an edit does not concern stays, comments,
 * blank lines, quotes and line ends included. `text` is a file that has passed `check`, without byte-order mark.
 */

const DECISION = 'decision';

/** `text` with `decision: value` at the end of its mapping, or in the place of the decision that was there. */
export function setDecision(text: string, value: string | number): string {
  const root = treeOf(text);
  const entries = root?.entries;
  if (!root || !entries) return text;
  const scalar = typeof value === 'number' ? String(value) : JSON.stringify(value);
  const existing = entries.get(DECISION);
  if (existing) {
    const { start, end } = existing.value.span;
    const bare = existing.value.scalar === undefined || start === existing.key.start; // `decision:` with nothing after
    const at = bare ? text.indexOf(':', existing.key.end) + 1 : start;
    return bare
      ? `${text.slice(0, at)} ${scalar}${text.slice(at)}`
      : text.slice(0, start) + scalar + text.slice(end);
  }
  if (text[root.span.start] === '{') {
    const last = [...entries.values()].at(-1);
    const at = last ? last.value.span.end : root.span.start + 1;
    return `${text.slice(0, at)}${last ? ', ' : ''}${DECISION}: ${scalar}${text.slice(at)}`;
  }
  return insertLines(text, lastLineEnd(text, root), [`${indentOf(text, root)}${DECISION}: ${scalar}`]);
}

/** The source of a reading that nobody had given before it was decided. */
const OWN_SOURCE = 'sapin decide';

/** `text` with a decision for a value that is none of the readings: one more, which no page shows by itself. */
export function decideValue(text: string, value: string | number): string {
  const scalar = typeof value === 'number' ? String(value) : JSON.stringify(value);
  const added = addItem(removeOwnReading(text), 'readings', {
    block: (indent) => [
      `${indent}- value: ${scalar}`,
      `${indent}  surfaces: []`,
      `${indent}  source: ${OWN_SOURCE}`,
    ],
    flow: `{ value: ${scalar}, surfaces: [], source: ${OWN_SOURCE} }`,
  });
  return setDecision(added, value);
}

/** `text` with one of its readings decided, or with the decision undone, and without what `decideValue` has added. */
export function decideReading(text: string, value: string | number | undefined): string {
  return removeOwnReading(value === undefined ? removeDecision(text) : setDecision(text, value), value);
}

function removeOwnReading(text: string, kept?: string | number): string {
  const readings = treeOf(text)?.entries?.get('readings')?.value.items ?? [];
  const own = readings.flatMap(({ entries }, index) => {
    const [source, value] = ['source', 'value'].map((name) => {
      const scalar = entries?.get(name)?.value.scalar;
      return scalar && getScalarValue(text, scalar);
    });
    return source === OWN_SOURCE && value !== String(kept) ? [index] : [];
  });
  // A file that has no other reading has it from a person.
  return own.length < readings.length ? removeItems(text, 'readings', own) : text;
}

/** `text` without its decision: undoes `setDecision`, to the byte. */
export function removeDecision(text: string): string {
  return treeOf(text)?.entries?.has(DECISION)
    ? editValue(text, { op: 'remove', pointer: `/${DECISION}` })
    : text;
}

/** An item of `consistency.yaml`. */
export type NewAcceptance = Pick<Acceptance, 'rule' | 'subject' | 'values' | 'reason' | 'since' | 'until'>;

/** `text` with one more item at the end of its `accepted` list. */
export function addAcceptance(text: string, acceptance: NewAcceptance): string {
  return addItem(text, 'accepted', {
    block: (indent) => blockItem(acceptance, indent),
    flow: flowItem(acceptance),
  });
}

/**
 * `text`, the table of redirects, with one more. It replaces older redirects from either address: the new one is a page.
 */
export function setRedirect(text: string, { from, to }: { from: string; to: string }): string {
  const rows = treeOf(text)?.entries?.get('redirects')?.value.items ?? [];
  const obsolete = rows.flatMap((row, index) => {
    const scalar = row.entries?.get('from')?.value.scalar;
    const old = scalar && getScalarValue(text, scalar);
    return old === from || old === to ? [index] : [];
  });
  return addItem(removeItems(text, 'redirects', obsolete), 'redirects', {
    block: (indent) => [`${indent}- from: ${from}`, `${indent}  to: ${to}`],
    flow: `{ from: ${from}, to: ${to} }`,
  });
}

interface ItemText {
  /** Its lines in a block list, behind an indentation. */
  block(indent: string): string[];
  /** The same between braces. */
  readonly flow: string;
}

/** `text` with one more item at the end of the list `name`. */
function addItem(text: string, name: string, item: ItemText): string {
  const { key, value } = treeOf(text)?.entries?.get(name) ?? {};
  if (!key || !value?.items) return text;
  if (text[value.span.start] === '[' && value.items.length > 0) {
    const at = value.items.at(-1)?.span.end ?? value.span.end;
    return `${text.slice(0, at)}, ${item.flow}${text.slice(at)}`;
  }
  if (value.items.length === 0) {
    const line = lineEnd(text, value.span.end);
    const comment = text.slice(value.span.end, line.end); // after "[]", or nothing
    const head = `${text.slice(0, key.end)}:${comment}`;
    const lines = item.block('  ').join(line.break || lineBreakOf(text));
    return `${head}${line.break || lineBreakOf(text)}${lines}${text.slice(line.end)}`;
  }
  const last = value.items.at(-1) as LocatedNode;
  return insertLines(text, lastLineEnd(text, last), item.block(' '.repeat(dashColumn(text, last))));
}

/** `text` without the items of its `accepted` list at `indexes`; a list with none left becomes `[]`. */
export function removeAcceptances(text: string, indexes: readonly number[]): string {
  return removeItems(text, 'accepted', indexes);
}

function removeItems(text: string, name: string, indexes: readonly number[]): string {
  let edited = text;
  for (const index of indexes.toSorted((a, b) => b - a)) edited = removeItem(edited, name, index);
  return edited;
}

function removeItem(text: string, name: string, index: number): string {
  const items = treeOf(text)?.entries?.get(name)?.value.items;
  return items?.[index] ? editValue(text, { op: 'remove', pointer: `/${name}/${index}` }) : text;
}

function blockItem({ rule, subject, values, reason, since, until }: NewAcceptance, indent: string): string[] {
  return [
    `- rule: ${rule}`,
    `  subject: ${subject}`,
    '  values:',
    ...values.map((value) => `    - ${scalarOf(value)}`),
    `  reason: ${scalarOf(reason)}`,
    `  since: "${since}"`,
    ...(until === undefined ? [] : [`  until: "${until}"`]),
  ].map((line) => indent + line);
}

function flowItem({ rule, subject, values, reason, since, until }: NewAcceptance): string {
  const list = values.map((value) => JSON.stringify(value)).join(', ');
  const end = until === undefined ? '' : `, until: "${until}"`;
  return `{ rule: ${rule}, subject: ${subject}, values: [${list}], reason: ${JSON.stringify(reason)}, since: "${since}"${end} }`;
}

/** A text as a plain scalar where that is safe, else between double quotes. */
function scalarOf(text: string): string {
  const isPlain = /^[\p{L}\d][^\n\r\t"'\\{}[\]&*!|>%@`#:]*[\p{L}\p{N}.)»€%]$/u.test(text);
  const isWord =
    /^(?:true|false|null|yes|no|on|off|[\d.,+-]*)$/i.test(text) || /^\d{4}-\d\d-\d\d$/.test(text);
  return isPlain && !isWord ? text : JSON.stringify(text);
}

function treeOf(text: string): LocatedNode | undefined {
  return locatedTree(text, parseYaml('', text).events);
}

function indentOf(text: string, root: LocatedNode): string {
  const start = text.lastIndexOf('\n', root.span.start - 1) + 1;
  return /^[ ]*/.exec(text.slice(start, root.span.start))?.[0] ?? '';
}

/** The column of the dash of a block list's item, from 0. */
function dashColumn(text: string, item: LocatedNode): number {
  const dash = text.lastIndexOf('-', item.span.start - 1);
  return dash - (text.lastIndexOf('\n', dash) + 1);
}

/** The end of the last line that a node takes, comment and line break included, blank lines only where they are its own. */
function lastLineEnd(text: string, node: LocatedNode): number {
  const children = [...(node.items ?? []), ...[...(node.entries?.values() ?? [])].map(({ value }) => value)];
  const last = children.at(-1);
  if (last && last.span.end >= node.span.end) return lastLineEnd(text, last);
  const { scalar } = node;
  const isKept = scalar?.chomping === KEEP && scalar.style >= BLOCK_STYLE;
  if (isKept && scalar.valueEnd > node.span.end) return scalar.valueEnd;
  const line = lineEnd(text, node.span.end);
  return line.end + line.break.length;
}

/** `CHOMPING_MODE.KEEP` and the first of the block styles of js-yaml. */
const KEEP = 3;
const BLOCK_STYLE = 4;

function lineEnd(text: string, from: number): { end: number; break: string } {
  const found = /\r\n|\n|\r/.exec(text.slice(from));
  return found ? { end: from + found.index, break: found[0] } : { end: text.length, break: '' };
}

/** The line break that a file uses; `\n` when it has a single line. */
function lineBreakOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
}

/** Lines put in at the start of a line, or after a last line without a break, which stays without. */
function insertLines(text: string, at: number, lines: readonly string[]): string {
  const eol = lineBreakOf(text);
  const block = lines.join(eol);
  const isOpen = at === text.length && !/[\r\n]$/.test(text);
  return isOpen ? `${text}${eol}${block}` : `${text.slice(0, at)}${block}${eol}${text.slice(at)}`;
}
