import { sarif } from '../../../../cli/core/diagnostics/sarif-format.ts';
import { CONTRADICTION, PROBLEMS, reportOf, STYLE } from './diagnostics.ts';

test('a SARIF log has for each problem its code, level, words and place', () => {
  const log = JSON.parse(sarif(PROBLEMS, STYLE));
  expect(log).toMatchObject({ version: '2.1.0', runs: [{ columnKind: 'utf16CodeUnits' }] });
  expect(log.runs[0].results[2]).toEqual({
    ruleId: 'link/dead',
    level: 'warning',
    message: {
      text: 'le lien « /a, b:c%d » ne mène nulle part\nprenez l’adresse dans le navigateur, sur la page même',
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'content/towns/colmar.yaml' },
          region: { startLine: 2, startColumn: 7, endLine: 2, endColumn: 18 },
        },
      },
    ],
  });
  expect(log.runs[0].tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([
    'file/unreadable',
    'link/dead',
    'schema/broken',
  ]);
});

test('a SARIF log shows the other places of a contradiction, and what its rules are for', () => {
  const rules = [{ id: 'two-values', description: 'visitors read two values' }];
  const log = JSON.parse(sarif({ ...reportOf([CONTRADICTION]), rules }, STYLE));
  expect(log.runs[0].tool.driver.rules).toEqual([
    { id: 'two-values', shortDescription: { text: 'visitors read two values' } },
  ]);
  expect(log.runs[0].results[0].relatedLocations).toEqual([
    {
      id: 0,
      message: { text: '2 (poster)' },
      physicalLocation: {
        artifactLocation: { uri: 'content/b.yaml' },
        region: { startLine: 2, startColumn: 4, endLine: 2, endColumn: 5 },
      },
    },
  ]);
});
