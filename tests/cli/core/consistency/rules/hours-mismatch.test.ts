import { expect, test } from 'vitest';
import { sideIn } from '../../../../../cli/core/consistency/finding.ts';
import { wordingOfFinding } from '../../../../../cli/core/consistency/registry.ts';
import { hoursMismatch } from '../../../../../cli/core/consistency/rules/hours-mismatch.ts';
import { fact, foundBy, modelOf } from '../model-of.ts';

test('opening periods that overlap are named in either language', () => {
  const row = (from: string, through: string, hours: string) =>
    `  - {days: [lundi], hours: ${hours}, from: {on: ${from}}, through: {on: ${through}}}\n`;
  const model = modelOf({
    'site.yaml': `opening:\n${row('start', 'end', 'a')}${row('middle', 'end', 'b')}`,
    'facts/start.yaml': fact('date', ['11-07']),
    'facts/middle.yaml': fact('date', ['12-01']),
    'facts/end.yaml': fact('date', ['01-04']),
  });
  const [finding] = foundBy(hoursMismatch, model);
  if (!finding) throw new Error('nothing is found');
  expect(wordingOfFinding(finding, 'fr').message).toMatch(
    / : du 7 novembre au 4 janvier, et du 1er décembre au 4 janvier$/,
  );
  expect(wordingOfFinding(finding, 'en').message).toMatch(
    /: from 7 November through 4 January, and from 1 December through 4 January$/,
  );
  expect(finding.sides.map((side) => sideIn(side, 'en').value)).toEqual([
    'from 7 November through 4 January',
    'from 1 December through 4 January',
  ]);
});
