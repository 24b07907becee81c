import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../../../cli/core/consistency/registry.ts';

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

  test('has a page that says what it finds, why, with an example, and what to do', () => {
    const page = readFileSync(`docs/rules/${id}.md`, 'utf8');
    expect(page).toMatch(new RegExp(`^# ${id}\\n`));
    for (const heading of [
      'Ce que la règle trouve',
      'Pourquoi',
      'Exemple',
      'Que faire',
      'Ce qu’elle ne voit pas',
    ])
      expect(page).toContain(`\n## ${heading}\n`);
    expect(page).toContain(`npm run consistency -- --rule ${id}`);
  });
});
