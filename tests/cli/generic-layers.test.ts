import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { soundRows } from '../../cli/core/content/route-table.ts';
import { checkShop } from './shop-content.ts';

test.each([
  'cli/core/annotations',
  'cli/core/consistency',
  'cli/core/consistency/claims',
  'cli/core/consistency/rules',
  'cli/core/model',
  'cli/core/prose',
  'cli/core/content',
  'cli/core/edit',
  'cli/core/generate',
  'cli/core/git',
  'cli/core/workspace',
])('%s names no file, collection or surface of the shop', (folder) => {
  const { collections, singletons, surfaces, settings } = checkShop().content;
  const site = singletons.get('site')?.value as object;
  const routes = new Set(
    soundRows(singletons.get('routes')?.value).flatMap(({ route }) => Object.keys(route)),
  );
  const names = new Set([...collections.keys(), ...singletons.keys(), ...surfaces, ...Object.keys(site)]);
  // The formats of the route table and of redirects are the tool's own; kinds and formats of values, roles of words and a fault of JSON share names with the shop.
  const shared = ['name', 'hours', 'quote', 'phone', 'prices', 'opening', 'closed', 'consistency', 'email'];
  for (const own of [...routes, settings.routes, settings.redirects, ...shared]) names.delete(own);
  expect(names.size).toBeGreaterThan(30);
  const found = sourcesIn(folder).flatMap(({ name, text }) =>
    stringsIn(name, text).flatMap((value) =>
      names.has(value.replace(/\/.*|\.yaml$/, '')) ? `${name}: ${value}` : [],
    ),
  );
  expect(found).toEqual([]);
});

function sourcesIn(folder: string): { name: string; text: string }[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  expect(names).not.toEqual([]);
  return names.map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}

/** The strings and the fixed parts of templates in a source. */
function stringsIn(name: string, text: string): string[] {
  const strings: string[] = [];
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') strings.push(value);
    },
    TemplateElement: ({ value }) => strings.push(value.raw),
  }).visit(parseSync(name, text).program);
  return strings;
}
