import { nameFault } from '../../../../cli/core/values/file-name.ts';

test.each([
  ['Verglas sur les routes !', undefined],
  ['2026', undefined],
  ['Contes', undefined],
  ['!!!', 'wordless'],
  ['', 'wordless'],
  ['…’', 'wordless'],
  ['con', 'kept'],
  ['NUL', 'kept'],
  ['Com 1', undefined],
  ['lpt9', 'kept'],
  ['é'.repeat(190), undefined],
  ['é'.repeat(191), 'long'],
])('%s can be the name of a file, or why not', (name, fault) => {
  expect(nameFault(name)).toBe(fault);
});
