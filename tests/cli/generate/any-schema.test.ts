import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeModules } from '../../../cli/generate/modules.ts';
import { writeFolder } from '../../../cli/generate/write.ts';
import { projectOf } from '../any-project.ts';
import { anySchema, anyValue } from '../arbitrary-schema.ts';
import { seed } from '../property.ts';
import { TIME_LIMIT, times } from '../thorough.ts';
import { typeErrors } from './type-check.ts';

/** The texts that one may become when it is finished: a fact filled in, Markdown as HTML, the address of an image. */
function finished(text: string): readonly string[] {
  const filled = text.replace('{{radius}}', '15\u00A0km');
  return [text, filled, `<p>${filled}</p>`, `/images/${text}`];
}

/** `data` with each text as it was typed, where it is what that text becomes. */
function unfinished(data: unknown, typed: unknown): unknown {
  if (typeof data === 'string')
    return typeof typed === 'string' && finished(typed).includes(data) ? typed : data;
  if (typeof data !== 'object' || data === null || typeof typed !== 'object' || typed === null) return data;
  if (Array.isArray(data)) return data.map((item, index) => unfinished(item, typed[index as never]));
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, unfinished(value, typed[key as never])]),
  );
}

test(
  'modules compile and hold the same data, whatever the schema and the content',
  async () => {
    const made = fc.record({
      schemas: anySchema,
      values: fc.array(anyValue, { minLength: 1, maxLength: 8 }),
    });
    const projects = fc.sample(made, { seed, numRuns: times(20, 300) }).map(({ schemas, values }) => {
      const all = projectOf({ ...schemas, values });
      const refused = new Set(all.load().problems.map(({ file }) => file));
      rmSync(all.root, { recursive: true });
      const accepted = values.filter((_, index) => !refused.has(`things/t${index}.yaml`));
      return { schemas, accepted, project: projectOf({ ...schemas, values: accepted }) };
    });
    try {
      for (const { project, accepted, schemas } of projects) {
        if (accepted.length === 0) project.write('things/README.md', 'None.\n'); // Git and we keep no empty folder
        const { content, problems } = project.load();
        expect(problems, JSON.stringify(schemas)).toEqual([]);
        writeFolder(project.out, (await makeModules(content, project.cacheDir)).files);
        const { things } = await import(pathToFileURL(path.join(project.out, 'things.ts')).href);
        const expected = accepted.map((a, index) => ({ slug: `t${index}`, a }));
        expect(unfinished(things, expected), JSON.stringify(schemas)).toEqual(expected);
      }
      const uses = projects.map(({ project, schemas }) => ({ project, name: JSON.stringify(schemas) }));
      expect(typeErrors(uses)).toBe('');
    } finally {
      for (const { project } of projects) rmSync(project.root, { recursive: true });
    }
  },
  TIME_LIMIT,
);
