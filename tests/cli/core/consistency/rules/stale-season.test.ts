import { describe, expect, test } from 'vitest';
import { staleSeason } from '../../../../../cli/core/consistency/rules/stale-season.ts';
import { found, modelOf } from '../model-of.ts';

const SITE = { 'site.yaml': 'name: Sapin\nseason: 2026\n' };
const stale = (files: Record<string, string>) => found(staleSeason, { ...SITE, ...files });
const says = (text: string) => stale({ 'pages/contact.yaml': `intro: ${JSON.stringify(text)}\n` });

test.each([
  ['2026-11-22', 0],
  ['2027-06-30', 0],
  ['2027-07-01', 1],
])('on %s the season of 2026 is over %i times', (today, times) => {
  expect([...staleSeason.find({ ...modelOf(SITE), today })]).toHaveLength(times);
});

describe('a year', () => {
  test('that is not the season’s is a finding, once an entry, with every place', () => {
    const article = 'title: Noël 2025\nexcerpt: Voici 2025.\nbody: Rien.\n';
    expect(stale({ 'articles/a.yaml': article })).toEqual([
      'stale-season articles/a',
      '  articles/a.yaml:1:13 2025 ‹2025›',
      '  articles/a.yaml:2:16 2025 ‹2025›',
      '  site.yaml:2:9 2026 ‹2026›',
    ]);
  });

  test('in the address of a page is a place as well', () => {
    expect(stale({ 'articles/noel-2024-alsace.yaml': 'title: Noël\n' })).toEqual([
      'stale-season articles/noel-2024-alsace',
      '  articles/noel-2024-alsace.yaml:1:1 2024 ‹›',
      '  site.yaml:2:9 2026 ‹2026›',
    ]);
  });

  test.each([
    'Noël 2025 approche',
    'les nouveautés 2024',
    'la saison 2027',
    'Hiver 2025-2026',
    'Commandes ouvertes jusqu’au 22 décembre 2025',
    'Réservez votre créneau pour Noël 2025',
    'nos tournées de Noël 2025',
    '© 2025',
  ])('%s is stale', (text) => {
    expect(says(text)).toHaveLength(3);
  });

  test.each([
    'Noël 2026 approche',
    'Depuis 2023, nous livrons',
    'une maison fondée à Colmar en 2022',
    'un registre de 1521',
    'rallumée en 1992',
    'la loi du 21 juin 2024 sur l’économie',
    'l’ordonnance n° 2024-131',
    'un budget de 2025 €',
    'à 2025 m d’altitude',
    'le 03 20 25 20 24',
    '2 025 arbres',
    'le code 20251',
    'la référence A2025',
  ])('%s is left alone', (text) => {
    expect(says(text)).toEqual([]);
  });
});

test('a site without a season has none that is past', () => {
  expect(found(staleSeason, { 'pages/contact.yaml': 'intro: Noël 2025\n' })).toEqual([]);
});
