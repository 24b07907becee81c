import type { Entry } from '../content/content.ts';
import { PLACEHOLDER } from '../content/entry-readings.ts';
import { markdownParts } from '../content/markdown-blocks.ts';
import { walkAnnotated } from '../content/walk-annotated.ts';
import type { Span } from '../diagnostics/problem.ts';
import { capitalized } from '../text/capitalized.ts';
import { literalPattern } from '../text/literal-pattern.ts';
import type { ContentEdit } from './content-edit.ts';
import { editValue } from './edit-value.ts';

const CAPITAL = /^\p{Lu}/u;

/** Words in a text of an entry, and their replacement. */
export interface FoundWords {
  readonly entry: Entry;
  readonly pointer: string;
  /** The whole text. */
  readonly text: string;
  /** In the text, in UTF-16 units. */
  readonly span: Span;
  readonly insert: string;
  /** Whether a longer word holds them; a plural is the same word. */
  readonly isPart: boolean;
}

/**
 * Finds words in the texts that visitors read, whatever their capitals, blanks and apostrophes. What replaces words that
 * begin with a capital begins with one, unless it was sought; where the text says it already, nothing is found.
 */
export function* wordsIn(
  entries: readonly Entry[],
  find: string,
  replacement: string,
): Generator<FoundWords> {
  const wanted = find.trim();
  if (wanted === '') return;
  const source = literalPattern(wanted).replace(/\s+/g, '\\s+').replace(/['’]/g, "['’]");
  const pattern = new RegExp(source, 'giu');
  const isSmall = !CAPITAL.test(wanted);
  for (const entry of entries) {
    const found: FoundWords[] = [];
    walkAnnotated(entry, ({ value: text, pointer, tree: { annotations }, part }) => {
      if (typeof text !== 'string' || part === 'key' || !isRead(annotations)) return;
      const closed = closedIn(text, annotations['x-markdown'] === true);
      for (const { 0: words, index: start } of text.matchAll(pattern)) {
        const end = start + words.length;
        if (closed.some((span) => start < span.end && span.start < end)) continue;
        const insert = isSmall && CAPITAL.test(words) ? capitalized(replacement) : replacement;
        const said = text.lastIndexOf(insert, start);
        if (said >= 0 && end <= said + insert.length) continue;
        found.push({ entry, pointer, text, span: { start, end }, insert, isPart: isPart(text, start, end) });
      }
    });
    yield* found;
  }
}

/** What is no word of a text: constants; of Markdown, addresses of links and pictures, HTML and code. */
function closedIn(text: string, isMarkdown: boolean): readonly Span[] {
  const constants = text.matchAll(PLACEHOLDER);
  const spans = Array.from(constants, ({ 0: { length }, index }) => ({ start: index, end: index + length }));
  return isMarkdown ? [...spans, ...markdownParts(text).filter(({ kind }) => kind !== 'title')] : spans;
}

function isPart(text: string, start: number, end: number): boolean {
  return /[\p{L}\p{N}]$/u.test(text.slice(0, start)) || /^(?![sx]?(?![\p{L}\p{N}]))/u.test(text.slice(end));
}

function isRead(annotations: Readonly<Record<string, unknown>>): boolean {
  return ['x-text', 'x-markdown', 'x-prose'].some((keyword) => annotations[keyword] !== undefined);
}

/** The files with each of the words replaced; `found` as `wordsIn` gives them. */
export function replacing(found: readonly Omit<FoundWords, 'isPart'>[]): ContentEdit[] {
  const edits = new Map<string, ContentEdit & { readonly after: string }>();
  const values = new Map<string, string>();
  // From the end on, so that the places before stay where they are.
  for (const { entry, pointer, text, span, insert } of found.toReversed()) {
    const { path, text: before } = entry.file;
    const key = `${path} ${pointer}`;
    const value = values.get(key) ?? text;
    const now = value.slice(0, span.start) + insert + value.slice(span.end);
    values.set(key, now);
    const after = editValue(edits.get(path)?.after ?? before, { op: 'set', pointer, value: now });
    edits.set(path, { path, before, after });
  }
  return [...edits.values()];
}
