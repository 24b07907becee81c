import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formAnswers, readAnswers, withAnswer, writeAnswers } from '../../../../src/pages/finder/answers.ts';
import { finderData } from '../../../../src/pages/finder/data.ts';
import { assertProperty } from '../../../cli/property.ts';

const { questions } = finderData().props.guide;
const read = (search: string) => readAnswers(questions, new URLSearchParams(search));

describe('the address', () => {
  test('keeps answers of every kind', () => {
    const answers = { plafond: 240, foyer: ['enfants', 'animaux'], chauffage: ['sol'], budget: 60 };
    const search = writeAnswers(questions, answers);
    expect(decodeURIComponent(search.toString())).toBe(
      'plafond=240&foyer=enfants,animaux&chauffage=sol&budget=60',
    );
    expect(readAnswers(questions, search)).toEqual(answers);
  });

  test.each([
    'plafond=',
    'plafond=haut',
    'plafond=-250',
    'plafond=2.5',
    'plafond=1e2',
    'plafond=Infinity',
    'plafond=149',
    'plafond=451',
    'semaines=3',
    'foyer=licornes',
    'chauffage=SOL',
    'parfum=__proto__',
    'inconnu=250',
    '__proto__=250',
  ])('%s is no answer', (search) => {
    expect(read(search)).toEqual({});
  });

  test('a number between two steps counts as the lower: what fits under it fits', () => {
    expect(read('plafond=249')).toEqual({ plafond: 245 });
  });

  test('one of several options where one may be chosen, whatever is sound of several where all may', () => {
    expect(read('chauffage=sol,radiateur')).toEqual({ chauffage: ['radiateur'] });
    expect(read('foyer=animaux,licornes')).toEqual({ foyer: ['animaux'] });
  });

  test('nothing that stands in it makes the page stumble, and what is read is written back', () => {
    const ids = questions.map(({ id }) => id);
    const search = fc.dictionary(fc.constantFrom(...ids), fc.oneof(fc.string(), fc.nat(500).map(String)));
    assertProperty(
      fc.property(search, (parameters) => {
        const answers = readAnswers(questions, new URLSearchParams(parameters));
        expect(readAnswers(questions, writeAnswers(questions, answers))).toEqual(answers);
      }),
    );
  });
});

test('a form as it starts holds no answers; what was changed in it is one', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ plafond: '250', largeur: '305', semaines: '3', parfum: '' }))
    form.append(name, value);
  expect(formAnswers(questions, form)).toEqual({});
  form.set('semaines', '6');
  form.append('foyer', 'enfants');
  form.append('foyer', 'animaux');
  expect(formAnswers(questions, form)).toEqual({ semaines: 6, foyer: ['enfants', 'animaux'] });
});

test('an answer replaces the one before, and can be taken back', () => {
  expect(withAnswer({ plafond: 250 }, 'plafond', 240)).toEqual({ plafond: 240 });
  expect(withAnswer({ plafond: 250, budget: 60 }, 'plafond', undefined)).toEqual({ budget: 60 });
  expect(withAnswer({ foyer: ['enfants'] }, 'foyer', [])).toEqual({});
});
