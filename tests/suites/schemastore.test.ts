import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { TestProject } from '../cli/content-folder.ts';
import { typeErrors } from '../cli/core/generate/type-check.ts';
import { lastingFolder } from '../temporary-folder.ts';
import { fileOfPackage } from './packages.mjs';
import { schemastoreRefusals } from './schemastore-refusals.ts';

/** Ajv takes seconds for larger ones. */
const MOST_BYTES = 100_000;

/** The schemas of SchemaStore in our draft, https://www.schemastore.org, but those of lists: entries are mappings. */
const folder = fileOfPackage('schemastore/schemas/json');
const schemas = (readdirSync(folder, { recursive: true }) as string[])
  .map((name) => ({ name, file: path.join(folder, name) }))
  .filter(({ file }) => file.endsWith('.json') && statSync(file).isFile() && statSync(file).size < MOST_BYTES)
  .map(({ name, file }) => ({
    name,
    schema: JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>,
  }))
  .filter(({ schema }) => /json-schema\.org\/draft-07\/schema#?$/.test(String(schema.$schema)))
  .filter(({ schema }) => [schema.type ?? 'object'].flat().includes('object'))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const accepted: { name: string; project: TestProject }[] = [];
const refused: { name: string; reason: string }[] = [];

test.each(schemas)('$name', async ({ name, schema }) => {
  const project = new TestProject(
    lastingFolder(),
    { 'cases/empty.yaml': '{}\n' },
    { 'cases.schema.json': schema },
  );
  const { problems } = project.load();
  const [broken] = problems.filter(({ file }) => file.endsWith('.json'));
  if (broken) {
    refused.push({ name, reason: String((broken.params as { reason?: string }).reason ?? broken.code) });
    return;
  }
  accepted.push({ name, project });
  const { $id, ...anonymous } = schema;
  const isValid = new Ajv({ strict: false, validateFormats: false, logger: false }).validate(anonymous, {});
  expect(problems.length === 0).toBe(isValid);

  project.remove('cases');
  mkdirSync(path.join(project.contentDir, 'cases'));
  expect(await project.generate()).toMatchObject({ status: 0 });
});

test('the types of the accepted ones compile', () => {
  expect(typeErrors(accepted)).toBe('');
});

test('the others are refused for a reason that is known', () => {
  const count = ({ reason }: { reason: RegExp }) => refused.filter((each) => reason.test(each.reason)).length;
  expect(schemastoreRefusals.map((each) => [each.why, count(each)])).toEqual(
    schemastoreRefusals.map(({ why, schemas }) => [why, schemas]),
  );
  expect(
    refused.filter((each) => !schemastoreRefusals.some(({ reason }) => reason.test(each.reason))),
  ).toEqual([]);
});
