import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';
import { beneath } from './floor.mjs';

const floor = { safari: '15.4' };

function beneathIn(file: string, content: string): string[] {
  const dist = temporaryFolder();
  writeFileSync(path.join(dist, file), content);
  return [...beneath(dist, floor)].map(([feature, { lacking }]) => `${feature}: ${lacking}`);
}

test.each([
  ['name.replace(/(?<=^| )./u, up)', 'javascript.regular_expressions.lookbehind_assertion: safari 16.4'],
  ['class A { static { run() } }', 'javascript.classes.static.initialization_blocks: safari 16.4'],
  ['list.toSorted()', 'javascript.builtins.Array.toSorted: safari 16'],
  ['requestIdleCallback(run)', 'api.Window.requestIdleCallback: safari none'],
  ['(0, react.jsx)("div", { inert: true })', 'html.global_attributes.inert: safari 15.5'],
])('scripts: %s', (code, found) => {
  expect(beneathIn('a.js', code)).toEqual([found]);
});

test.each([
  ['list.at(-1) ?? list.findLast(is)'],
  ['document.startViewTransition?.(change)'],
  ['typeof requestIdleCallback === "function" ? requestIdleCallback(run) : run()'],
  ['const own = { toSorted() {} }; own.toSorted()'],
])('scripts: %s needs nothing newer', (code) => {
  expect(beneathIn('a.js', code)).toEqual([]);
});

test.each([
  ['@media (width >= 40rem) { a { color: red } }', 'css.at-rules.media.range_syntax: safari 16.4'],
  ['a { color: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix: safari 16.2'],
  ['a { block-size: 2lh }', 'css.types.length.lh: safari 16.4'],
  ['a { b { color: red } }', 'css.selectors.nesting: safari 16.5'],
])('style sheets: %s', (css, found) => {
  expect(beneathIn('a.css', css)).toEqual([found]);
});

test.each([
  ['a:has(b) { inset: 0; block-size: 100dvh }'],
  ['a { block-size: 1.6em; block-size: 1lh }'],
  ['@supports (overflow: clip) { a { overflow: clip } }'],
  ['a { -webkit-backdrop-filter: blur(1px); backdrop-filter: blur(1px) }'],
])('style sheets: %s needs nothing newer', (css) => {
  expect(beneathIn('a.css', css)).toEqual([]);
});

test('documents: their elements, styles and scripts', () => {
  const html = '<search></search><style>a{overflow:clip}</style><script>list.toSorted()</script>';
  expect(beneathIn('a.html', html)).toEqual([
    'css.properties.overflow.clip: safari 16',
    'html.elements.search: safari 17',
    'javascript.builtins.Array.toSorted: safari 16',
  ]);
});
