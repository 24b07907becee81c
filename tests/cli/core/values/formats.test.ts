import { complaintsAbout } from '../../content-folder.ts';

const date = (value: string) =>
  complaintsAbout({ 'articles/choisir.yaml': `title: a\ndate: ${value}\nbody: b\n` });
test.each(['2026-11-21', '2024-02-29', '"2000-01-01"'])('a date: %s is one', (value) => {
  expect(date(value)).toEqual([]);
});
const noSuchDay = 'ce jour n’existe pas : vérifiez le mois et le jour';
const form = 'année-mois-jour ; par exemple : 2026-11-21';
test.each([
  ['2026-13-01', noSuchDay],
  ['2026-00-10', noSuchDay],
  ['0000-00-00', noSuchDay],
  ['21/11/2026', 'écrivez la date en chiffres, année-mois-jour : "2026-11-21"'],
  ['20260101', 'écrivez la date en chiffres, année-mois-jour : "2026-01-01"'],
  ['2026-01-01T10:00', 'écrivez la date en chiffres, année-mois-jour : "2026-01-01"'],
  ['2026-11', form],
])('a date: %s is none', (value, advice) => {
  expect(date(value)).toEqual([
    `articles/choisir.yaml:2:7-2:${7 + value.length} schema/format: « ${value} » n’est pas valable pour « Date » -> ${advice}`,
  ]);
});

test.each([
  ['2026-02-30', 'le 30 février 2026 n’existe pas -> février 2026 finit le 28 : écrivez "2026-02-28"'],
  ['2026-11-31', 'le 31 novembre 2026 n’existe pas -> novembre 2026 finit le 30 : écrivez "2026-11-30"'],
])('a date: %s is not a day of its month', (value, words) => {
  expect(date(value)).toEqual([
    `articles/choisir.yaml:2:7-2:17 schema/format: ${words}, ou le jour que vous vouliez dire`,
  ]);
});
