import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../../../cli/content/fold.ts';
import { closest } from '../../../cli/content/nearest.ts';

const TOWNS = ['colmar', 'eguisheim', 'ribeauville', 'riquewihr'];

test.each([
  ['colmr', 'colmar'],
  ['Colmar', 'colmar'],
  ['egisheim', 'eguisheim'],
  ['ribeauvillé', 'ribeauville'],
  ['riquewir', 'riquewihr'],
  ['strasbourg', undefined],
  ['', undefined],
])('%s: %s', (wanted, expected) => {
  expect(closest(wanted, TOWNS)).toBe(expected);
});

test('of two that are as close, the first', () => {
  expect(closest('aab', ['aac', 'aad'])).toBe('aac');
});

test('short names are not all alike', () => {
  expect(closest('a', ['b', 'c'])).toBeUndefined();
  expect(closest('ab', ['cd'])).toBeUndefined();
  expect(closest('colmar', [])).toBeUndefined();
});

test('it is the name that a plain measure of each finds', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '-'), maxLength: 9 });
  fc.assert(
    fc.property(name, fc.array(name, { maxLength: 12 }), (wanted, names) => {
      expect(closest(wanted, names)).toBe(nearestByMeasure(wanted, names));
    }),
  );
});

function nearestByMeasure(wanted: string, names: readonly string[]): string | undefined {
  const most = Math.max(2, Math.floor(wanted.length * 0.4));
  const [nearest] = names
    .map((name) => ({ name, edits: editsBetween(fold(wanted), fold(name)) }))
    .filter(({ name, edits }) => edits <= most && edits < Math.max(wanted.length, name.length) * 0.6)
    .sort((a, b) => a.edits - b.edits);
  return nearest?.name;
}

function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...a].entries())
    row = row.reduce<number[]>((next, above, column) => {
      const left = next[column - 1] ?? Number.POSITIVE_INFINITY;
      const changed = (row[column - 1] ?? index + 1) + (letter === b[column - 1] ? 0 : 1);
      next.push(column === 0 ? index + 1 : Math.min(above + 1, left + 1, changed));
      return next;
    }, []);
  return row.at(-1) ?? 0;
}
