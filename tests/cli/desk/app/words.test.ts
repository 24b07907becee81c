import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'rolldown/utils';
import { entriesBelow } from '../../../../cli/core/files/entries-below.mjs';
import { words } from '../../../../cli/desk/app/words.ts';

/** Words of machines, which nobody who sells trees should have to know. */
const FORBIDDEN =
  /\b(?:yaml|json|schémas?|schema|slugs?|git|commits?|push|branche?s?|pointers?|pointeurs?|fichiers? (?:yaml|de contenu)|markdown|html|css|dépôts?|regex)\b|\.(?:ya?ml|json|md|tsx?|svg|webp|jpe?g|png)\b|content\/|docs\//i;

/** What the page and its server say, and how they put values into words, stands in these alone. */
const TABLES = /[/-]words\.ts$|\/shortcuts\.ts$/;

/** French, as far as a string shows it: accents and quotes, or words after one another. */
const FRENCH = /[À-ÖØ-öø-ÿœŒ’«»]|^\p{Lu}\p{Ll}+ |^\p{L}\p{Ll}+(?: \p{Ll}{2,})+\p{P}?$/u;

interface Said {
  readonly file: string;
  readonly text: string;
}

/** Every string and every letter between tags in the sources of the desk, but for what errors of its own say to who wrote it. */
function stringsOf(folder: string): Said[] {
  return entriesBelow(folder)
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap(({ path }) => {
      const file = `${folder}/${path}`;
      const source = readFileSync(file, 'utf8');
      const { program } = parseSync(path, source);
      const skipped: (readonly [start: number, end: number])[] = [];
      new Visitor({
        ImportDeclaration: ({ start, end }) => void skipped.push([start, end]),
        JSXAttribute({ start, end, name }) {
          if (name.type === 'JSXIdentifier' && name.name === 'className') skipped.push([start, end]);
        },
        NewExpression: ({ start, end, callee }) => {
          if (callee.type === 'Identifier' && callee.name.endsWith('Error')) skipped.push([start, end]);
        },
      }).visit(program);
      const found: Said[] = [];
      const see = (at: number, text: string) => {
        if (!skipped.some(([start, end]) => at >= start && at < end)) found.push({ file, text });
      };
      new Visitor({
        Literal: ({ start, value }) => {
          if (typeof value === 'string') see(start, value);
        },
        TemplateElement: ({ start, value }) => see(start, value.cooked ?? ''),
        // One letter is a sign on a button, which has a label.
        JSXText: ({ start, value }) => {
          if (/\p{L}{2}/u.test(value)) see(start, `${value.trim()} «»`);
        },
      }).visit(program);
      return found;
    });
}

const all = ['cli/desk', 'cli/desk/start'].flatMap(stringsOf);
const texts = all.filter(({ file }) => TABLES.test(file));

test('the desk speaks of the shop, not of machines', () => {
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter(({ text }) => FORBIDDEN.test(text))).toEqual([]);
});

test('it says nothing but its words', () => {
  const loose = all.filter(({ file, text }) => !TABLES.test(file) && FRENCH.test(text));
  expect(loose).toEqual([]);
});

/** Every text in a table of words; functions are asked with numbers and words. */
function textsIn(value: unknown, at: string): (readonly [string, string])[] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function')
    return [1, 2].flatMap((count) => textsIn(value(count, count, 'mot', 'mot'), `${at}(${count})`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => textsIn(inside, `${at}.${key}`));
}

test('the page writes French with its spaces: none before a sign may break', () => {
  const loose = textsIn(words, '').filter(([, text]) => / [:;!?»]|« /.test(text));
  expect(loose).toEqual([]);
  const served = texts.filter(({ file, text }) => !file.includes('/app/') && / »|« /.test(text));
  expect(served).toEqual([]);
});

test('no key is named where there is no keyboard', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.resetModules();
  const touched = await import('../../../../cli/desk/app/words.ts');
  vi.unstubAllGlobals();
  expect(JSON.stringify(touched.words)).not.toContain('Ctrl');
});
