import path from 'node:path';
import { expect, test } from 'vitest';
import { faultsIn } from '../e2e/axe.ts';
import { visitors } from '../e2e/visit.ts';
import { onePageOfEachKind, pagesIn } from './built-site.ts';

const visit = visitors();

test.each(onePageOfEachKind(pagesIn(path.resolve('dist'))))(
  'axe-core finds nothing on $path',
  async ({ path: at }) => {
    expect(await faultsIn(await visit(at, { outside: true }), 'light')).toEqual([]);
  },
);
