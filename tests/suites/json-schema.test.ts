import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { TestProject } from '../cli/content-folder.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { listedVerdicts } from './disagreements.ts';
import { jsonSchemaDisagreements } from './json-schema-disagreements.ts';
import { fileOfPackage } from './packages.mjs';

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly {
    readonly description: string;
    readonly data: unknown;
    readonly valid: boolean;
  }[];
}

/**
 * The JSON Schema Test Suite, https://github.com/json-schema-org/JSON-Schema-Test-Suite, as far as a registry has it: for
 * draft-04. What came later is compared with Ajv on random schemas.
 */
const folder = fileOfPackage('json-schema-test-suite/tests/draft4');
const groups = (readdirSync(folder, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.json'))
  .sort()
  .flatMap((file) =>
    (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Group[]).map((group) => ({
      ...group,
      id: `${path.basename(file, '.json')}: ${group.description}`,
    })),
  );
const listed = listedVerdicts(jsonSchemaDisagreements);

test.each(groups)('$id', ({ id, schema, tests }) => {
  const content = tests.map(({ data }, index) => [`cases/${index}.yaml`, `value: ${JSON.stringify(data)}\n`]);
  const project = new TestProject(temporaryFolder(), Object.fromEntries(content), {
    'cases.schema.json': schemaOfEntries(schema),
  });

  const { problems } = project.load();
  const codeIn = (wanted: string) => problems.find(({ file }) => file === wanted)?.code;
  const broken = problems.find(({ file }) => file.endsWith('.json'));
  const verdicts = tests.flatMap(({ valid }, index) => {
    const code = codeIn(`cases/${index}.yaml`);
    return valid === (code === undefined) ? [] : [code ?? 'accepted'];
  });
  const verdict = broken?.code ?? verdicts.join(', ');
  expect(verdict).toBe(listed.get(id) ?? '');
});

test('every listed case is in the suite', () => {
  const known = new Set(groups.map(({ id }) => id));
  expect([...listed.keys()].filter((id) => !known.has(id))).toEqual([]);
});

/** A schema for entries that have the tested value: entries are mappings, what is tested may be anything. */
function schemaOfEntries(tested: unknown): object {
  const place = '#/definitions/tested';
  const moved = JSON.stringify(tested, (key, value) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? place + value.slice(1) : value,
  );
  return {
    title: 'Case',
    type: 'object',
    additionalProperties: false,
    required: ['value'],
    properties: { value: { $ref: place } },
    definitions: { tested: JSON.parse(moved) },
  };
}
