import { expect, test } from 'vitest';
import { wordingOfFinding } from '../../../../../cli/core/consistency/registry.ts';
import { typedOver } from '../../../../../cli/core/consistency/rules/typed-over.ts';
import { allEntries } from '../../../../../cli/core/content/content.ts';
import { buildModel } from '../../../../../cli/core/model/model.ts';
import { expectBothLanguages } from '../../../wording.ts';
import { contentOf, type Files, fact, foundBy } from '../model-of.ts';

const FACTS = {
  'facts/reply.yaml': fact('duration', ['24 h']),
  'facts/deadline.yaml': fact('date', ['12-22']),
  'facts/period.yaml': fact('date-range', ['12-01/12-23']),
};

/** What the rule finds between two versions: the words of the text, the constant, and whether it is a hint. */
function replacements(before: Files, after: Files): string[] {
  const earlier = new Map(
    allEntries(contentOf({ ...FACTS, ...before })).map(({ file, value }) => [file.path, value]),
  );
  const model = buildModel(contentOf({ ...FACTS, ...after }), undefined, earlier);
  return foundBy(typedOver, model).map((each) => {
    expectBothLanguages((...to) => wordingOfFinding(each, ...to), each.code);
    return [each.params.stated, each.params.fact, ...(each.isHint ? ['hint'] : [])].join(' ← ');
  });
}

const intro = (text: string): Files => ({ 'pages/contact.yaml': `intro: ${JSON.stringify(text)}\n` });
const points = (...texts: readonly string[]): Files => ({
  'varieties/a.yaml': JSON.stringify({ care: texts }),
});

test('a value in place of a constant, whatever the sentence says', () => {
  const before = intro('Une réponse vous parvient en {{reply}}, et les bons jours plus tôt.');
  expect(
    replacements(before, intro('Une réponse vous parvient en 36 h, et les bons jours plus tôt.')),
  ).toEqual(['36 h ← reply']);
  expect(replacements(before, intro('Comptez deux jours, et les bons jours plus tôt.'))).toEqual([
    'deux jours ← reply',
  ]);
});

test('a number where the constant stood, even one that cannot be read', () => {
  const before = intro('Avant le {{deadline}}.');
  expect(replacements(before, intro('Avant le 3er septembre.'))).toEqual(['3er septembre ← deadline']);
  expect(replacements(before, intro('Avant le retour de la neige.'))).toEqual([]);
});

test('the same value, and an end of a period, are copied and contradict nothing', () => {
  const before = intro('En {{reply}}, {{period}}.');
  expect(replacements(before, intro('En 24 h, dès le 1er décembre.'))).toEqual([
    '24 h ← reply ← hint',
    '1er décembre ← period ← hint',
  ]);
});

test('nothing where no constant left, where no value came, or where it is of another kind', () => {
  const before = intro('Réponse en {{reply}}, avant le {{deadline}}.');
  for (const after of [
    'Réponse en {{reply}}, avant le {{deadline}}, et 48 h plus tard un rappel.',
    'Réponse en {{reply}} au plus.',
    'Avant le {{deadline}}, réponse en {{reply}}.',
    'Réponse en {{reply}}, à 12 km de là.',
    'Le coffre reste ouvert pendant 36 h.',
  ])
    expect(replacements(before, intro(after)), after).toEqual([]);
  expect(replacements({}, intro('Réponse en 36 h.'))).toEqual([]);
});

test('each constant is replaced by the value of its kind', () => {
  const before = intro('Réponse en {{reply}}, avant le {{deadline}}.');
  expect(replacements(before, intro('Avant le 20 décembre, réponse en 36 h.'))).toEqual([
    '36 h ← reply',
    '20 décembre ← deadline',
  ]);
});

test('an item that came, went or moved replaces none', () => {
  const [own, other] = ['Une réponse vous parvient en {{reply}}.', 'Le coffre reste ouvert 36 h.'];
  expect(replacements(points(own, 'Sur place.'), points(other, own, 'Sur place.'))).toEqual([]);
  expect(replacements(points(own, other), points(other, own))).toEqual([]);
  expect(
    replacements(
      points(own, 'Sur place.'),
      points(other, 'Une réponse vous parvient en 36 h.', 'Sur place.'),
    ),
  ).toEqual(['36 h ← reply']);
});
