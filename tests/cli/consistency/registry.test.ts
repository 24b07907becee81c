import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { en } from '../../../cli/consistency/messages/en.ts';
import { fr } from '../../../cli/consistency/messages/fr.ts';
import { RULES } from '../../../cli/consistency/registry.ts';

const ids = RULES.map(({ id }) => id);
const names = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();

test('every rule has a file, a test and a page of its own name, and none is left over', () => {
  expect(names('cli/consistency/rules', '.ts')).toEqual([...ids].sort());
  expect(names('tests/cli/consistency/rules', '.test.ts')).toEqual([...ids].sort());
  expect(names('docs/rules', '.md')).toEqual([...ids].sort());
});

test('no two rules share an id', () => {
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(RULES.map((rule) => [rule.id, rule] as const))('%s', (id, { title, why }) => {
  test('says in both languages what it is and why', () => {
    for (const text of [title.fr, title.en, why.fr, why.en]) expect(text).toMatch(/^[^A-ZÉÀ].*[^.]$/);
  });

  test('has messages in both languages', () => {
    const codes = Object.keys(fr).filter((code) => code.split('/')[0] === id);
    expect(codes).not.toEqual([]);
    expect(Object.keys(en)).toEqual(expect.arrayContaining(codes));
  });

  test('has a page that says what it finds, why, with an example, and what to do', () => {
    const page = readFileSync(`docs/rules/${id}.md`, 'utf8');
    expect(page).toMatch(new RegExp(`^# ${id}\\n`));
    for (const heading of ['Ce que la règle trouve', 'Pourquoi', 'Exemple', 'Que faire'])
      expect(page).toContain(`\n## ${heading}\n`);
    expect(page).toContain(`npm run consistency -- --rule ${id}`);
  });
});

test('both catalogues word the same findings, of rules that exist', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort());
  for (const code of Object.keys(fr)) expect(ids).toContain(code.split('/')[0]);
});
