import path from 'node:path';
import fc from 'fast-check';
import { readContentFolder } from '../../../../cli/core/content/read.ts';
import { openWorkspace } from '../../../../cli/core/workspace/workspace.ts';
import { testDay } from '../../../day.mjs';
import { shop } from '../../../shop.mjs';
import { assertProperty } from '../../property.ts';
import { TIME_LIMIT } from '../../thorough.ts';
import { askEverything } from '../ask-everything.ts';

const { files: sources } = readContentFolder(shop.content);
const cacheDir = path.resolve('node_modules/.cache/sapin-tests');
const workspace = openWorkspace(
  { contentDir: shop.content, schemasDir: path.resolve('schemas'), cacheDir },
  () => testDay,
);

const anyPlace = fc.record({
  source: fc.constantFrom(...sources),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.constantFrom(0, 1, 3, 30),
  typed: fc.constantFrom(
    '',
    'a',
    '{{',
    '[a](',
    ': ',
    '"',
    "'",
    '- ',
    '\n',
    '\n  ',
    '[',
    '{',
    '|',
    '&a ',
    '🎄',
    '\t',
  ),
});

test(
  'every question is answered at any place of any text, however broken',
  () => {
    assertProperty(
      fc.property(anyPlace, ({ source, at, length, typed }) => {
        const from = Math.floor(at * source.text.length);
        const text = source.text.slice(0, from) + typed + source.text.slice(from + length);
        askEverything(workspace, source.path, text, from + typed.length, typed.length);
      }),
      600,
      15,
    );
  },
  TIME_LIMIT,
);
