import { describe, expect, test } from 'vitest';
import { impossibleValues } from '../../../../../cli/core/consistency/rules/impossible-values.ts';
import { fact, found } from '../model-of.ts';

const impossible = (files: Record<string, string>) => found(impossibleValues, files);

const BY_LAST_DELIVERY = 'within: {fact: delivery-period, end: last, less: delivery-time}\n';

describe('an order deadline', () => {
  const files = (deadline: string, time: string, period = '12-01/12-23') => ({
    'facts/order-deadline.yaml': fact('date', [deadline], BY_LAST_DELIVERY),
    'facts/delivery-period.yaml': fact('date-range', [period]),
    'facts/delivery-time.yaml': fact('duration', [time]),
  });

  test('too late for the last delivery day is a finding, with all that it depends on', () => {
    expect(impossible(files('12-22', '48-72 h'))).toEqual([
      'impossible-values facts/order-deadline',
      '  facts/order-deadline.yaml:5:12 22 décembre ‹"12-22"›',
      '  facts/delivery-period.yaml:4:12 1er au 23 décembre ‹"12-01/12-23"›',
      '  facts/delivery-time.yaml:4:12 48 à 72 h ‹"48-72 h"›',
    ]);
  });

  test.each([
    ['12-21', '48-72 h', '12-01/12-23'],
    ['12-23', '2 h', '12-01/12-23'],
    ['12-30', '2 jours', '12-01/01-05'],
    ['01-03', '2 jours', '12-01/01-05'],
    ['12-22', '1 mois', '12-01/12-23'],
  ])('%s with a delivery in %s during %s can be kept', (deadline, time, period) => {
    expect(impossible(files(deadline, time, period))).toEqual([]);
  });

  test('is looked for across the end of the year', () => {
    expect(impossible(files('01-04', '2 jours', '12-01/01-05'))).toHaveLength(4);
  });

  test('every late reading is a side of one finding', () => {
    const late = {
      ...files('12-22', '48 h'),
      'facts/order-deadline.yaml': fact('date', ['12-20', '12-22', '12-23'], BY_LAST_DELIVERY),
    };
    expect(impossible(late)).toHaveLength(5);
  });

  test('that is decided is judged by the decision alone', () => {
    const decided = fact('date', ['12-20', '12-23'], `${BY_LAST_DELIVERY}decision: "12-20"\n`);
    expect(impossible({ ...files('12-22', '48 h'), 'facts/order-deadline.yaml': decided })).toEqual([]);
  });
});

describe('a modification notice', () => {
  const files = (...times: string[]) => ({
    'facts/modification-notice.yaml': fact(
      'duration',
      ['48 h'],
      'within: {fact: delivery-time, end: first}\n',
    ),
    ...Object.fromEntries(
      times.map((time, index) => [
        `facts/time-${index}.yaml`,
        fact('duration', [time], `topic: delivery-time\nqualifier: {zone: zone ${index}}\n`),
      ]),
    ),
  });

  test('longer than the shortest delivery is a finding with that one', () => {
    expect(impossible(files('48-72 h', '0 h', '24 h'))).toEqual([
      'impossible-values facts/modification-notice',
      '  facts/modification-notice.yaml:5:12 48 h ‹"48 h"›',
      '  facts/time-1.yaml:6:12 0 h ‹"0 h"›',
    ]);
  });

  test.each([[['48-72 h']], [['3 jours']], [[]]])('can be kept with %j', (times) => {
    expect(impossible(files(...times))).toEqual([]);
  });
});

describe('a named weekday', () => {
  const text = (sentence: string, more: Record<string, string> = {}) => ({
    'site.yaml': 'season: 2026\n',
    'pages/contact.yaml': `intro: ${JSON.stringify(sentence)}\n`,
    ...more,
  });

  test('that is not that of its date is a finding', () => {
    expect(impossible(text('Venez le lundi 22 décembre 2026.'))).toEqual([
      'impossible-values/weekday contact',
      '  pages/contact.yaml:1:18 lundi 22 décembre 2026 ‹lundi 22 décembre 2026›',
      '  pages/contact.yaml:1:18 mardi 22 décembre 2026 ‹lundi 22 décembre 2026›',
    ]);
  });

  test('without a year is that of the season', () => {
    expect(impossible(text('Venez le lundi 22 décembre.'))).toHaveLength(3);
    expect(impossible(text('Venez le mardi 22 décembre.'))).toEqual([]);
  });

  test('in January is that of this season or the last', () => {
    expect(impossible(text('Collecte le lundi 4 janvier.'))).toEqual([]);
    expect(impossible(text('Collecte le dimanche 4 janvier.'))).toEqual([]);
    expect(impossible(text('Collecte le vendredi 4 janvier.'))).toHaveLength(3);
  });

  test('in a dated article is of the article’s year', () => {
    const article = (day: string) => ({
      'site.yaml': 'season: 2026\n',
      'articles/a.yaml': `title: A\ndate: "2025-12-01"\nbody: Rendez-vous le ${day} 22 décembre.\n`,
    });
    expect(impossible(article('lundi'))).toEqual([]);
    expect(impossible(article('mardi'))).toHaveLength(3);
  });
});
