import { problem } from '../../../../cli/core/diagnostics/problem.ts';
import { CATALOGUE, wordingOf } from '../../../../cli/core/load/catalogue.ts';
import { expectBothLanguages } from '../../wording.ts';

const AT = { file: 'a.yaml', text: '' };

// All others are read in both languages wherever a test puts them into words: `tests/cli/content-folder.ts`.
test.each([
  problem('file/more', { shown: 100 }, AT),
  problem('file/unreadable', { reason: 'EACCES' }, AT),
  problem('file/unreadable', { reason: 'EWHATEVER' }, AT),
  problem('file/unwritable', { reason: 'ENOSPC' }, AT),
  problem('file/unwritable', { reason: 'EWHATEVER' }, AT),
  problem('file/foreign', {}, AT),
  problem('file/stale', {}, AT),
])('$code, which no content has by itself', (each) => {
  expectBothLanguages((...to) => wordingOf(each, ...to), each.code);
});

test('codes are of the contract’s kinds', () => {
  for (const code of Object.keys(CATALOGUE))
    expect(code).toMatch(
      /^(?:yaml|date|schema|ref|link|image|fact|phrase|text|file|finder|season|availability|notice|price|drawing)\/[a-zA-Z-]+$/,
    );
});
