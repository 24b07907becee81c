import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { constant } from '../../../../cli/core/generate/source-text.ts';
import { withFile } from '../../../../cli/site/build/collections.ts';
import { shop } from '../../../shop.mjs';
import { lastingFolder } from '../../../temporary-folder.ts';

const dir = lastingFolder();

const collections = readdirSync(shop.content, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['pages', 'forms', 'images'].includes(entry.name))
  .map(({ name }) => name);

test.each(collections)('the entries of %s are read from a file, and the same', async (name) => {
  const file = path.join(dir, 'entries', `${name}.json`);
  const code = withFile(readFileSync(`${shop.generated}/${name}.ts`, 'utf8'), file);
  const module: object = await import(`../../../fixtures/shop/generated/${name}.ts`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(Object.values(module).find(Array.isArray));
  expect(code).toMatch(
    /^export const \w+: readonly \w+\[\] = JSON\.parse\(readFileSync\(".*\.json", 'utf8'\)\);$/m,
  );
  expect(code).not.toContain('"slug"');
});

test('a list that is written as JSON text is read from a file, too', () => {
  const file = path.join(dir, 'long.json');
  const entries = Array.from({ length: 501 }, (_, i) => JSON.stringify({ slug: `é"${i}` }));
  const code = withFile(constant('long', 'readonly Long[]', entries), file);
  expect(code).not.toContain('slug');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(entries.map((entry) => JSON.parse(entry)));
});

test('other modules stay as they are', () => {
  const ui = readFileSync(`${shop.generated}/ui.ts`, 'utf8');
  expect(withFile(ui, path.join(dir, 'ui.json'))).toBe(ui);
});
