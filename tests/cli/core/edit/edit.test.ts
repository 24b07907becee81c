import fc from 'fast-check';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import {
  addAcceptance,
  removeAcceptances,
  removeDecision,
  setDecision,
} from '../../../../cli/core/edit/edit.ts';
import { assertProperty } from '../../property.ts';

const FACT = `# yaml-language-server: $schema=../../schemas/facts.schema.json
# À trancher.

label: 'Date limite'   # le libellé
kind: date

readings:
  - value: "12-22"
    surfaces: [header, home] # en haut
    source: en-tête
  - value: "12-23"
    source: >-
      pages de
      présentation
`;

/** Files that are easy to spoil, each a mapping with readings. */
const TRICKY: readonly (readonly [name: string, text: string])[] = [
  ['comments, blank lines and quotes', FACT],
  ['CRLF line ends', FACT.replaceAll('\n', '\r\n')],
  ['no final newline', FACT.trimEnd()],
  ['no final newline, CRLF', FACT.replaceAll('\n', '\r\n').trimEnd()],
  ['blank lines at the end', `${FACT}\n\n`],
  ['comments at the end', `${FACT}# la fin\n  # vraiment\n`],
  ['a comment at the end, without newline', `${FACT}# decision: "12-22"`],
  ['a comment after the last value', 'label: x\nreadings: [a] # fin'],
  ['a block that keeps its blank lines', 'readings: []\nlabel: |+\n  a\n\n\n'],
  ['a block that keeps its blank lines, without newline', 'readings: []\nlabel: |+\n  a'],
  ['a document start', `---\n${FACT}`],
  ['a document end', `---\n${FACT}...\n`],
  ['an indented mapping', '  label: x\n  readings:\n  - value: 1\n'],
  ['lists that are not indented', 'label: x\nreadings:\n- value: 1\n  source: a\n- value: 2\n  source: b\n'],
  ['a flow mapping', '{label: x, readings: [{value: 1}]} # fin\n'],
  ['a flow mapping over several lines', '{\n  label: x,\n  readings: [1]\n}\n'],
  ['a flow mapping without newline', '{label: "x"}'],
  ['a single line', 'label: x'],
  ['several keys in another order', 'readings: [1]\nkind: date\nlabel: x\n'],
];

describe.each(TRICKY)('%s', (_, text) => {
  test('takes a decision, at the top level, and nothing else changes', () => {
    const edited = setDecision(text, '12-22');
    expect(load(edited)).toEqual({ ...(load(text) as object), decision: '12-22' });
    const [before, after] = splitAround(text, edited);
    expect(before + after).toBe(text);
  });

  test('is itself again, to the byte, once the decision is undone', () => {
    expect(removeDecision(setDecision(text, '12-22'))).toBe(text);
    expect(removeDecision(setDecision(text, 98))).toBe(text);
  });

  test('changes its decision in place', () => {
    const edited = setDecision(setDecision(text, '12-22'), '12-23');
    expect(edited).toBe(setDecision(text, '12-23'));
    expect(removeDecision(edited)).toBe(text);
  });
});

/** What of `edited` stands before and after what was put into `text`. */
function splitAround(text: string, edited: string): [string, string] {
  let start = 0;
  while (start < text.length && text[start] === edited[start]) start++;
  return [edited.slice(0, start), edited.slice(edited.length - (text.length - start))];
}

describe('a decision that somebody wrote by hand', () => {
  test.each([
    [
      'label: x\ndecision: "12-22" # Marie\nreadings: [1]\n',
      'label: x\ndecision: "12-23" # Marie\nreadings: [1]\n',
    ],
    ["decision: '12-22'\r\nlabel: x\r\n", "decision: '12-23'\r\nlabel: x\r\n"],
    ['label: x\ndecision:\n  12-22\n', 'label: x\ndecision:\n  12-23\n'],
    ['{decision: 12-22, label: x}', '{decision: 12-23, label: x}'],
  ])('%j keeps its place and its quotes', (text, expected) => {
    expect(setDecision(text, '12-23')).toBe(expected);
  });

  test.each([
    [
      'label: x\n# pourquoi\ndecision: "12-22" # Marie\n\nreadings: [1]\n',
      'label: x\n# pourquoi\n\nreadings: [1]\n',
    ],
    ['decision: a\nlabel: x\n', 'label: x\n'],
    ['label: x\ndecision: >-\n  pages\n  produit\nkind: y\n', 'label: x\nkind: y\n'],
    ['{decision: a, label: x}', '{label: x}'],
    ['{label: x, decision: a, kind: y}', '{label: x, kind: y}'],
    ['label: x\r\ndecision: a', 'label: x'],
    ['label: x\n', 'label: x\n'],
  ])('%j goes with its line', (text, expected) => {
    expect(removeDecision(text)).toBe(expected);
  });
});

test('a value is quoted so that it stays a text', () => {
  const value = 'pages « produit » : "toutes" \\ #1';
  expect(load(setDecision('label: x\n', value))).toEqual({ label: 'x', decision: value });
  expect(setDecision('label: x\n', 98)).toBe('label: x\ndecision: 98\n');
});

test('setting and undoing give back any file, with any line end and indentation', () => {
  const line = fc.constantFrom(
    'a: 1',
    'b: "x # y"',
    "c: 'é' # note",
    'd: [1, 2]',
    '# seul',
    '',
    'e:\n  - f: 1\n    g: >-\n      h',
  );
  const file = fc
    .uniqueArray(line, { minLength: 1, selector: (text) => text.slice(0, 2) })
    .filter((lines) => lines.some((each) => /^[a-e]/.test(each)));
  assertProperty(
    fc.property(
      file,
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      fc.string(),
      (lines, eol, final, value) => {
        const text = lines.join('\n').replaceAll('\n', eol) + (final ? eol : '');
        const edited = setDecision(text, value);
        expect(load(edited)).toEqual({ ...(load(text) as object), decision: value });
        expect(removeDecision(edited)).toBe(text);
      },
    ),
  );
});

describe('consistency.yaml', () => {
  const one = {
    rule: 'dead-link',
    subject: 'navigation',
    values: ['/a', '22 décembre'],
    reason: 'le producteur : il confirme',
    since: '2026-11-21',
    until: undefined,
  };
  const two = { ...one, rule: 'stale-season', until: '2026-12-10' };
  const asYaml = ({ until, ...rest }: typeof one | typeof two) =>
    until === undefined ? rest : { ...rest, until };
  const FILES: readonly (readonly [string, string])[] = [
    ['an empty list', '# rien\naccepted: []\n'],
    ['an empty list with a comment', 'accepted: [] # rien\n# fin\n'],
    ['an empty list, CRLF', '# rien\r\naccepted: []\r\n'],
    ['an empty list without newline', 'accepted: []'],
    ['a list', addAcceptance('# rien\naccepted: []\n', two)],
    ['a list that is not indented', 'accepted:\n- rule: x\n  subject: y # note\n\n# fin\n'],
    ['a list without newline, CRLF', 'accepted:\r\n  - rule: x\r\n    subject: y'],
    ['a list that ends with a folded text', 'accepted:\n  - rule: x\n  - >-\n    un texte\n    plié\n'],
    ['a flow list', 'accepted: [{rule: x, subject: y}]\n'],
  ];

  test.each(FILES)('%s takes an acceptance, and is itself again without it', (_, text) => {
    const before = (load(text) as { accepted: object[] }).accepted;
    const edited = addAcceptance(text, one);
    expect(load(edited)).toEqual({ accepted: [...before, asYaml(one)] });
    expect(removeAcceptances(edited, [before.length])).toBe(text);
  });

  test('is written as its own comment shows it', () => {
    expect(addAcceptance('accepted: []\n', two)).toBe(`accepted:
  - rule: stale-season
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

  test.each([
    '2026',
    'null',
    'oui',
    '- tiret',
    '"guillemets"',
    'a: b',
    'fin #1',
    '',
    'l’an\nprochain',
    '2026-12-10',
    '12',
    'a',
  ])('the reason %j is read as it was given', (reason) => {
    const edited = addAcceptance('accepted: []\n', { ...one, reason, values: [reason] });
    expect(load(edited)).toEqual({ accepted: [asYaml({ ...one, reason, values: [reason] })] });
  });
});
