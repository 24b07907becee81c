import type { Hover } from 'vscode-languageserver';
import { makeRoutesInWords } from '../core/consistency/routes-in-words.ts';
import type { Entry } from '../core/content/content.ts';
import { labelsOf } from '../core/content/schemas.ts';
import { nameOf } from '../core/model/lookups.ts';
import { pagePaths } from '../core/model/usages.ts';
import { type Asked, argumentsOf, schemasOf, unquoted } from './asked.ts';
import { aboutConstant, aboutShopField } from './facts.ts';
import { aboutField } from './fields.ts';
import { type Named, namedAt } from './named.ts';

export function hoverAt(asked: Asked): Hover | undefined {
  const { cursor, positions } = asked;
  const named = namedAt(asked);
  if (named) {
    const value = aboutNamed(asked, named);
    return { contents: { kind: 'markdown', value }, range: positions.range(named.span) };
  }
  const value = cursor.part === 'key' ? aboutKey(asked) : aboutValue(asked);
  return value === undefined
    ? undefined
    : { contents: { kind: 'markdown', value }, range: positions.range(cursor.typed) };
}

function aboutNamed(asked: Asked, named: Named): string {
  const { snapshot, words } = asked;
  switch (named.kind) {
    case 'field':
      return aboutShopField(snapshot.sound, named.name, words);
    case 'picture':
      return `${words.picture} \`${named.path}\``;
    case 'page': {
      const title = named.entry?.collection === undefined ? named.route.title : nameOf(named.entry);
      return [`**${title}**`, `${words.page} \`${named.path}\``].join('\n\n');
    }
    case 'entry':
      return named.isPlaceholder || snapshot.model().factOf(named.entry)
        ? aboutConstant(snapshot.model(), snapshot.sound, named.entry, words, asked.language)
        : aboutEntry(asked, named.entry);
  }
}

function aboutEntry({ snapshot, words, language }: Asked, entry: Entry): string {
  const model = snapshot.model();
  const routes = pagePaths(model, entry);
  const routesInWords = makeRoutesInWords(model.paths, model.routes, language);
  return [
    `**${nameOf(entry)}**`,
    `\`${entry.file.path}\``,
    ...(routes.length > 0 ? [`${words.page} ${routesInWords(routes)}`] : []),
  ].join('\n\n');
}

function aboutKey(asked: Asked): string | undefined {
  const { cursor, text, words } = asked;
  const { value: name } = unquoted(text, cursor.typed);
  if (name === '') return undefined;
  const above = schemasOf(asked, cursor.steps);
  const schemas = schemasOf(asked, [...cursor.steps, name]);
  if (schemas.length === 0) return undefined;
  const isRequired = argumentsOf(above, 'required').flat().includes(name);
  return aboutField(name, schemas, isRequired, words);
}

/** The label of one of several values, or else its field. */
function aboutValue(asked: Asked): string | undefined {
  const { cursor, text, words } = asked;
  if (cursor.isBlock) return undefined;
  const schemas = schemasOf(asked, cursor.steps);
  const { value } = unquoted(text, cursor.typed);
  if (schemas.length === 0 || value === '') return undefined;
  const label = labelsOf(schemas.map(({ schema }) => schema))[value];
  if (label !== undefined) return `\`${value}\`${words.colon}${label}`;
  const step = cursor.steps.at(-1) ?? '';
  const isRequired = argumentsOf(schemasOf(asked, cursor.steps.slice(0, -1)), 'required')
    .flat()
    .includes(step);
  return aboutField(step, schemas, isRequired, words);
}
