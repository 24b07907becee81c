// What is planted in the tests' shop (tests/fixtures/shop/README.md) is found, at its places, and nothing else is.

import { findAll, judge, valuesOf } from '../../../../cli/core/consistency/engine.ts';
import type { Side } from '../../../../cli/core/consistency/finding.ts';
import { RULES } from '../../../../cli/core/consistency/registry.ts';
import { readAcceptances } from '../../../../cli/core/content/acceptance.ts';
import { rangeOf } from '../../../../cli/core/diagnostics/problem.ts';
import { buildModel } from '../../../../cli/core/model/model.ts';
import { testDay } from '../../../day.mjs';
import { checkShop } from '../../shop-content.ts';

const { content } = checkShop();
const acceptances = readAcceptances(content);
const verdict = judge(findAll(buildModel(content), RULES), acceptances, testDay);

function placeOf({ place: { file, text, span, pointer } }: Side): string {
  const { line, column } = rangeOf(text, span);
  return `${file}:${line}:${column} ${pointer}`;
}

/** `STATUS RULE SUBJECT`, then the place and the value of each side. */
const found = verdict.judged.flatMap(({ rule, status, finding }) => {
  const values = valuesOf(finding);
  return [
    `${status} ${rule} ${finding.subject}`,
    ...finding.sides.map((side, index) => `  ${placeOf(side)} = ${values[index]}`),
  ];
});

test('what is planted is found, with its values and places, and nothing else', () => {
  expect(found).toEqual([
    'accepted conflicting-readings facts/answer-delay',
    '  facts/answer-delay.yaml:5:12 /readings/0/value = une journée',
    '  facts/answer-delay.yaml:9:12 /readings/1/value = une demi-journée ouvrée',
    'decided conflicting-readings facts/delivery-slot',
    '  facts/delivery-slot.yaml:5:12 /readings/0/value = 3 heures',
    '  facts/delivery-slot.yaml:8:12 /readings/1/value = 1 h 30',
    'open conflicting-readings facts/order-deadline',
    '  facts/order-deadline.yaml:6:12 /readings/0/value = 19 décembre',
    '  facts/order-deadline.yaml:9:12 /readings/1/value = 20 décembre',
    'open conflicting-price-grids prices/epicea-du-haut-doubs',
    '  prices/epicea-du-haut-doubs.yaml:8:7 /readings/0/grid = 1-1,50 m 19 € ; 1,50-2 m 31 € ; 2-2,50 m 47 €',
    '  prices/epicea-du-haut-doubs.yaml:20:7 /readings/1/grid = 1-1,50 m 19 € ; 1,50-2 m 36 € ; 2-2,50 m 53 €',
    'decided conflicting-price-grids prices/sapin-du-caucase',
    '  prices/sapin-du-caucase.yaml:7:7 /readings/0/grid = 1,25-1,50 m 37 € ; 1,50-1,75 m 44 € ; 1,75-2 m 54,50 € ; 2-2,25 m 69 €',
    '  prices/sapin-du-caucase.yaml:23:7 /readings/1/grid = 1,25-1,50 m 34 € ; 1,50-1,75 m 41 € ; 1,75-2 m 51 € ; 2-2,25 m 66 €',
    'open teaser-price-mismatch home',
    '  pages/home.yaml:25:14 /teasers/items/0/price = 39 €',
    '  prices/sapin-du-caucase.yaml:9:16 /readings/0/grid/0/price = 37 €',
    '  prices/sapin-du-caucase.yaml:12:16 /readings/0/grid/1/price = 44 €',
    'open against-availability varieties/fraser-en-fete',
    '  pages/home.yaml:27:16 /teasers/items/1/variety = fraser-en-fete',
    '  availability.yaml:8:12 /states/1/state = sold-out',
    'accepted not-a-row surroundings',
    '  surroundings.yaml:7:51 /communes/4/postalCodes = 25500, 25503',
    'accepted not-a-row towns/pontarlier',
    '  towns/pontarlier.yaml:6:19 /otherPostalCodes = 25304',
    'open list-mismatch towns/houtaud',
    '  towns/houtaud.yaml:13:5 /nearby/2 = nomme Oye-et-Pallet',
    '  towns/oye-et-pallet.yaml:9:1 /nearby = ne nomme pas Houtaud',
    'accepted orphan-page routes',
    '  routes.yaml:83:11 /routes/20/path = /lettre/confirmation',
    'accepted orphan-page routes',
    '  routes.yaml:88:11 /routes/21/path = /lettre/desinscription',
    'open dead-link navigation',
    '  navigation.yaml:77:17 /footer/groups/1/links/3/href = /decos-cadeaux/creche-en-papier',
  ]);
  expect(verdict.stale).toEqual([]);
  expect(verdict.hints).toEqual([]);
});

test('each side is on a page, but for readings that are no longer shown, and what no page lists', () => {
  const sides = verdict.judged.flatMap(({ finding }) => finding.sides);
  expect(sides.filter(({ routes }) => routes.length === 0).map(placeOf)).toEqual([
    'facts/delivery-slot.yaml:5:12 /readings/0/value',
    'prices/sapin-du-caucase.yaml:23:7 /readings/1/grid',
    'surroundings.yaml:7:51 /communes/4/postalCodes',
  ]);
});
