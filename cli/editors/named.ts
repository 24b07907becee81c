import { type Entry, findEntry } from '../core/content/content.ts';
import { PLACEHOLDER } from '../core/content/entry-readings.ts';
import { pathOf } from '../core/content/link-address.ts';
import type { Route } from '../core/content/route-table.ts';
import { ACCEPTANCES } from '../core/content/settings/acceptances-schema.ts';
import type { Span } from '../core/diagnostics/problem.ts';
import { lineStart } from '../core/yaml/lines.ts';
import { type Asked, argumentsOf, schemasOf, unquoted } from './asked.ts';

/** What a place of a file names. */
export type Named =
  | { readonly kind: 'entry'; readonly entry: Entry; readonly span: Span; readonly isPlaceholder: boolean }
  | {
      readonly kind: 'page';
      readonly route: Route;
      readonly entry: Entry | undefined;
      readonly path: string;
      readonly span: Span;
    }
  | {
      /** A field of the shop, or a computed fact. */
      readonly kind: 'field';
      readonly name: string;
      readonly span: Span;
    }
  | { readonly kind: 'picture'; readonly path: string; readonly span: Span };

/** What is named at the cursor: by a reference, a placeholder, a link, a picture or a subject. */
export function namedAt(asked: Asked): Named | undefined {
  const { cursor } = asked;
  const schemas = schemasOf(asked, cursor.steps);
  if (cursor.part === 'key') return undefined;
  const isText = ['x-text', 'x-markdown'].some((keyword) => argumentsOf(schemas, keyword).length > 0);
  return (isText ? (placeholder(asked) ?? linkInText(asked)) : undefined) ?? valueNamed(asked);
}

function valueNamed(asked: Asked): Named | undefined {
  const { cursor, text, snapshot, path } = asked;
  const schemas = schemasOf(asked, cursor.steps);
  const { value, span } = unquoted(text, cursor.typed);
  if (argumentsOf(schemas, 'x-href').length > 0) return pageNamed(asked, value, span);
  if (argumentsOf(schemas, 'x-image').length > 0)
    return snapshot.sound.images.has(value) ? { kind: 'picture', path: value, span } : undefined;
  const isSubject = path === `${ACCEPTANCES}.yaml` && cursor.steps.at(-1) === 'subject';
  if (isSubject) return entryNamed(findEntry(snapshot.sound, value), span);
  return reference(asked, argumentsOf(schemas, 'x-ref'), value, span);
}

function reference(
  { snapshot }: Asked,
  collections: readonly unknown[],
  value: string,
  span: Span,
): Named | undefined {
  const found = collections.flatMap((name) => snapshot.sound.find(String(name), value) ?? []);
  return entryNamed(found[0], span);
}

function entryNamed(entry: Entry | undefined, span: Span, isPlaceholder = false): Named | undefined {
  return entry && { kind: 'entry', entry, span, isPlaceholder };
}

/** The match of a pattern with the flag `g` around the cursor, in the line. */
function around(
  { text, offset }: Asked,
  pattern: RegExp,
): { readonly match: RegExpMatchArray; readonly start: number } | undefined {
  const start = lineStart(text, offset);
  const line = /^[^\r\n]*/.exec(text.slice(start))?.[0] ?? '';
  for (const match of line.matchAll(pattern)) {
    const from = start + match.index;
    if (offset >= from && offset <= from + match[0].length) return { match, start: from };
  }
  return undefined;
}

function placeholder(asked: Asked): Named | undefined {
  const found = around(asked, PLACEHOLDER);
  const name = found?.match[1];
  if (!found || name === undefined) return undefined;
  const span = { start: found.start + 2, end: found.start + 2 + name.length };
  if (/[.:]/.test(name)) return { kind: 'field', name, span };
  const { find, settings } = asked.snapshot.sound;
  return entryNamed(find(settings.facts, name) ?? find(settings.phrases, name), span, true);
}

const LINK = /\]\(([^()\s]*)\)?/g;

function linkInText(asked: Asked): Named | undefined {
  const found = around(asked, LINK);
  const address = found?.match[1];
  if (!found || address === undefined) return undefined;
  const start = found.start + 2;
  return pageNamed(asked, address, { start, end: start + address.length });
}

function pageNamed({ snapshot: { sound } }: Asked, address: string, span: Span): Named | undefined {
  if (!address.startsWith('/')) return undefined;
  const path = pathOf(address);
  const match = sound.routes.match(path);
  if (!match?.exists) return undefined;
  const { route, slug } = match;
  const entry =
    slug === undefined || route.collection === undefined
      ? sound.singletons.get(route.page)
      : sound.find(route.collection, slug);
  return { kind: 'page', route, entry, path, span };
}
