import { complaintsAbout } from '../../content-folder.ts';

test('a page that does not exist', () => {
  const readings = 'readings:\n  - {value: "12-22", source: a, surfaces: [home, towns]}\n';
  expect(complaintsAbout({ 'facts/deadline.yaml': `label: a\nkind: date\n${readings}` })).toEqual([
    'facts/deadline.yaml:4:50-4:55 fact/unknown-surface: il n’y a pas de page « towns » -> vouliez-vous dire « town » ?',
  ]);
});
