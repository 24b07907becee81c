import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { variedEntry, variedSchema } from '../../../../../bench/varied.mjs';
import { makeProject, type TestProject } from '../../../content-folder.ts';
import { TIME_LIMIT } from '../../../thorough.ts';
import { typeErrors } from '../type-check.ts';

async function generated(...files: Parameters<typeof makeProject>): Promise<TestProject> {
  const project = makeProject(...files);
  expect(await project.generate()).toMatchObject({ status: 0, stdout: '' });
  return project;
}

function load<T>(project: TestProject, file: string): Promise<T> {
  return import(pathToFileURL(path.join(project.out, file)).href);
}

const COUNT = 10_000;

test(
  `${COUNT} varied entries, and a long list in one, hold the same data and compile`,
  async () => {
    const varied = Array.from({ length: COUNT }, (_, index) => variedEntry(index, COUNT));
    const stock = `[${varied.slice(0, 1100).join()}]`; // a file is at most a mebibyte
    const project = await generated(
      {
        ...Object.fromEntries(varied.map((each, index) => [`trees/tree-${index}.yaml`, each])),
        'stock.yaml': `{"trees": ${stock}}`,
      },
      {
        'trees.schema.json': variedSchema,
        'stock.schema.json': {
          title: 'Stock',
          type: 'object',
          additionalProperties: false,
          required: ['trees'],
          properties: { trees: { type: 'array', items: { $ref: 'trees.schema.json' } } },
        },
      },
    );
    const { trees } = await load<{ trees: { slug: string }[] }>(project, 'trees.ts');
    expect(new Map(trees.map(({ slug, ...tree }) => [slug, tree]))).toEqual(
      new Map(varied.map((each, index) => [`tree-${index}`, JSON.parse(each)])),
    );
    const { stock: data } = await load<{ stock: object }>(project, 'stock.ts');
    expect(data).toEqual({ trees: JSON.parse(stock) });
    const use = `import { stock } from './generated/stock.ts';
    import { trees } from './generated/trees.ts';
    const height: number | undefined = stock.trees[0]?.beside?.[0]?.height ?? trees[0]?.beside?.[0]?.height;
    // @ts-expect-error no such field
    trees[0]?.z;`;
    expect(typeErrors([{ project, use }])).toBe('');
  },
  TIME_LIMIT,
);
