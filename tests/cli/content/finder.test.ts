import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../cli/content/load.ts';
import { readContentFolder } from '../../../cli/content/read.ts';
import { readSchemas } from '../../../cli/content/schemas.ts';
import { makeValidators } from '../../../cli/content/validators.ts';
import { rangeOf } from '../../../cli/diagnostics/problem.ts';

const schemas = readSchemas(path.resolve('schemas'), path.resolve('content'));
const folder = readContentFolder(path.resolve('content'));
const validators = makeValidators(schemas, path.resolve('node_modules/.cache/finder-tests'));

/** What `check` says of the shipped content with `replacement` in place of what `pattern` finds in `file`. */
function faults(file: string, pattern: RegExp, replacement: string, changed?: ReadonlySet<string>) {
  const files = folder.files.map((source) => {
    if (source.path !== file) return source;
    expect(source.text).toMatch(pattern);
    return { ...source, text: source.text.replace(pattern, replacement) };
  });
  const { problems } = checkContent(schemas, { ...folder, files }, () => validators, changed);
  return problems.map(({ code, params, file: at, pointer, text, span }) => {
    const { line } = rangeOf(text, span);
    return { code, params, at, pointer, line: text.split('\n')[line - 1]?.trim() };
  });
}

const finder = 'finder.yaml';
const never = (reason: string, value: string, nearest?: string) => ({
  code: 'finder/never-matches',
  params: { reason, value, nearest },
  at: finder,
});

describe('a rule that can never match is refused', () => {
  test('for it reads a question that is not asked', () => {
    expect(faults(finder, /question: budget/, 'question: buget')).toMatchObject([
      { code: 'finder/unread-question', params: { question: 'budget' }, line: '- id: budget' },
      { ...never('question', 'buget', 'budget'), line: 'question: buget' },
    ]);
  });

  test('for it waits for an answer that is not offered', () => {
    expect(faults(finder, /answers: \[enfants\]/, 'answers: [enfant]')).toMatchObject([
      { ...never('answer', 'enfant', 'enfants'), pointer: '/rules/3/answers/0' },
    ]);
  });

  test('for it compares an option as a number, or a number as an option', () => {
    expect(
      faults(finder, /field: price\n {4}test: at-most/, 'field: price\n    test: is\n    values: [soft]'),
    ).toMatchObject([never('kind', 'budget')]);
    expect(
      faults(finder, /question: semaines\n {4}field: hold/, 'question: parfum\n    field: hold'),
    ).toMatchObject([never('kind', 'parfum')]);
  });

  test('for no variety has the trait', () => {
    expect(faults(finder, /values: \[citrus\]/, 'values: [cedar]')).toMatchObject([never('tree', 'scent')]);
  });

  test('for no tree is within the bounds of the question', () => {
    expect(faults(finder, /max: 175/, 'max: 21')).toMatchObject([never('tree', 'price')]);
  });

  test('for its margin is no distance', () => {
    expect(faults(finder, /margin: headroom/, 'margin: slot-length')).toMatchObject([
      { ...never('margin', 'slot-length'), line: 'margin: slot-length' },
    ]);
  });

  test('for the margin leaves no tree under the highest answer', () => {
    const high = faults('facts/headroom.yaml', /15 cm/, '3.5 m', new Set(['facts/headroom.yaml']));
    expect(high).toMatchObject([never('tree', 'height')]);
  });

  test('when a variety changes under it, though the finder itself has not', () => {
    const variety = 'varieties/sapin-grandis.yaml';
    const onlyIt = new Set([variety]);
    expect(faults(variety, /scent: citrus/, 'scent: light', onlyIt)).toMatchObject([never('tree', 'scent')]);
    expect(faults(variety, /scent: citrus/, 'scent: citrus', onlyIt)).toEqual([]);
  });
});

test('an option that no rule reads is refused', () => {
  expect(faults(finder, /answers: \[radiateur, sol\]/, 'answers: [radiateur]')).toEqual([]);
  expect(faults(finder, /- value: sol/, '- value: plancher')).toMatchObject([
    {
      code: 'finder/unread-answer',
      params: { question: 'chauffage', answer: 'plancher' },
      line: '- value: plancher',
    },
    never('answer', 'sol'),
    never('answer', 'sol'),
  ]);
});

test('nothing is said while a file that the rules speak of is refused by its schema', () => {
  const found = faults('varieties/sapin-grandis.yaml', /scent: citrus/, 'scent: cedar');
  expect(found.map(({ code }) => code)).toEqual(['schema/enum']);
});
