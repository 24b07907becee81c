import { readdirSync, readFileSync } from 'node:fs';

test('no two style sheets have keyframes of the same name, which all pages share', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  const names = sheets.flatMap((sheet) =>
    [...readFileSync(`src/${sheet}`, 'utf8').matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name),
  );
  expect(names).toContain('fall');
  expect(names.toSorted()).toEqual([...new Set(names)].sort());
});
