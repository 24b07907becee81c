import {
  CORE_SCHEMA,
  constructFromEvents,
  type DocumentEvent,
  defineMappingTag,
  EVENT_ID,
  type Event,
  getScalarValue,
  type PopEvent,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
  type Schema,
  YAMLException,
} from 'js-yaml';
import { type Problem, problem } from '../diagnostics/problem.ts';
import type { JsonValue } from './json-value.ts';
import { scalarSpan } from './places.ts';
import { syntaxProblem } from './syntax.ts';

/** Collections nested deeper than this are refused. */
export const MAX_DEPTH = 32;

/** A mapping has no prototype, so `__proto__` and `constructor` are keys like any other. */
const bareMappings: Schema = CORE_SCHEMA.withTags(
  defineMappingTag('tag:yaml.org,2002:map', {
    create: () => Object.create(null) as Record<string, unknown>,
    addPair: (mapping, key, value) => {
      mapping[String(key)] = value;
      return '';
    },
    has: () => false, // duplicates are reported with their place by `eventProblems`
    keys: (mapping) => Object.keys(mapping),
    get: (mapping, key) => mapping[String(key)],
    identify: () => false,
  }),
);

export interface ParsedYaml {
  readonly text: string;
  readonly events: readonly Event[];
  /** `undefined` when there are problems. */
  readonly value: JsonValue | undefined;
  readonly problems: readonly Problem[];
}

/** One pass of js-yaml over `text`: the value, and the events from which `locate` finds places. Never throws for bad text. */
export function parseYaml(file: string, text: string): ParsedYaml {
  let events: Event[];
  try {
    events = parseEvents(text, { maxDepth: MAX_DEPTH });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { text, events: [], value: undefined, problems: [faultOf(file, text, error)] };
  }
  const typedKeys = new Set<Event>();
  const problems = eventProblems(file, text, events, typedKeys);
  if (problems.length > 0) return { text, events, value: undefined, problems };
  try {
    // A key is the text that is written: `3.10` is not `3.1`, and `null` is a word.
    const asText = (event: Event) =>
      typedKeys.has(event) ? ({ ...event, style: SCALAR_STYLE.SINGLE_QUOTED } as Event) : event;
    const [value] = constructFromEvents(typedKeys.size > 0 ? events.map(asText) : events, {
      source: text,
      schema: bareMappings,
      maxAliases: 0,
    });
    return { text, events, value: (value ?? null) as JsonValue, problems };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { text, events, value: undefined, problems: [faultOf(file, text, error)] };
  }
}

function faultOf(file: string, text: string, error: YAMLException): Problem {
  if (!error.reason.startsWith('nesting exceeded')) return syntaxProblem(file, text, error);
  const start = error.mark?.position ?? 0;
  return problem('yaml/depth', { max: MAX_DEPTH }, { file, text, span: { start, end: start + 1 } });
}

/**
 * What YAML allows and content may not hold: aliases, anchors, tags, merge keys, several documents, a key twice, numbers that
 * would change. Adds to `typedKeys` the keys that YAML does not read as texts.
 */
function eventProblems(
  file: string,
  text: string,
  events: readonly Event[],
  typedKeys: Set<Event>,
): Problem[] {
  const problems: Problem[] = [];
  let documents = 0;
  let last = 0; // where the last thing with a place ends: that of an empty key
  // One frame per open collection; `keys` is undefined in a sequence, `atKey` is true where a key comes next.
  const stack: { keys: Set<string> | undefined; atKey: boolean }[] = [];
  for (const event of events) {
    if (event.type === EVENT_ID.POP) {
      stack.pop();
      continue;
    }
    if (event.type === EVENT_ID.DOCUMENT) {
      if (++documents === 2) problems.push(severalDocuments(file, text));
      stack.push({ keys: undefined, atKey: false });
      continue;
    }
    problems.push(...propertyProblems(file, text, event));
    const top = stack.at(-1);
    if (event.type === EVENT_ID.SCALAR && event.style === SCALAR_STYLE.PLAIN && mayBeTyped(text, event)) {
      if (top?.keys && top.atKey) typedKeys.add(event);
      else problems.push(...numberProblems(file, text, event));
    }
    if (top?.keys) {
      if (top.atKey) problems.push(...keyProblems(file, text, event, top.keys, last));
      top.atKey = !top.atKey;
    }
    if (event.type === EVENT_ID.SCALAR) last = Math.max(last, event.valueEnd);
    if (event.type === EVENT_ID.MAPPING) stack.push({ keys: new Set(), atKey: true });
    else if (event.type === EVENT_ID.SEQUENCE) stack.push({ keys: undefined, atKey: false });
  }
  return problems;
}

/** Whether a plain scalar may be no text: a number, a boolean or nothing. */
function mayBeTyped(text: string, { valueStart }: ScalarEvent): boolean {
  return valueStart < 0 || /[-+.\d~nNtTfF]/.test(text.charAt(valueStart));
}

/** A number that would not stay as it is written: JSON has no infinity, and JavaScript rounds beyond 2^53. */
function numberProblems(file: string, text: string, event: ScalarEvent): readonly Problem[] {
  const value = event.valueStart < 0 ? '' : text.slice(event.valueStart, event.valueEnd);
  const isWhole = /^(?:[-+]?\d+|0o[0-7]+|0x[\da-fA-F]+)$/.test(value);
  const isEndless = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/.test(value);
  const isHuge = /^[-+]?(?:\d+\.?\d*|\.\d+)e\+?\d+$/i.test(value) && !Number.isFinite(Number(value));
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
    problems.push(problem(code, { name }, { file, text, span }));
  }
  if (event.type !== EVENT_ID.ALIAS && event.tagStart >= 0) {
    const span = { start: event.tagStart, end: event.tagEnd };
    problems.push(problem('yaml/tag', { tag: text.slice(span.start, span.end) }, { file, text, span }));
  }
  return problems;
}

/** `event` opens a key of a mapping whose keys so far are `keys`. */
function keyProblems(
  file: string,
  text: string,
  event: NodeEvent,
  keys: Set<string>,
  last: number,
): readonly Problem[] {
  if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) {
    const isPlaceholder = text.startsWith('{{', event.start - 1);
    const span = { start: event.start, end: event.start + 1 };
    return [problem('yaml/key', { isPlaceholder }, { file, text, span })];
  }
  if (event.type !== EVENT_ID.SCALAR) return NONE;
  const key = getScalarValue(text, event);
  const isMerge = key === '<<' && event.style === SCALAR_STYLE.PLAIN;
  if (!isMerge && !keys.has(key)) {
    keys.add(key);
    return NONE;
  }
  const span = event.valueStart < 0 ? { start: last, end: last } : scalarSpan(text, event);
  const place = { file, text, span };
  return [isMerge ? problem('yaml/merge-key', {}, place) : problem('yaml/duplicate-key', { key }, place)];
}

/** No event gives the place of the second document, so its marker is sought in the text. */
function severalDocuments(file: string, text: string): Problem {
  const markers = [...text.matchAll(/^(?:---|\.\.\.)(?=\s|$)/gm)].map(({ index }) => index);
  const opening = text.slice(0, markers[0]).split(/[\r\n]+/);
  const start = markers[opening.every((line) => /^\s*(?:[#%]|$)/.test(line)) ? 1 : 0] ?? 0;
  return problem('yaml/several-documents', {}, { file, text, span: { start, end: start + 3 } });
}
