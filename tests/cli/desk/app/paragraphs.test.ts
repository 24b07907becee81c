import path from 'node:path';
import { allEntries } from '../../../../cli/core/content/content.ts';
import { newMarkdown } from '../../../../cli/core/content/markdown-parts.ts';
import { walkAnnotated } from '../../../../cli/core/content/walk-annotated.ts';
import { openWorkspace } from '../../../../cli/core/workspace/workspace.ts';
import { joined, wrapped } from '../../../../cli/desk/app/prose/paragraphs.ts';
import { testDay } from '../../../day.mjs';
import { shop } from '../../../shop.mjs';

const WRITTEN = `On choisit un sapin
avec les yeux, et [le
Nobilis](/nobilis).

- pliez une aiguille
  entre deux doigts
- soulevez

> Il sent
> la résine.

| a | b |
|---|---|
| un | deux |

dur\\
retour
    `;
const SHOWN = `On choisit un sapin avec les yeux, et [le Nobilis](/nobilis).

- pliez une aiguille entre deux doigts
- soulevez

> Il sent la résine.

| a | b |
|---|---|
| un | deux |

dur\\
retour
    `;

test('paragraphs are shown as one line, and keep their line breaks in the file', () => {
  expect(joined(WRITTEN)).toBe(SHOWN);
  expect(wrapped(SHOWN, WRITTEN)).toBe(WRITTEN);
});

test.each([
  [
    'a paragraph',
    'On choisit',
    'On choisit bien',
    'On choisit bien un\nsapin avec les yeux,\net [le\nNobilis](/nobilis).',
  ],
  ['an item', 'entre deux', 'entre tes deux', '- pliez une aiguille\n  entre tes deux\n  doigts'],
  ['a quotation', 'la résine.', 'la bonne résine.', '> Il sent la bonne\n> résine.'],
  ['a cell', '| deux |', '| deux et trois et quatre |', '| un | deux et trois et quatre |'],
  ['what would begin a list', 'avec les yeux', 'avec les - yeux', 'On choisit un sapin\navec les - yeux, et'],
])('what is changed in %s is wrapped alone', (_, before, after, expected) => {
  const changed = wrapped(SHOWN.replace(before, after), WRITTEN);
  expect(changed).toContain(expected);
  expect(joined(changed)).toBe(SHOWN.replace(before, after));
});

test('each text of the shop shows the same, and comes back as it was', () => {
  const cacheDir = path.resolve('node_modules/.cache/sapin-tests');
  const workspace = openWorkspace(
    { contentDir: shop.content, schemasDir: path.resolve('schemas'), cacheDir },
    () => testDay,
  );
  const markdown = newMarkdown({ html: false });
  markdown.renderer.rules.softbreak = () => ' ';
  let texts = 0;
  for (const entry of allEntries(workspace.snapshot().loaded.content))
    walkAnnotated(entry, ({ value, tree }) => {
      if (typeof value !== 'string' || tree.annotations['x-markdown'] === undefined) return;
      texts++;
      expect(wrapped(joined(value), value)).toBe(value);
      expect(markdown.render(joined(value))).toBe(markdown.render(value));
    });
  expect(texts).toBeGreaterThan(5);
});
