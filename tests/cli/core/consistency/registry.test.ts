import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RULES } from '../../../../cli/core/consistency/registry.ts';
import { capitalized } from '../../../../cli/core/text/capitalized.ts';

const ids = RULES.map(({ id }) => id);
const names = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();

test('every rule has a file, and a page of its own name, whose example is its first case; none is left over', () => {
  expect(names('cli/core/consistency/rules', '.ts')).toEqual([...ids].sort());
  const tested = [
    ...names('tests/cli/core/consistency/rules', '.test.ts'),
    ...names('tests/cli/core/consistency/cases', '.yaml'),
  ];
  expect(tested.filter((name) => !ids.includes(name as never))).toEqual([]);
  expect(names('docs/rules', '.md')).toEqual([...ids].sort());
});

test('no two rules share an id', () => {
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(RULES.map((rule) => [rule.id, rule] as const))('%s', (id, { title, why, words }) => {
  test('says in both languages what it is and why', () => {
    for (const text of [title.fr, title.en, why.fr, why.en]) expect(text).toMatch(/^[^A-ZÉÀ].*[^.]$/);
  });

  test('words findings of its own', () => {
    for (const code of Object.keys(words)) expect(code.split('/')[0]).toBe(id);
  });

  test('has a page that begins with both, and says what it finds, with an example, what to do, and what it cannot see', async () => {
    const page = path.resolve(`docs/rules/${id}.md`);
    const [, ...sections] = readFileSync(page, 'utf8').split(/^## /m);
    const head = `# ${id}\n\n${capitalized(title.fr)} : ${why.fr}.\n`;
    await expect([`${head}\n`, ...sections].join('## ')).toMatchFileSnapshot(page);
    const titles = sections.map((section) => section.split('\n', 1)[0]);
    expect(titles).toEqual(['Ce que la règle trouve', 'Exemple', 'Que faire', 'Ce qu’elle ne voit pas']);
    expect(sections[0]).toContain(`npm run consistency -- --rule ${id}`);
  });
});
