import { ownerOf } from '../core/content/owners.ts';
import { type SchemaAt, type SchemaFile, schemasAt } from '../core/content/schemas.ts';
import type { Span } from '../core/diagnostics/problem.ts';
import type { Language } from '../core/language/wording.ts';
import { EDITOR_WORDS, type EditorWords } from '../core/messages/editor.ts';
import type { Snapshot } from '../core/workspace/workspace.ts';
import { type Cursor, cursorAt } from './cursor.ts';
import { Positions } from './positions.ts';

/** A question about one place of a content file, as it is on the screen. */
export interface Asked {
  readonly snapshot: Snapshot;
  readonly language: Language;
  readonly words: EditorWords;
  /** Relative to the content folder. */
  readonly path: string;
  readonly text: string;
  readonly positions: Positions;
  readonly offset: number;
  readonly cursor: Cursor;
  /** That of the file; `undefined` where no schema describes it. */
  readonly schema: SchemaFile | undefined;
}

export function asked(
  snapshot: Snapshot,
  language: Language,
  path: string,
  text: string,
  offset: number,
): Asked {
  const { schemas } = snapshot.loaded.content;
  return {
    snapshot,
    language,
    words: EDITOR_WORDS[language],
    path,
    text,
    positions: new Positions(text),
    offset,
    cursor: cursorAt(text, offset),
    schema: ownerOf(schemas, { path })?.schema,
  };
}

/** The schemas that may apply to the value at `steps`. */
export function schemasOf({ snapshot, schema }: Asked, steps: readonly string[]): readonly SchemaAt[] {
  return schema ? schemasAt(snapshot.loaded.content.schemas, schema, steps) : [];
}

/** The arguments of a keyword among schemas, each once. */
export function argumentsOf(schemas: readonly SchemaAt[], keyword: string): unknown[] {
  const found = schemas.flatMap(({ schema }) =>
    schema[keyword] === undefined || schema[keyword] === false ? [] : [schema[keyword]],
  );
  return [...new Set(found)];
}

/** The text of a scalar of one line, without its quotes, and its range. */
export function unquoted(
  text: string,
  { start, end }: Span,
): { readonly value: string; readonly span: Span } {
  const source = text.slice(start, end);
  const isQuoted = /^(["']).*\1$/s.test(source) && source.length > 1;
  const open = isQuoted || /^["']/.test(source) ? 1 : 0;
  const span = { start: start + open, end: isQuoted ? end - 1 : end };
  return { value: text.slice(span.start, span.end), span };
}

export function lineBefore({ text, offset }: Asked): string {
  const before = text.slice(0, offset);
  return before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1);
}
