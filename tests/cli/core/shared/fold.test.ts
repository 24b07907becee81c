import { fold } from '../../../../cli/core/shared/fold.ts';

test.each([
  ['Éloyes', 'eloyes'],
  ['Mise en œuvre', 'mise en oeuvre'],
  ['CURRICULUM VITÆ', 'curriculum vitae'],
])('%s is looked for as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
