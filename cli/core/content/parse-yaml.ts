import {
  boolCoreTag,
  type DocumentEvent,
  EVENT_ID,
  type Event,
  floatCoreTag,
  getScalarValue,
  intCoreTag,
  NOT_RESOLVED,
  nullCoreTag,
  type PopEvent,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
  YAMLException,
} from 'js-yaml';
import { hasCode, type Problem, problem } from '../diagnostics/problem.ts';
import type { JsonValue } from '../values/json-value.ts';
import { MAX_DEPTH } from '../yaml/depth.ts';
import { lineNumber, lineStart } from '../yaml/lines.ts';
import { conflictProblems } from './merge-conflicts.ts';
import { scalarSpan } from './places.ts';
import { reservedTextOn } from './reserved-sign.ts';
import { dashlessProblem, joinedItem, noBreakProblem, reservedProblem, syntaxProblem } from './syntax.ts';

export interface ParsedYaml {
  readonly text: string;
  readonly events: readonly Event[];
  /** `undefined` when there are problems. */
  readonly value: JsonValue | undefined;
  readonly problems: readonly Problem[];
}

/** One pass of js-yaml over `text`: the value, and the events from which `locate` finds places. Never throws for invalid text. */
export function parseYaml(file: string, text: string): ParsedYaml {
  try {
    const events = parseEvents(text, { maxDepth: MAX_DEPTH });
    const { value, problems } = construct(file, text, events);
    return { text, events, value: problems.length > 0 ? undefined : value, problems };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const conflicts = conflictProblems(file, text);
    const problems =
      conflicts.length > 0 ? conflicts : [frontMatter(file, text) ?? faultOf(file, text, error)];
    return { text, events: [], value: undefined, problems };
  }
}

/** The value of a text; null when it is empty, or not YAML. */
export function yamlValue(text: string): JsonValue {
  return parseYaml('', text).value ?? null;
}

function faultOf(file: string, text: string, error: YAMLException): Problem {
  if (!error.reason.startsWith('nesting exceeded')) return syntaxProblem(file, text, error);
  const start = error.mark?.position ?? 0;
  return problem('yaml/depth', { max: MAX_DEPTH }, { file, text, span: { start, end: start + 1 } });
}

/** A mapping has no prototype, so `__proto__` and `constructor` are keys like any other. */
type Mapping = Record<string, JsonValue>;

/** An open collection; a document is a list of one value. In a mapping, the key is that of the next value. */
interface Frame {
  readonly value: Mapping | JsonValue[];
  key?: string | undefined;
  /** The last event of each of its keys. */
  readonly keys: Map<string, ScalarEvent>;
}

/**
 * The value of the events, and what YAML allows and content may not hold: aliases, anchors, tags, merge keys, several
 * documents, a key twice, numbers that would change. A key is the text that is written: `3.10` is not `3.1`.
 */
function construct(file: string, text: string, events: readonly Event[]) {
  const problems: Problem[] = [];
  const documents: JsonValue[][] = [];
  const stack: Frame[] = [];
  let last = 0; // where the last thing with a place ends: that of an empty key
  for (const event of events) {
    if (event.type === EVENT_ID.POP) {
      stack.pop();
      continue;
    }
    if (event.type === EVENT_ID.DOCUMENT) {
      const value: JsonValue[] = [];
      if (documents.push(value) === 2) problems.push(frontMatter(file, text) ?? severalDocuments(file, text));
      stack.push({ value, keys: new Map() });
      continue;
    }
    problems.push(...propertyProblems(file, text, event));
    const top = stack.at(-1) as Frame;
    const value = opened(text, event);
    if (Array.isArray(top.value)) top.value.push(value);
    else if (top.key === undefined) {
      problems.push(...keyProblems(file, text, event, top, top.value, last));
      top.key = event.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : '';
    } else {
      top.value[top.key] = value;
      top.key = undefined;
    }
    if (event.type === EVENT_ID.SCALAR) {
      if (top.key === undefined) problems.push(...numberProblems(file, text, event));
      if (Array.isArray(top.value)) problems.push(...joinedItem(file, text, event));
      last = Math.max(last, event.valueEnd);
    } else if (event.type !== EVENT_ID.ALIAS) stack.push({ value: value as Frame['value'], keys: new Map() });
  }
  return { value: documents[0]?.[0] ?? null, problems: itemForDoubles(file, text, problems) };
}

/** Fields that are written twice because the dash of a new item is missing are one fault. */
function itemForDoubles(file: string, text: string, problems: readonly Problem[]): readonly Problem[] {
  const double = problems.find(({ code }) => code === 'yaml/duplicate-key');
  const item = double && dashlessProblem(file, text, double.span.start);
  if (item) return [item, ...problems.filter(({ code }) => code !== 'yaml/duplicate-key')];
  const gathered: Problem[] = [];
  for (const each of problems) {
    const last = gathered.at(-1);
    if (
      last &&
      hasCode(last, 'yaml/duplicate-key') &&
      hasCode(each, 'yaml/duplicate-key') &&
      each.params.key !== last.params.key &&
      lineNumber(text, each.span.start) === lineNumber(text, last.span.start) + 1 + last.params.others.length
    ) {
      const others = [...last.params.others, each.params.key];
      gathered[gathered.length - 1] = { ...last, params: { ...last.params, others } };
    } else gathered.push(each);
  }
  return gathered;
}

/** The value of a scalar, or the collection that an event opens. */
function opened(text: string, event: NodeEvent): JsonValue {
  if (event.type === EVENT_ID.MAPPING) return Object.create(null);
  if (event.type !== EVENT_ID.SCALAR) return [];
  const source = getScalarValue(text, event);
  return mayBeTyped(text, event) ? typed(source) : source;
}

/** What a plain scalar is by YAML's core schema. */
function typed(source: string): JsonValue {
  for (const { resolve, tagName } of CORE_TAGS) {
    const value = resolve(source, false, tagName);
    if (value !== NOT_RESOLVED) return value as JsonValue;
  }
  return source;
}

const CORE_TAGS = [nullCoreTag, boolCoreTag, intCoreTag, floatCoreTag];

/** Whether a scalar may be something else than text: a number, a boolean or null. */
function mayBeTyped(text: string, { style, valueStart }: ScalarEvent): boolean {
  return style === SCALAR_STYLE.PLAIN && (valueStart < 0 || /[-+.\d~nNtTfF]/.test(text.charAt(valueStart)));
}

/** A number that would not survive: JSON has no infinity, and JavaScript rounds beyond 2^53. */
function numberProblems(file: string, text: string, event: ScalarEvent): readonly Problem[] {
  if (!mayBeTyped(text, event)) return NONE;
  const value = event.valueStart < 0 ? '' : text.slice(event.valueStart, event.valueEnd);
  const isWhole = /^(?:[-+]?\d+|0o[0-7]+|0x[\da-fA-F]+)$/.test(value);
  const isEndless = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/.test(value);
  const isHuge = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)e\+?\d+$/i.test(value) && !Number.isFinite(Number(value));
  if (!isEndless && !isHuge && (!isWhole || Number.isSafeInteger(Number(value)))) return NONE;
  return [problem('yaml/number', { value }, { file, text, span: scalarSpan(text, event) })];
}

type NodeEvent = Exclude<Event, DocumentEvent | PopEvent>;

const NONE: readonly never[] = [];

function propertyProblems(file: string, text: string, event: NodeEvent): readonly Problem[] {
  if (event.anchorStart < 0 && (event.type === EVENT_ID.ALIAS || event.tagStart < 0)) return NONE;
  const problems: Problem[] = [];
  if (event.anchorStart >= 0) {
    const span = { start: event.anchorStart - 1, end: event.anchorEnd };
    const name = text.slice(event.anchorStart, event.anchorEnd);
    const code = event.type === EVENT_ID.ALIAS ? 'yaml/alias' : 'yaml/anchor';
    const emphasis = code === 'yaml/alias' && name.includes('*') ? starred(text, span.start) : undefined;
    problems.push(
      emphasis ? reservedProblem(file, text, emphasis) : problem(code, { name }, { file, text, span }),
    );
  }
  if (event.type !== EVENT_ID.ALIAS && event.tagStart >= 0) {
    const span = { start: event.tagStart, end: event.tagEnd };
    problems.push(problem('yaml/tag', { tag: text.slice(span.start, span.end) }, { file, text, span }));
  }
  return problems;
}

/** The text that begins with the `*` at `start`. */
function starred(text: string, start: number) {
  const found = reservedTextOn(text, lineStart(text, start));
  return found?.start === start ? found : undefined;
}

/** `event` opens a key of `mapping`. */
function keyProblems(
  file: string,
  text: string,
  event: NodeEvent,
  { keys }: Frame,
  mapping: Mapping,
  last: number,
): readonly Problem[] {
  if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) {
    const isPlaceholder = text.startsWith('{{', event.start - 1);
    const span = { start: event.start, end: event.start + 1 };
    return [problem('yaml/key', { isPlaceholder }, { file, text, span })];
  }
  if (event.type !== EVENT_ID.SCALAR) return NONE;
  const key = getScalarValue(text, event);
  if (event.style === SCALAR_STYLE.PLAIN && /^[\u00A0\u202F]|[\u00A0\u202F]$/.test(key)) {
    const noBreak = noBreakProblem(file, text, event.valueStart) ?? noBreakBefore(file, text, event);
    if (noBreak) return [noBreak];
  }
  const isMerge = key === '<<' && event.style === SCALAR_STYLE.PLAIN;
  const before = keys.get(key);
  keys.set(key, event);
  if (!isMerge && !before) return NONE;
  const span = event.valueStart < 0 ? { start: last, end: last } : scalarSpan(text, event);
  const place = { file, text, span };
  const [above] = Object.keys(mapping).slice(-1);
  const group = above !== undefined && above !== key && mapping[above] === null ? above : undefined;
  if (isMerge) return [problem('yaml/merge-key', {}, place)];
  const first = before && before.valueStart >= 0 ? scalarSpan(text, before) : undefined;
  const line = first && lineNumber(text, first.start);
  const also = first ? [{ file, text, span: first, pointer: '', label: 'first' as const }] : [];
  return [{ ...problem('yaml/duplicate-key', { key, group, others: [], line }, place), also }];
}

/** The no-break spaces between the name of a field and its colon. */
function noBreakBefore(file: string, text: string, { valueStart, valueEnd }: ScalarEvent) {
  const name = text.slice(valueStart, valueEnd).trimEnd();
  const span = { start: valueStart + name.length, end: valueEnd };
  if (span.start === span.end) return undefined;
  const params = { count: span.end - span.start, where: 'name' } as const;
  return problem('yaml/no-break-space', params, { file, text, span });
}

/** Fields between two markers, followed by a text. */
const FRONT_MATTER =
  /^(---[ \t]*\r?\n(?:(?!---|\.{3})[^\n]*\n)+)---[ \t]*\r?\n\s*(?![\w-]+:(?:\s|$)|- |---|\{)\S/;

function frontMatter(file: string, text: string): Problem | undefined {
  const start = FRONT_MATTER.exec(text)?.[1]?.length;
  return start === undefined
    ? undefined
    : problem('yaml/front-matter', {}, { file, text, span: { start, end: start + 3 } });
}

/** No event gives the position of the second document, so its marker is searched for in the text. */
function severalDocuments(file: string, text: string): Problem {
  const markers = [...text.matchAll(/^(?:---|\.\.\.)(?=\s|$)/gm)].map(({ index }) => index);
  const opening = text.slice(0, markers[0]).split(/[\r\n]+/);
  const start = markers[opening.every((line) => /^\s*(?:[#%]|$)/.test(line)) ? 1 : 0] ?? 0;
  return problem('yaml/several-documents', {}, { file, text, span: { start, end: start + 3 } });
}
