import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ANNOTATIONS } from '../../../../cli/core/annotations/registry.ts';
import { readSchemas } from '../../../../cli/core/content/read-schemas.ts';
import { makeValidators, schemasHash } from '../../../../cli/core/load/validators.ts';
import { makeProject } from '../../content-folder.ts';
import { SCHEMAS } from '../../small-project.ts';

const TOWN = { name: 'Colmar', postalCode: '68000' };

/** The schemas of a project, with a cache of their own. */
function schemasOf(schemas: Readonly<Record<string, object>> = {}) {
  const project = makeProject({}, schemas);
  return {
    set: readSchemas(project.schemasDir, project.contentDir, ANNOTATIONS),
    cacheDir: path.join(project.root, 'cache/validators'),
  };
}

test('they are compiled once, and kept while no schema changes', () => {
  const { set, cacheDir } = schemasOf();
  makeValidators(set, cacheDir);
  const [file = '', ...others] = readdirSync(cacheDir);
  expect(others).toEqual([]);
  const { mtimeMs } = statSync(path.join(cacheDir, file));
  expect(makeValidators(set, cacheDir).byName.get('towns')?.(TOWN)).toBe(true);
  expect(statSync(path.join(cacheDir, file)).mtimeMs).toBe(mtimeMs);
});

test('those of a week ago are forgotten when new ones are compiled', () => {
  const { set, cacheDir } = schemasOf();
  mkdirSync(cacheDir, { recursive: true });
  const [old, recent] = ['validators-old.cjs', 'validators-recent.cjs'].map((name) =>
    path.join(cacheDir, name),
  );
  for (const file of [old, recent]) writeFileSync(file as string, '');
  const before = Date.now() / 1000 - 8 * 24 * 60 * 60;
  utimesSync(old as string, before, before);
  makeValidators(set, cacheDir);
  expect(existsSync(old as string)).toBe(false);
  expect(existsSync(recent as string)).toBe(true);
});

test('any change of a schema or shared definition compiles them again', () => {
  const { set } = schemasOf();
  const hash = schemasHash(set);
  expect(schemasHash(schemasOf().set)).toBe(hash);
  const towns = SCHEMAS['towns.schema.json'];
  const definitions = SCHEMAS['definitions.json'];
  expect(schemasHash(schemasOf({ 'towns.schema.json': { ...towns, required: [] } }).set)).not.toBe(hash);
  expect(schemasHash(schemasOf({ 'definitions.json': { ...definitions, description: 'x' } }).set)).not.toBe(
    hash,
  );
  expect(schemasHash(schemasOf({ 'other.schema.json': { title: 'Other' } }).set)).not.toBe(hash);
});

test.each([
  ['that is torn', 'exports.towns = function (', true],
  ['that is empty', '', false],
])('a kept file %s does no harm', (_, torn, isCompiledAgain) => {
  const { set, cacheDir } = schemasOf();
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(path.join(cacheDir, `validators-${schemasHash(set)}.cjs`), torn);
  const { byName, explain } = makeValidators(set, cacheDir);
  expect(byName.has('towns')).toBe(isCompiledAgain);
  expect(explain('towns', TOWN)).toEqual([]);
});

test('where nothing can be written, they work all the same', () => {
  const { set, cacheDir } = schemasOf();
  writeFileSync(path.dirname(cacheDir), 'a file where a folder should be');
  const { byName, problems } = makeValidators(set, cacheDir);
  expect(problems).toEqual([]);
  expect(byName.get('towns')?.(TOWN)).toBe(true);
  expect(byName.get('towns')?.({})).toBe(false);
});

test('numbers with two decimals are multiples of 0.01, whatever binary makes of them', () => {
  const { set, cacheDir } = schemasOf();
  const validate = makeValidators(set, cacheDir).byName.get('prices');
  const priced = (price: number) => ({ readings: [{ source: 'a', grid: [{ min: 1, max: 2, price }] }] });
  const refused: number[] = [];
  for (let cents = 1; cents < 999_999; cents += 101)
    if (!validate?.(priced(cents / 100))) refused.push(cents);
  expect(refused).toEqual([]);
  for (const price of [0, 10_000, 45.505, -1, 9999.995, 0.001])
    expect(validate?.(priced(price)), `${price}`).toBe(false);
});
