import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { words } from '../../../../cli/desk/app/words.ts';
import { WORDS } from '../../../../cli/desk/words.ts';
import { entriesBelow } from '../../../../cli/entries-below.mjs';

/** Words of machines, which nobody who sells trees should have to know. */
const FORBIDDEN =
  /\b(?:yaml|json|schémas?|schema|slugs?|git|commits?|push|branch|fichiers? (?:yaml|de contenu)|markdown|html|css|dépôt|regex|string|null|undefined)\b/i;

/** Every text in a table of words; functions are asked with numbers and words. */
function textsIn(value: unknown, at: string): (readonly [string, string])[] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function')
    return [1, 2].flatMap((count) => textsIn(value(count, count, 'mot', 'mot'), `${at}(${count})`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => textsIn(inside, `${at}.${key}`));
}

test.each([
  ['the page', words],
  ['the server', WORDS],
])('%s speaks of the shop, not of machines', (_, table) => {
  const said = textsIn(table, '');
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter(([, text]) => FORBIDDEN.test(text))).toEqual([]);
});

test('the page writes French with its spaces: none before a sign may break', () => {
  const loose = textsIn(words, '').filter(([, text]) => / [:;!?»]|« /.test(text));
  expect(loose).toEqual([]);
});

test('the page says nothing but its words', () => {
  const folder = path.resolve('cli/desk/app');
  const sources = entriesBelow(folder).filter(({ path: file }) => file.endsWith('.tsx'));
  expect(sources.length).toBeGreaterThan(20);
  const loose = sources.flatMap(({ path: file }) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const found: string[] = [];
    new Visitor({
      JSXText: ({ value }) => {
        // One letter is a sign on a button, which has a label.
        if (/\p{L}{2}/u.test(value)) found.push(`${file}: ${value.trim()}`);
      },
    }).visit(parseSync(file, source).program);
    return found;
  });
  expect(loose).toEqual([]);
});
