import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAll, judge, type RuleFinding, valuesOf } from '../../../../cli/core/consistency/engine.ts';
import { RULES } from '../../../../cli/core/consistency/registry.ts';
import type { Acceptance } from '../../../../cli/core/content/acceptance.ts';
import { assertProperty } from '../../property.ts';
import { fact, modelOf, prices, variety } from './model-of.ts';

const DAY = '2026-11-21';
const FILES = {
  'facts/a.yaml': fact('date', ['12-22', '12-23']),
  'facts/b.yaml': fact('distance', ['15 km', '20 km']),
};
const FOUND = findAll(modelOf(FILES), RULES);

function accepted(more: Partial<Acceptance> = {}): Acceptance {
  return {
    rule: 'conflicting-readings',
    subject: 'facts/a',
    values: ['22 décembre', '23 décembre'],
    reason: 'le producteur confirme',
    since: '2026-11-01',
    until: undefined,
    index: 0,
    place: { file: 'consistency.yaml', text: '', pointer: '/accepted/0', span: { start: 0, end: 0 } },
    ...more,
  };
}
const statuses = (acceptances: readonly Acceptance[], found: readonly RuleFinding[] = FOUND, today = DAY) => {
  const { judged, stale, summary } = judge(found, acceptances, today);
  return { found: judged.map(({ status, finding }) => `${finding.subject} ${status}`), stale, summary };
};

describe('an acceptance', () => {
  test('of the same rule, subject and values accepts', () => {
    expect(statuses([accepted()])).toMatchObject({
      found: ['facts/a accepted', 'facts/b open'],
      summary: { open: 1, accepted: 1, stale: 0, decided: 0 },
    });
  });

  test('does not mind the order, the blanks and the apostrophes of the values', () => {
    expect(statuses([accepted({ values: ['23\u00A0décembre', '22 Décembre'] })]).found[0]).toBe(
      'facts/a accepted',
    );
  });

  test.each([
    ['fewer values', ['22 décembre']],
    ['other values', ['22 décembre', '24 décembre']],
    ['more values', ['22 décembre', '23 décembre', '24 décembre']],
  ])('of %s leaves it open, and says that it has lapsed', (_, values) => {
    const lapsing = accepted({ values });
    const { judged, stale } = judge(FOUND, [lapsing], DAY);
    expect(judged[0]).toMatchObject({ status: 'open', lapsed: lapsing });
    expect(stale).toEqual([]);
  });

  test('holds through its last day, and not after', () => {
    const until = accepted({ until: DAY });
    expect(statuses([until]).found[0]).toBe('facts/a accepted');
    const after = judge(FOUND, [until], '2026-11-22');
    expect(after.judged[0]).toMatchObject({ status: 'open', lapsed: until });
    expect(after.stale).toEqual([]);
  });

  test.each([
    ['another rule', { rule: 'dead-link' }],
    ['a rule that does not exist', { rule: 'dead-links' }],
    ['another subject', { subject: 'facts/c' }],
  ])('of %s matches nothing: it is stale', (_, more) => {
    expect(statuses([accepted(more)])).toMatchObject({
      found: ['facts/a open', 'facts/b open'],
      summary: { open: 2, stale: 1 },
    });
  });

  test('written twice is stale the second time', () => {
    expect(statuses([accepted(), accepted({ index: 1 })]).summary).toMatchObject({ accepted: 1, stale: 1 });
  });

  test('of a decided conflict is stale: nothing is left to accept', () => {
    const decided = findAll(
      modelOf({ 'facts/a.yaml': fact('date', ['12-22', '12-23'], 'decision: "12-22"\n') }),
      RULES,
    );
    expect(statuses([accepted()], decided)).toMatchObject({
      found: ['facts/a decided'],
      summary: { open: 0, accepted: 0, stale: 1, decided: 1 },
    });
  });
});

test('several findings of one rule and subject are accepted each by its own values', () => {
  const files = {
    'varieties/nobilis.yaml': variety('Nobilis'),
    'prices/nobilis.yaml': prices('nobilis', [{ source: 's', rows: [[1, 2, 30]] }]),
    'pages/home.yaml':
      'teasers:\n  items:\n    - {variety: nobilis, height: 1.5, price: 10}\n    - {variety: nobilis, height: 1.6, price: 12}\n',
  };
  const found = findAll(modelOf(files), RULES);
  const first = accepted({ rule: 'teaser-price-mismatch', subject: 'home', values: ['10 €', '30 €'] });
  expect(statuses([first], found).found).toEqual(['home accepted', 'home open']);
});

describe('planted contradictions', () => {
  /** A fact that is sound, or that says two things. */
  const planted = fc.record({
    slug: fc.stringMatching(/^[a-z]{4,8}$/),
    values: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
    spelling: fc.constantFrom('km', 'm'),
  });
  const files = (facts: readonly { slug: string; values: readonly number[]; spelling: string }[]) =>
    Object.fromEntries(
      facts.map(({ slug, values, spelling }) => [
        `facts/${slug}.yaml`,
        fact(
          'distance',
          // Each value twice, in two spellings: that alone contradicts nothing.
          values.flatMap((value) => [`${value} km`, spelling === 'm' ? `${value * 1000} m` : `${value} km`]),
        ),
      ]),
    );
  const list = fc.uniqueArray(planted, { maxLength: 12, selector: ({ slug }) => slug });

  test('are all found, and nothing else is', () => {
    assertProperty(
      fc.property(list, (facts) => {
        const found = findAll(modelOf(files(facts)), RULES).map(({ finding }) => finding.subject);
        const wanted = facts.filter(({ values }) => values.length > 1).map(({ slug }) => `facts/${slug}`);
        expect(found).toEqual(wanted.sort());
      }),
      60,
    );
  });

  test('do not depend on the order of files', () => {
    assertProperty(
      fc.property(list, (facts) => {
        const show = (findings: readonly RuleFinding[]) =>
          findings.map(({ rule, finding }) => `${rule} ${finding.subject} ${valuesOf(finding).join()}`);
        const reversed = Object.fromEntries(Object.entries(files(facts)).reverse());
        expect(show(findAll(modelOf(reversed), RULES))).toEqual(show(findAll(modelOf(files(facts)), RULES)));
      }),
      30,
    );
  });

  test('in grids are found row by row', () => {
    const row = fc.record({
      price: fc.integer({ min: 10, max: 200 }),
      shift: fc.integer({ min: 0, max: 3 }),
    });
    assertProperty(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
        const cheapest = Math.min(...rows.map(({ price }) => price));
        const grid = (shifted: boolean) =>
          rows
            .toSorted((a, b) => a.price - b.price)
            .map(
              ({ price, shift }, index) => [index + 1, index + 2, shifted ? price + shift : price] as const,
            );
        const model = modelOf({
          'prices/x.yaml': prices('x', [
            { source: 'a', surfaces: ['variety'], from: cheapest, rows: grid(false) },
            { source: 'b', rows: grid(true) },
          ]),
        });
        const conflict = findAll(model, RULES).find(({ rule }) => rule === 'conflicting-price-grids');
        const differing = conflict?.finding.table?.rows.filter(({ differs }) => differs) ?? [];
        expect(differing).toHaveLength(rows.filter(({ shift }) => shift > 0).length);
      }),
      60,
    );
  });
});

describe('what two rules find', () => {
  const [{ finding } = { finding: undefined }] = FOUND;
  if (!finding) throw new Error('nothing is found');
  const [side] = finding.sides;
  const found = (rule: string, range?: { start: number; end: number }, isHint = false): RuleFinding => {
    const place = { ...side?.place, ...(range && { range }) };
    return { rule, finding: { ...finding, isHint, sides: [{ ...side, place } as never] } };
  };
  const rulesOf = (...all: readonly RuleFinding[]) => judge(all, [], DAY).judged.map(({ rule }) => rule);
  const words = { start: 0, end: 4 };

  test('in the same words of a text is one finding, that of the first', () => {
    expect(rulesOf(found('a', words), found('b', words))).toEqual(['a']);
    expect(rulesOf(found('a', words), found('a', words))).toEqual(['a', 'a']);
  });

  test('in a value, or where the first only hints, is what each finds', () => {
    expect(rulesOf(found('a'), found('b'))).toEqual(['a', 'b']);
    expect(rulesOf(found('a', words, true), found('b', words))).toEqual(['b']);
  });
});
