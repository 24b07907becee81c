// What is planted in the tests' shop (tests/fixtures/shop/README.md) is found, at its places, and nothing else is.

import { expect, test } from 'vitest';
import { readAcceptances } from '../../../cli/consistency/acceptance.ts';
import { findAll, judge, valuesOf } from '../../../cli/consistency/engine.ts';
import type { Side } from '../../../cli/consistency/finding.ts';
import { RULES } from '../../../cli/consistency/registry.ts';
import { rangeOf } from '../../../cli/diagnostics/problem.ts';
import { buildModel } from '../../../cli/model/model.ts';
import { testDay } from '../../day.mjs';
import { checkShop } from '../shop-content.ts';

const { content } = checkShop();
const acceptances = readAcceptances(content.singletons.get('consistency'));
const verdict = judge(findAll(buildModel(content), RULES), acceptances, testDay);

function placeOf({ place: { file, text, span, pointer } }: Side): string {
  const { line, column } = rangeOf(text, span);
  return `${file}:${line}:${column} ${pointer}`;
}

const found = verdict.judged.map(({ rule, status, finding }) => ({
  rule,
  subject: finding.subject,
  status,
  values: valuesOf(finding),
  places: finding.sides.map(placeOf),
}));

test('what is planted is found, with its values and places, and nothing else', () => {
  expect(found).toEqual([
    {
      rule: 'conflicting-readings',
      subject: 'facts/answer-delay',
      status: 'accepted',
      values: ['une journée', 'une demi-journée ouvrée'],
      places: [
        'facts/answer-delay.yaml:6:12 /readings/0/value',
        'facts/answer-delay.yaml:10:12 /readings/1/value',
      ],
    },
    {
      rule: 'conflicting-readings',
      subject: 'facts/delivery-slot',
      status: 'decided',
      values: ['3 heures', '1 h 30'],
      places: [
        'facts/delivery-slot.yaml:6:12 /readings/0/value',
        'facts/delivery-slot.yaml:9:12 /readings/1/value',
      ],
    },
    {
      rule: 'conflicting-readings',
      subject: 'facts/order-deadline',
      status: 'open',
      values: ['19 décembre', '20 décembre'],
      places: [
        'facts/order-deadline.yaml:6:12 /readings/0/value',
        'facts/order-deadline.yaml:9:12 /readings/1/value',
      ],
    },
    {
      rule: 'conflicting-price-grids',
      subject: 'prices/epicea-du-haut-doubs',
      status: 'open',
      values: [
        '1-1,50 m 19 € ; 1,50-2 m 31 € ; 2-2,50 m 47 €',
        '1-1,50 m 19 € ; 1,50-2 m 36 € ; 2-2,50 m 53 €',
      ],
      places: [
        'prices/epicea-du-haut-doubs.yaml:8:7 /readings/0/grid',
        'prices/epicea-du-haut-doubs.yaml:20:7 /readings/1/grid',
      ],
    },
    {
      rule: 'conflicting-price-grids',
      subject: 'prices/sapin-du-caucase',
      status: 'decided',
      values: [
        '1,25-1,50 m 37 € ; 1,50-1,75 m 44 € ; 1,75-2 m 54,50 € ; 2-2,25 m 69 €',
        '1,25-1,50 m 34 € ; 1,50-1,75 m 41 € ; 1,75-2 m 51 € ; 2-2,25 m 66 €',
      ],
      places: [
        'prices/sapin-du-caucase.yaml:7:7 /readings/0/grid',
        'prices/sapin-du-caucase.yaml:23:7 /readings/1/grid',
      ],
    },
    {
      rule: 'from-price-mismatch',
      subject: 'prices/sapin-du-caucase',
      status: 'decided',
      values: ['à partir de 37 €', 'à partir de 34 €'],
      places: [
        'prices/sapin-du-caucase.yaml:5:11 /readings/0/from',
        'prices/sapin-du-caucase.yaml:21:11 /readings/1/from',
      ],
    },
    {
      rule: 'teaser-price-mismatch',
      subject: 'home',
      status: 'open',
      values: ['39 €', '37 €', '44 €'],
      places: [
        'pages/home.yaml:25:14 /teasers/items/0/price',
        'prices/sapin-du-caucase.yaml:9:16 /readings/0/grid/0/price',
        'prices/sapin-du-caucase.yaml:12:16 /readings/0/grid/1/price',
      ],
    },
    {
      rule: 'dead-link',
      subject: 'navigation',
      status: 'open',
      values: ['/decos-cadeaux/creche-en-papier'],
      places: ['navigation.yaml:77:17 /footer/groups/1/links/4/href'],
    },
    {
      rule: 'asymmetric-reference',
      subject: 'towns/houtaud',
      status: 'open',
      values: ['nomme oye-et-pallet', 'ne nomme pas houtaud'],
      places: ['towns/houtaud.yaml:13:5 /nearby/2', 'towns/oye-et-pallet.yaml:9:1 /nearby'],
    },
  ]);
  expect(verdict.stale).toEqual([]);
  expect(verdict.hints).toEqual([]);
});

test('each side is on a page, but for readings that are not shown any more', () => {
  const sides = verdict.judged.flatMap(({ finding }) => finding.sides);
  expect(sides.filter(({ routes }) => routes.length === 0).map(placeOf)).toEqual([
    'facts/delivery-slot.yaml:6:12 /readings/0/value',
    'prices/sapin-du-caucase.yaml:23:7 /readings/1/grid',
    'prices/sapin-du-caucase.yaml:21:11 /readings/1/from',
  ]);
});
