import { answersIn, type Question } from '../../../src/forms/questions.ts';

const field = (name: string, more: Partial<Question> = {}): Question => ({
  ...{ sent: name, name, label: name, kind: 'text', isRequired: false },
  ...more,
});
const fields = [
  field('note'),
  field('wanted', { kind: 'box' }),
  field('details', { while: 'wanted' }),
  field('trees', {
    kind: 'counts',
    sizes: [
      { id: '1m', label: '' },
      { id: '2m', label: '' },
    ],
  }),
];

function answers(typed: Readonly<Record<string, string>>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(typed)) data.append(name, value);
  return answersIn(data, fields);
}

test('what is asked for while a box is ticked is sent while it is', () => {
  expect(answers({ wanted: 'on', details: 'rouge' })).toMatchObject({ wanted: true, details: 'rouge' });
  expect(answers({ details: 'rouge' })).toMatchObject({ wanted: false, details: '' });
});

test.each([
  ['3', 3],
  ['', 0],
  ['e-', 0],
])('the count « %s » is %d', (typed, count) => {
  expect(answers({ '2m': typed }).trees).toEqual({ '1m': 0, '2m': count });
});

test('a field that the form lacks is empty', () => {
  expect(answers({})).toMatchObject({ note: '', wanted: false });
});
