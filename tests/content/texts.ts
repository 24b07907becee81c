import path from 'node:path';
import { loadContent } from '../../cli/content/load.ts';
import { allEntries, type Content, type Entry } from '../../cli/content/model.ts';
import { walkPlan } from '../../cli/content/plan.ts';
import { pointerSteps } from '../../cli/content/pointer.ts';
import type { JsonValue } from '../../cli/content/yaml.ts';
import { resolveEntry } from '../../cli/generate/resolve.ts';

/** The project's own content, as the tool reads it. */
export const content: Content = loadContent({
  contentDir: path.resolve('content'),
  schemasDir: path.resolve('schemas'),
  cacheDir: path.resolve('node_modules/.cache/content-tests'),
}).content;

/** One French text of the content. */
export interface ContentText {
  /** `articles/choisir-sapin /body`: the entry and the place in it. */
  readonly place: string;
  readonly entry: Entry;
  readonly pointer: string;
  /** As its editor typed it, with placeholders. */
  readonly written: string;
  /** As a visitor reads it: facts filled in, typography done, without tags. */
  readonly shown: string;
}

/** Every `x-text` and `x-markdown` of the content. */
export const texts: readonly ContentText[] = allEntries(content).flatMap((entry) => {
  const { data, lazy } = resolveEntry(content, entry);
  const found: ContentText[] = [];
  walkPlan(entry.plan, entry.value, ({ value, pointer, plan }) => {
    const { 'x-text': text, 'x-markdown': markdown } = plan.annotations;
    if (typeof value !== 'string' || (text ?? markdown) === undefined) return;
    const [first = '', ...below] = pointerSteps(pointer);
    const shown = at(lazy.get(first) ?? at(data, [first]), below);
    found.push({
      place: `${entry.subject} ${pointer}`,
      entry,
      pointer,
      written: value,
      shown: markdown === undefined ? String(shown) : plain(String(shown)),
    });
  });
  return found;
});

export function textAt(subject: string, pointer: string): ContentText {
  const found = texts.find((text) => text.entry.subject === subject && text.pointer === pointer);
  if (!found) throw new Error(`no text at ${subject} ${pointer}`);
  return found;
}

function at(value: JsonValue | undefined, steps: readonly string[]): JsonValue | undefined {
  let node: unknown = value;
  for (const step of steps) node = (node as Record<string, unknown> | undefined)?.[step];
  return node as JsonValue | undefined;
}

/** HTML that `generate` wrote from Markdown, as plain text: a line for each paragraph, heading, list item or cell. */
function plain(html: string): string {
  return html
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<\/(?:p|h\d|li|t[dh]|pre)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
