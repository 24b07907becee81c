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
test('the same value, and an end of a period, are copied and contradict nothing', () => {
  const before = intro('En {{reply}}, {{period}}.');
  expect(replacements(before, intro('En 24 h, dès le 1er décembre.'))).toEqual([
    '24 h ← reply ← hint',
    '1er décembre ← period ← hint',
  ]);
});

test('each constant is replaced by the value of its kind', () => {
  const before = intro('Réponse en {{reply}}, avant le {{deadline}}.');
  expect(replacements(before, intro('Avant le 20 décembre, réponse en 36 h.'))).toEqual([
    '36 h ← reply',
    '20 décembre ← deadline',
  ]);
});
