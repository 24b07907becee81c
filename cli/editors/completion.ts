import { type CompletionItem, CompletionItemKind, InsertTextFormat } from 'vscode-languageserver';
import type { Content, Entry } from '../core/content/content.ts';
import { hasReadings, nameOfReading, readingsOf } from '../core/content/entry-readings.ts';
import { applicable, itemsOf, labelsOf, propertiesOf, type SchemaAt } from '../core/content/schemas.ts';
import type { Span } from '../core/diagnostics/problem.ts';
import { type Constant, constantsOf, textOf } from '../core/model/constants.ts';
import { nameOf } from '../core/model/lookups.ts';
import { shown } from '../core/values/json-value.ts';
import { type Asked, argumentsOf, lineBefore, schemasOf } from './asked.ts';
import { factLines } from './facts.ts';
import { descriptionOf } from './fields.ts';

type Item = CompletionItem;

export function completionsAt(asked: Asked): Item[] {
  const { cursor, snapshot } = asked;
  const schemas = schemasOf(asked, cursor.steps);
  const inText = completionsInText(asked, schemas);
  if (inText) return inText;
  if (cursor.isBlock) return [];
  const set = snapshot.loaded.content.schemas;
  const values = cursor.part === 'key' ? [] : valuesFor(asked, schemas, cursor.typed);
  const keys = cursor.part === 'value' ? [] : keysFor(asked, schemas);
  const isList = cursor.part === 'key' && !cursor.hasColon && keys.length === 0;
  const items = isList ? applicable(set, itemsOf(schemas)) : [];
  const dashed =
    items.length === 0 ? [] : [...valuesFor(asked, items, cursor.typed), ...keysFor(asked, items)];
  return [...values, ...keys, ...dashed.map(asListItem)];
}

function asListItem(item: Item): Item {
  const { textEdit } = item;
  return textEdit ? { ...item, textEdit: { ...textEdit, newText: `- ${textEdit.newText}` } } : item;
}

function replacing({ positions }: Asked, span: Span, newText: string): Pick<Item, 'textEdit'> {
  return { textEdit: { range: positions.range(span), newText } };
}

// --- In texts ------------------------------------------------------------------------------------------------------

/** Constants inside `{{`, pages inside `](`; `undefined` where neither is begun. */
function completionsInText(asked: Asked, schemas: readonly SchemaAt[]): Item[] | undefined {
  const isMarkdown = argumentsOf(schemas, 'x-markdown').length > 0;
  if (!isMarkdown && argumentsOf(schemas, 'x-text').length === 0) return undefined;
  const before = lineBefore(asked);
  const rest = /^[^\r\n]*/.exec(asked.text.slice(asked.offset))?.[0] ?? '';
  const name = /\{\{([\w.:/-]*)$/.exec(before)?.[1];
  if (name !== undefined) {
    const [tail = '', closing = ''] = [/^[\w.:/-]*/.exec(rest)?.[0], /^[\w.:/-]*(\}{0,2})/.exec(rest)?.[1]];
    const span = { start: asked.offset - name.length, end: asked.offset + tail.length + closing.length };
    return constants(asked, span);
  }
  const address = /\]\(([^()\s]*)$/.exec(before)?.[1];
  if (address === undefined) return undefined;
  const [tail = '', closing = ''] = [/^[^()\s]*/.exec(rest)?.[0], /^[^()\s]*(\)?)/.exec(rest)?.[1]];
  const span = { start: asked.offset - address.length, end: asked.offset + tail.length + closing.length };
  return pages(asked, span, ')');
}

function constants(asked: Asked, span: Span): Item[] {
  const { words, snapshot, language } = asked;
  const content = snapshot.sound;
  const item = (constant: Constant, detail: string, documentation: string, rank: number): Item => ({
    label: constant.name,
    kind: CompletionItemKind.Constant,
    detail,
    documentation: { kind: 'markdown', value: documentation },
    filterText: `${constant.name} ${detail}`,
    sortText: `${rank} ${constant.name}`,
    ...replacing(asked, span, `${constant.name}}}`),
  });
  return [...constantsOf(content).values()].flatMap((constant) => {
    const { origin, entry, label, isUnsettled } = constant;
    if (origin === 'phrase') return item(constant, words.phrase, '', 1);
    if (origin === 'field')
      return item(constant, words.field(`${content.settings.identity}.yaml`), textOf(constant), 2);
    if (origin === 'computed')
      return isUnsettled
        ? []
        : item(constant, `${label[language]}${words.colon}${textOf(constant)}`, words.computed, 3);
    const { title, readings } = factLines(content, entry, words);
    return item(constant, title, readings.join('\n'), 0);
  });
}

/** @param closing what follows the address in its text */
function pages(asked: Asked, span: Span, closing: string): Item[] {
  const { words, snapshot } = asked;
  const { routes } = snapshot.sound;
  return routes.concrete().map(({ path, page, collection, slug }) => {
    const entry =
      collection === undefined || slug === undefined ? undefined : snapshot.sound.find(collection, slug);
    const title = entry ? nameOf(entry) : (routes.routes.find((route) => route.page === page)?.title ?? path);
    return {
      label: title,
      kind: CompletionItemKind.File,
      detail: path,
      labelDetails: { description: path },
      documentation: words.page,
      filterText: `${path} ${title}`,
      sortText: title,
      ...replacing(asked, span, `${path}${closing}`),
    };
  });
}

// --- Values --------------------------------------------------------------------------------------------------------

function valuesFor(asked: Asked, schemas: readonly SchemaAt[], span: Span): Item[] {
  const { snapshot, words } = asked;
  const content = snapshot.sound;
  const value = (label: string, kind: CompletionItemKind, detail: string, documentation = ''): Item => ({
    label,
    kind,
    detail,
    ...(documentation === '' ? {} : { documentation: { kind: 'markdown' as const, value: documentation } }),
    filterText: `${label} ${detail}`,
    ...replacing(asked, span, scalarOf(label)),
  });
  const named = (names: readonly string[]) => names.map((name) => value(name, CompletionItemKind.Value, ''));
  const description = descriptionOf(schemas);
  const labels = labelsOf(schemas.map(({ schema }) => schema));
  const choices = argumentsOf(schemas, 'enum')
    .flat()
    .map((choice, rank) => {
      const label = shown(choice as never);
      const item = value(label, CompletionItemKind.EnumMember, labels[label] ?? '', description);
      const text = typeof choice === 'string' ? scalarOf(label) : label;
      return { ...item, sortText: String(rank).padStart(3, '0'), ...replacing(asked, span, text) };
    });
  const isTruth = schemas.some(({ schema }) => [schema.type].flat().includes('boolean'));
  const truths = isTruth
    ? [true, false].map((truth) => ({
        ...value(String(truth), CompletionItemKind.Value, truth ? words.yes : words.no, description),
        ...replacing(asked, span, String(truth)),
      }))
    : [];
  const entries = argumentsOf(schemas, 'x-ref').flatMap(
    (name) => content.collections.get(String(name)) ?? [],
  );
  return [
    ...choices,
    ...truths,
    ...entries.map((entry) =>
      value(entry.slug, CompletionItemKind.Reference, nameOf(entry), aboutEntry(entry)),
    ),
    ...(argumentsOf(schemas, 'x-href').length > 0 ? pages(asked, span, '') : []),
    ...(argumentsOf(schemas, 'x-image').length > 0
      ? content.imagePaths.map((path) => value(path, CompletionItemKind.File, words.picture))
      : []),
    ...(argumentsOf(schemas, 'x-surface-id').length > 0 ? named(content.surfaces) : []),
    ...(argumentsOf(schemas, 'x-collection').length > 0 ? named([...content.collections.keys()]) : []),
    ...decisions(asked, content).map((name) => value(name, CompletionItemKind.Value, '')),
  ];
}

/** The readings that a decision may keep. */
function decisions({ cursor, path }: Asked, content: Content): string[] {
  if (cursor.steps.join('/') !== 'decision') return [];
  const cut = path.lastIndexOf('/');
  const entry = content.find(path.slice(0, cut), path.slice(cut + 1, -'.yaml'.length));
  return entry && hasReadings(entry) ? [...new Set(readingsOf(entry).map(nameOfReading))] : [];
}

function aboutEntry({ value }: Entry): string {
  const fields = value as { readonly description?: unknown; readonly subtitle?: unknown };
  return [fields.subtitle, fields.description].find((text): text is string => typeof text === 'string') ?? '';
}

/** Quotes a text that YAML would read as something else. */
function scalarOf(text: string): string {
  const isPlain = /^[\p{L}/][^\n:#"'\\{}[\]&*!|>%@`,]*$/u.test(text);
  return isPlain && !/^(?:true|false|null|~)$/i.test(text) ? text : JSON.stringify(text);
}

// --- Keys ----------------------------------------------------------------------------------------------------------

function keysFor(asked: Asked, schemas: readonly SchemaAt[]): Item[] {
  const { cursor, words, snapshot } = asked;
  const required = new Set(argumentsOf(schemas, 'required').flat().map(String));
  const known = [...propertiesOf(schemas)].filter(([name]) => !cursor.siblings.has(name));
  const indent = ' '.repeat(columnOf(asked));
  return known.map(([name, declared], rank): Item => {
    const all = applicable(snapshot.loaded.content.schemas, declared);
    const title = all.find(({ schema }) => schema.title)?.schema.title;
    const isRequired = required.has(name);
    return {
      label: name,
      kind: CompletionItemKind.Property,
      detail: [title, isRequired ? words.required : words.optional].filter(Boolean).join(', '),
      documentation: { kind: 'markdown', value: descriptionOf(all) },
      filterText: `${name} ${title ?? ''}`,
      sortText: `${isRequired ? 0 : 1} ${String(rank).padStart(3, '0')}`,
      insertTextFormat: InsertTextFormat.PlainText,
      ...replacing(asked, cursor.typed, cursor.hasColon ? name : `${name}:${opening(all, indent)}`),
    };
  });
}

/** What follows the colon of a key: an indented line for a mapping, a list or Markdown. */
function opening(schemas: readonly SchemaAt[], indent: string): string {
  const types = schemas.flatMap(({ schema }) => schema.type ?? []).flat();
  if (types.includes('object')) return `\n${indent}  `;
  if (types.includes('array')) return `\n${indent}  - `;
  return argumentsOf(schemas, 'x-markdown').length > 0 ? ` |\n${indent}  ` : ' ';
}

function columnOf({ positions, cursor }: Asked): number {
  return positions.position(cursor.typed.start).character;
}
