import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { makeModules } from '../../../../../cli/core/generate/modules.ts';
import { writeFolder } from '../../../../../cli/core/generate/write.ts';
import { makeProject, type TestProject } from '../../../content-folder.ts';
import { CONSTRUCTS } from '../constructs.ts';
import { typeErrors } from '../type-check.ts';

const ALL = Object.entries(CONSTRUCTS).map(([name, construct], index) => ({ name, index, ...construct }));

/** Each construct as the schema of a collection of all of its values, and of a singleton that has the first. */
function project(): TestProject {
  const content = ALL.flatMap(({ index, values }) => [
    [`single-${index}.yaml`, JSON.stringify(values[0])],
    ...values.map((value, at) => [`many-${index}/e${at}.yaml`, JSON.stringify(value)]),
  ]);
  const schemas = ALL.flatMap(({ index, schema }) => [
    [`single-${index}.schema.json`, { ...schema, title: `Single ${index}` }],
    [`many-${index}.schema.json`, { ...schema, title: `Many ${index}` }],
  ]);
  return makeProject(Object.fromEntries(content), Object.fromEntries(schemas));
}

test('what schemas can say is typed right, and the data are the same', async () => {
  const made = project();
  expect(made.complaints('en')).toEqual([]);
  // Not by the command, which keeps the types of a set of schemas from one run of the tests to the next.
  writeFolder(made.out, (await makeModules(made.load().content, made.cacheDir)).files);
  for (const { name, index, sound = [], wrong = [] } of ALL) {
    const use = [
      `import { many${index}, findMany${index} } from './generated/many-${index}.ts';`,
      `import { single${index} } from './generated/single-${index}.ts';`,
      `import type { Single${index} } from './generated/types.ts';`,
      `declare const one: Single${index};`,
      `declare function take(value: Single${index}): void;`,
      `const slugs: ('e0' | 'e1' | 'e2' | 'e3')[] = many${index}.map(({ slug }) => slug);`,
      `take(single${index});`,
      `const { slug, ...found } = findMany${index}('e0')!;`,
      ...sound.map((statement) => `{ ${statement}; }`),
      ...wrong.map((statement) => `// @ts-expect-error\n{ ${statement}; }`),
    ];
    writeFileSync(
      path.join(made.root, `use-${index}-${name.replace(/\W+/g, '-')}.ts`),
      `${use.join('\n')}\n`,
    );
  }
  expect(typeErrors([{ project: made }])).toBe('');
  for (const { name, index, values } of ALL.filter(({ name }) => !name.includes('finished'))) {
    const load = (file: string) => import(pathToFileURL(path.join(made.out, file)).href);
    const many = (await load(`many-${index}.ts`))[`many${index}`];
    expect(many, name).toEqual(values.map((value, at) => ({ slug: `e${at}`, ...value })));
    expect((await load(`single-${index}.ts`))[`single${index}`], name).toEqual(values[0]);
  }
});
