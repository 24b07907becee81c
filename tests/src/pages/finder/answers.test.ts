import fc from 'fast-check';
import { formAnswers, readAnswers, withAnswer, writeAnswers } from '../../../../src/pages/finder/answers.ts';
import { buildPage } from '../../../../src/pages/finder/data.ts';
import { assertProperty } from '../../../cli/property.ts';

const { questions } = buildPage().props.guide;
const read = (search: string) => readAnswers(questions, new URLSearchParams(search));

describe('the address', () => {
  test('keeps answers of every kind', () => {
    const answers = { hauteur: 250, maison: ['petits', 'chat'], chaleur: ['plancher'], prix: 60 };
    const search = writeAnswers(questions, answers);
    expect(decodeURIComponent(search.toString())).toBe(
      'hauteur=250&maison=petits,chat&chaleur=plancher&prix=60',
    );
    expect(readAnswers(questions, search)).toEqual(answers);
  });

  test.each([
    'hauteur=',
    'hauteur=haut',
    'hauteur=-250',
    'hauteur=2.5',
    'hauteur=159',
    'hauteur=701',
    'duree=1',
    'maison=licornes',
    'odeur=__proto__',
    'inconnu=250',
    '__proto__=250',
  ])('%s is not an answer', (search) => {
    expect(read(search)).toEqual({});
  });

  test('a number between two steps of the slider is one that was typed', () => {
    expect(read('hauteur=259')).toEqual({ hauteur: 259 });
  });

  test('one of several options where one may be chosen, whatever is sound of several where all may', () => {
    expect(read('chaleur=plancher,poele')).toEqual({ chaleur: ['poele'] });
    expect(read('maison=chat,licornes')).toEqual({ maison: ['chat'] });
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
  for (const [name, value] of Object.entries({ hauteur: '240', place: '410', duree: '1', odeur: '' }))
    form.append(name, value);
  expect(formAnswers(questions, form)).toEqual({});
  form.set('duree', '6');
  form.append('maison', 'petits');
  form.append('maison', 'chat');
  expect(formAnswers(questions, form)).toEqual({ duree: 6, maison: ['petits', 'chat'] });
});

test('an answer replaces the one before, and can be taken back', () => {
  expect(withAnswer({ hauteur: 250 }, 'hauteur', 240)).toEqual({ hauteur: 240 });
  expect(withAnswer({ hauteur: 250, prix: 60 }, 'hauteur', undefined)).toEqual({ prix: 60 });
  expect(withAnswer({ maison: ['petits'] }, 'maison', [])).toEqual({});
});
