import { findAll, judge } from '../../../../../cli/core/consistency/engine.ts';
import { conflictingReadings } from '../../../../../cli/core/consistency/rules/conflicting-readings.ts';
import { fact, found, foundBy, modelOf } from '../model-of.ts';

test('facts of one topic and qualifier contradict each other; the name of a fact is a topic', () => {
  const qualifier = 'qualifier: {zone: Colmar, season: hiver}\n';
  const files = {
    'facts/a.yaml': fact('duration', ['48 h'], `topic: delivery\n${qualifier}`),
    'facts/b.yaml': fact(
      'duration',
      ['2 jours'],
      'topic: delivery\nqualifier: {season: hiver, zone: colmar}\n',
    ),
    'facts/delivery.yaml': fact('duration', ['24 h'], qualifier),
  };
  expect(found(conflictingReadings, files)).toEqual([
    'conflicting-readings facts/a',
    '  facts/a.yaml:6:12 48 h ‹"48 h"›',
    '  facts/b.yaml:6:12 2 jours ‹"2 jours"›',
    '  facts/delivery.yaml:5:12 24 h ‹"24 h"›',
  ]);
});

test('a side knows the pages whose texts show its reading, and no other', () => {
  const model = modelOf({
    'facts/order-deadline.yaml': fact('date', [['12-22', ['home']], '12-23']),
    'pages/home.yaml': 'closing: {text: "Commandez jusqu’au {{order-deadline}}."}\n',
    'pages/contact.yaml': 'intro: "Jusqu’au {{order-deadline}}."\n',
  });
  const [finding] = foundBy(conflictingReadings, model);
  expect(finding?.sides.map(({ routes }) => routes)).toEqual([['/'], ['/contact']]);
});

test('a decision in one of two files does not settle a conflict between the files', () => {
  const model = modelOf({
    'facts/a.yaml': fact('date', ['12-20', '12-21'], 'topic: t\ndecision: "12-20"\n'),
    'facts/b.yaml': fact('date', ['12-22'], 'topic: t\n'),
  });
  expect(judge(findAll(model, [conflictingReadings]), [], '2026-11-21').judged[0]?.status).toBe('open');
});
