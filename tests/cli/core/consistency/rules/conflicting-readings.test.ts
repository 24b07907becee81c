import { describe, expect, test } from 'vitest';
import { findAll, judge } from '../../../../../cli/core/consistency/engine.ts';
import { conflictingReadings } from '../../../../../cli/core/consistency/rules/conflicting-readings.ts';
import { fact, found, modelOf } from '../model-of.ts';

const conflicts = (files: Record<string, string>) => found(conflictingReadings, files);

describe('readings of one fact', () => {
  test('a third value is not hidden behind the first two', () => {
    const sides = conflicts({ 'facts/radius.yaml': fact('distance', ['15 km', '15000 m', '20 km']) });
    expect(sides).toEqual([
      'conflicting-readings facts/radius',
      '  facts/radius.yaml:4:12 15 km ‹"15 km"›',
      '  facts/radius.yaml:6:12 15000 m ‹"15000 m"›',
      '  facts/radius.yaml:8:12 20 km ‹"20 km"›',
    ]);
  });

  test.each([
    ['distance', ['15 km', '15000 m']],
    ['duration', ['48 h', '2 jours']],
    ['duration', ['24-36 mois', '2-3 ans']],
    ['money', [24, 24.0]],
    ['text', ['Sur rendez-vous', 'sur  rendez-vous.']],
    ['duration', ['5-5 h', '5 h']],
  ])('two spellings of one %s are one value: %j', (kind, values) => {
    expect(conflicts({ 'facts/x.yaml': fact(kind, values) })).toEqual([]);
  });

  test('a reading that is shown nowhere is still compared', () => {
    expect(conflicts({ 'facts/x.yaml': fact('percentage', [98, [95, []]]) })).toHaveLength(3);
  });
});

describe('facts of one topic', () => {
  const files = (first: string, second: string) => ({
    'facts/a.yaml': fact('duration', ['48 h'], `topic: delivery\n${first}`),
    'facts/b.yaml': fact('duration', ['72 h'], `topic: delivery\n${second}`),
  });

  test('with the same qualifier contradict each other', () => {
    const qualifier = 'qualifier: {zone: Colmar, season: hiver}\n';
    expect(conflicts(files(qualifier, 'qualifier: {season: hiver, zone: colmar}\n'))).toEqual([
      'conflicting-readings facts/a',
      '  facts/a.yaml:6:12 48 h ‹"48 h"›',
      '  facts/b.yaml:6:12 72 h ‹"72 h"›',
    ]);
  });

  test('a fact without a topic is of the topic of its own name', () => {
    const named = { 'facts/delivery.yaml': fact('duration', ['24 h']), ...files('', '') };
    expect(conflicts(named)).toHaveLength(4);
  });

  test.each([
    ['product', 'nobilis', 'floque'],
    ['zone', 'Colmar', 'ailleurs'],
  ])('that differ by %s do not', (name, first, second) => {
    expect(conflicts(files(`qualifier: {${name}: ${first}}\n`, `qualifier: {${name}: ${second}}\n`))).toEqual(
      [],
    );
  });
});

test('a side knows the pages whose texts show its reading, and no other', () => {
  const model = modelOf({
    'facts/order-deadline.yaml': fact('date', [['12-22', ['home']], '12-23']),
    'pages/home.yaml': 'closing: {text: "Commandez jusqu’au {{order-deadline}}."}\n',
    'pages/contact.yaml': 'intro: "Jusqu’au {{order-deadline}}."\n',
  });
  const [finding] = conflictingReadings.find(model);
  expect(finding?.sides.map(({ routes }) => routes)).toEqual([['/'], ['/contact']]);
});

describe('a decision', () => {
  test('in one of two files does not settle a conflict between the files', () => {
    const model = modelOf({
      'facts/a.yaml': fact('date', ['12-20', '12-21'], 'topic: t\ndecision: "12-20"\n'),
      'facts/b.yaml': fact('date', ['12-22'], 'topic: t\n'),
    });
    expect(judge(findAll(model, [conflictingReadings]), [], '2026-11-21').judged[0]?.status).toBe('open');
  });
});
