import { load } from 'js-yaml';
import {
  addAcceptance,
  removeAcceptances,
  removeDecision,
  setDecision,
} from '../../../../cli/core/edit/edit.ts';

const FACT = `# À trancher.

label: 'Date limite'   # le libellé

readings:
  - value: "12-22"
    surfaces: [header, home] # en haut
    source: >-
      pages de
      présentation
`;

test.each([
  ['comments, blank lines and quotes', FACT],
  ['CRLF line ends, none of them last', FACT.replaceAll('\n', '\r\n').trimEnd()],
  ['comments at the end', `${FACT}# la fin\n  # vraiment\n`],
  ['a block that keeps its blank lines', 'readings: []\nlabel: |+\n  a\n\n\n'],
  ['a document start and end', `---\n${FACT}...\n`],
  ['an indented mapping', '  label: x\n  readings:\n  - value: 1\n'],
  ['a flow mapping over several lines', '{\n  label: x,\n  readings: [1]\n}\n'],
])('%s: takes a decision, changes it in place, and is itself again without it', (_, text) => {
  const value = 'pages « produit » : "toutes" \\ #1';
  const edited = setDecision(text, value);
  expect(load(edited)).toEqual({ ...(load(text) as object), decision: value });
  expect(removeDecision(edited)).toBe(text);
  expect(setDecision(edited, 98)).toBe(setDecision(text, 98));
  expect(removeDecision(setDecision(text, 98))).toBe(text);
});

test.each([
  [
    'label: x\ndecision: "12-22" # Marie\nreadings: [1]\n',
    'label: x\ndecision: "12-23" # Marie\nreadings: [1]\n',
  ],
  ['{decision: 12-22, label: x}', '{decision: 12-23, label: x}'],
])('a decision that somebody wrote by hand: %j keeps its place and its quotes', (text, expected) => {
  expect(setDecision(text, '12-23')).toBe(expected);
});

test.each([
  [
    'label: x\n# pourquoi\ndecision: "12-22" # Marie\n\nreadings: [1]\n',
    'label: x\n# pourquoi\n\nreadings: [1]\n',
  ],
  ['label: x\ndecision: >-\n  pages\n  produit\nkind: y\n', 'label: x\nkind: y\n'],
  ['{label: x, decision: a, kind: y}', '{label: x, kind: y}'],
  ['label: x\n', 'label: x\n'],
])('a decision that somebody wrote by hand: %j goes with its line', (text, expected) => {
  expect(removeDecision(text)).toBe(expected);
});

describe('consistency.yaml', () => {
  const one = {
    rule: 'dead-link',
    subject: 'navigation',
    values: ['/a', '22 décembre'],
    reason: 'le producteur : il confirme',
    since: '2026-11-21',
    until: '2026-12-10',
  };

  test.each([
    ['an empty list with a comment', 'accepted: [] # rien\n# fin\n'],
    ['a list that is not indented', 'accepted:\n- rule: x\n  subject: y # note\n\n# fin\n'],
    ['a list without newline, CRLF', 'accepted:\r\n  - rule: x\r\n    subject: y'],
    ['a flow list', 'accepted: [{rule: x, subject: y}]\n'],
  ])('%s takes an acceptance, and is itself again without it', (_, text) => {
    const before = (load(text) as { accepted: object[] }).accepted;
    const edited = addAcceptance(text, one);
    expect(load(edited)).toEqual({ accepted: [...before, one] });
    expect(removeAcceptances(edited, [before.length])).toBe(text);
  });

  test('is written as its own comment shows it', () => {
    expect(addAcceptance('accepted: []\n', one)).toBe(`accepted:
  - rule: dead-link
    subject: navigation
    values:
      - /a
      - 22 décembre
    reason: "le producteur : il confirme"
    since: "2026-11-21"
    until: "2026-12-10"
`);
  });

  test('loses several at once, and keeps the comments between', () => {
    const text = 'accepted:\n  - rule: a\n  # sur b\n  - rule: b\n  - rule: c\n# fin\n';
    expect(removeAcceptances(text, [0, 2])).toBe('accepted:\n  # sur b\n  - rule: b\n# fin\n');
    expect(load(removeAcceptances(text, [0, 1, 2]))).toEqual({ accepted: [] });
  });

  test.each(['null', '- tiret', 'l’an\nprochain', '2026-12-10', '12'])(
    'the reason %j is read as it was given',
    (reason) => {
      const given = { ...one, reason, values: [reason], until: undefined };
      const { until: _, ...kept } = given;
      expect(load(addAcceptance('accepted: []\n', given))).toEqual({ accepted: [kept] });
    },
  );
});
