import { findAll, judge, type RuleFinding } from '../../../../cli/core/consistency/engine.ts';
import { RULES } from '../../../../cli/core/consistency/registry.ts';
import { type Acceptance, readAcceptances } from '../../../../cli/core/content/acceptance.ts';
import { makeProject } from '../../content-folder.ts';
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
  ])('of %s leaves it open, and says that it has lapsed', (_, values) => {
    const lapsing = accepted({ values });
    const { judged, stale } = judge(FOUND, [lapsing], DAY);
    expect(judged[0]).toMatchObject({ status: 'open', lapsed: lapsing });
    expect(stale).toEqual([]);
  });

  test('holds through its last day, and not after', () => {
    const row = `{ rule: r, subject: s, values: [a], reason: x, since: "${DAY}", until: "${DAY}" }`;
    const { content } = makeProject({ 'consistency.yaml': `accepted: [${row}]\n` }).load();
    expect(readAcceptances(content)).toMatchObject([{ until: DAY }]);
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
