import { markdownParts } from '../../../../cli/core/content/markdown-blocks.ts';
import { countWords, wordCount } from '../../../../cli/core/content/markdown-parts.ts';

test.each([
  ['a link', 'voir [ici](/a)', ['link /a @11']],
  ['a link whose text is its address', '[/a](/a) et [/a](/a)', ['link /a @5', 'link /a @17']],
  ['an address that begins like another', '[x](/ab) [y](/a)', ['link /ab @4', 'link /a @13']],
  ['a link with a title', '[x](/a "titre")', ['link /a @4']],
  ['a link in angle brackets', '[x](</a b>)', ['link /a b @5']],
  ['an empty link', '[x]()', ['link  @4']],
  ['an address in brackets', '<https://a.example>', ['link https://a.example @1']],
  ['an email in brackets', '<a@b.example>', ['link mailto:a@b.example @1']],
  ['a reference', '[x][1] et [y](/b)\n\n[1]: /a\n', ['link /a @24', 'link /b @14']],
  ['two uses of a reference', '[x][1] [y][1]\n\n[1]: /a\n', ['link /a @20', 'link /a @20']],
  ['links in a table and a list', '- [x](/a)\n\n|a|\n|-|\n|[y](/b)|\n', ['link /a @6', 'link /b @24']],
  ['an image', '![x](a.svg)', ['image a.svg @5']],
  ['a link around an image', '[![x](a.svg)](/b)', ['image a.svg @6', 'link /b @14']],
  ['a script address, which a link may not be', '[x](javascript:alert(1))', ['link javascript:alert(1) @4']],
  ['an address with entities: the whole text', '[x](&#106;avascript:a)', ['link javascript:a @0']],
  ['an HTML tag', 'un <b>mot</b>', ['html <b> @3', 'html </b> @9']],
  ['an HTML block', 'a\n\n<div class="x">\nb\n</div>\n', ['html <div class="x"> @3']],
  ['an HTML comment', 'a <!-- b --> c', ['html <!-- b --> @2']],
  ['neither in code', '`<b>` et `[x](/a)`\n\n    <b>\n', ['code <b> @0', 'code [x](/a) @9']],
  ['neither when escaped', '\\<b> \\[x](/a)', []],
  ['nothing', 'un *mot* **gras**', []],
])('%s', (_, text, expected) => {
  const parts = markdownParts(text);
  expect(parts.map(({ kind, value, start }) => `${kind} ${value} @${start}`)).toEqual(expected);
  for (const { kind, value, start, end } of parts)
    if (start > 0 && kind !== 'code') expect(text.slice(start, end)).toBe(value.replace('mailto:', ''));
});

test('words are counted, and signs however many are none', () => {
  expect(countWords('Un sapin, à 20 € — ou presque !')).toBe(6);
  expect(wordCount(`Un sapin ${'{'.repeat(200_000)}`)).toBe(2);
  expect(wordCount(`Un sapin ${'['.repeat(200_000)}`)).toBe(2);
});
