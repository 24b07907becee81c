import fc from 'fast-check';
import { cursorAt } from '../../../cli/editors/cursor.ts';
import { anyText, assertProperty } from '../property.ts';

/** What is known where `|` stands in `text`: part, pointer, what is typed there. */
function at(marked: string) {
  const offset = marked.indexOf('|');
  const text = marked.slice(0, offset) + marked.slice(offset + 1);
  const { steps, part, typed } = cursorAt(text, offset);
  return `${part} /${steps.join('/')} ${JSON.stringify(text.slice(typed.start, typed.end))}`;
}

test.each([
  ['na|', 'key / "na"'],
  ['na|me: a', 'key / "name"'],
  ['name: Col|mar', 'value /name "Colmar"'],
  ['name: |', 'value /name ""'],
  ['name: a # b\nslug: |', 'value /slug ""'],
  ['drawing:\n  habit: |\n  width: 1', 'value /drawing/habit ""'],
  ['drawing:\n  habit: level\n|', 'key / ""'],
  ['badges:\n  - Nou|', 'either /badges/0 "Nou"'],
  ['badges:\n  - A\n  - |', 'either /badges/1 ""'],
  ['readings:\n  - value: "1"\n    source: a\n  - va|', 'either /readings/1 "va"'],
  ['readings:\n  - value: "1"\n    sur|', 'key /readings/0 "sur"'],
  ['readings:\n  - value: "1|"', 'value /readings/0/value "\\"1\\""'],
  ['near: [colmar, eg|]', 'value /near/1 "eg"'],
  ['at: { a: 1, b: x| }', 'value /at/b "x"'],
  ['text: >-\n  Un texte {{fa|}} : ici\nname: a', 'value /text "Un texte {{fa}} : ici"'],
  ['name: "Col\nslug: |', 'value /slug ""'],
])('the place of the cursor, by indentation: %j', (marked, expected) => {
  expect(at(marked)).toBe(expected);
});

test('the other keys of the mapping, before and after', () => {
  const text = 'a: 1\nb:\n  c: 2\n  \n  d: 3\ne: 4\n';
  expect([...cursorAt(text, text.indexOf('  \n') + 2).siblings]).toEqual(['c', 'd']);
  expect([...cursorAt(text, 0).siblings]).toEqual(['b', 'e']);
});

test('any text has a cursor at any place', () => {
  assertProperty(
    fc.property(anyText, fc.nat(50), (text, offset) => {
      const { typed } = cursorAt(text, offset);
      expect(typed.start).toBeGreaterThanOrEqual(0);
      expect(typed.end).toBeLessThanOrEqual(text.length);
      expect(typed.start).toBeLessThanOrEqual(typed.end);
    }),
  );
});
