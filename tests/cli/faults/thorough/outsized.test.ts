import { makeProject } from '../../content-folder.ts';

const article = (body: string) => `title: a\ndate: "2026-01-01"\nbody: ${body}\n`;

/** Nine times nine … of the same list: a few hundred bytes that would be a billion words. */
const bomb = Array.from({ length: 9 }, (_, level) => {
  const items = level === 0 ? '"a"' : `*a${level - 1}`;
  return `a${level}: &a${level} [${Array(9).fill(items).join(',')}]\n`;
}).join('');

const MEBIBYTE = 1024 * 1024;

test.each([
  ['aliases that multiply', bomb],
  ['an alias of itself', 'a: &a [*a]\n'],
  ['100,000 keys', Array.from({ length: 100_000 }, (_, n) => `key${n}: 1\n`).join('')],
  ['a text of 10 MB in a million lines', article(`|\n${'  a b c d\n'.repeat(1_000_000)}`)],
  ['lists 100,000 deep', `a: ${'['.repeat(100_000)}`],
  ['100,000 documents', '---\na: 1\n'.repeat(100_000)],
  ['Markdown of 50,000 open brackets', article(`"${'['.repeat(50_000)}"`)],
  ['Markdown quoted 20,000 deep', article(`"${'>'.repeat(20_000)} a"`)],
  ['20,000 placeholders', article(`"${'{{nothing}} '.repeat(20_000)}"`)],
  ['a long text that hides a character at its end', article(`"${'a'.repeat(1_000_000)}\\0"`)],
])('%s: answered, in bounded memory', (_, text) => {
  const project = makeProject({ 'articles/outsized.yaml': text });
  makeProject().load();
  const before = process.memoryUsage.rss();
  const { problems } = project.load();
  expect(process.memoryUsage.rss() - before).toBeLessThan(700 * MEBIBYTE);
  expect(problems.length).toBeLessThan(200_000);
});
