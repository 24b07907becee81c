import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closest } from '../../../../cli/core/content/nearest.ts';
import { fold } from '../../../../cli/core/shared/fold.ts';

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

test('a part between hyphens stands for the only name that has it', () => {
  const names = ['sapin-grandis', 'sapin-de-noel', 'creche-de-noel'];
  expect(closest('grandis', names)).toBe('sapin-grandis');
  expect(closest('sapin-de', names)).toBe('sapin-de-noel');
  expect(closest('de-noel', names)).toBeUndefined();
  expect(closest('de', names)).toBeUndefined();
});

test('a list is read once, however many names are looked for in it', () => {
  let reads = 0;
  const names = new Proxy(
    Array.from({ length: 200 }, (_, index) => `commune-numero-${index}`),
    {
      get(list, key, self) {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads++;
        return Reflect.get(list, key, self);
      },
    },
  );
  closest('inconnue', names);
  const once = reads;
  for (let index = 0; index < 100; index++) closest(`inconnue-${index}`, names);
  expect(reads - once).toBeLessThan(200);
});

test.each([
  ['delivery-time', ['delivery-free', 'delivery-period'], undefined],
  ['delivery-tme', ['delivery-free', 'delivery-time'], 'delivery-time'],
  ['/nos-sapins/nobilis', ['/nos-sapins/decore', '/nos-sapins/nordmann'], undefined],
  ['/nos-sapins/nobilys', ['/nos-sapins/decore', '/nos-sapins/nobilis'], '/nos-sapins/nobilis'],
  ['/nos-sapin/nobilis', ['/nos-sapins/nobilis'], '/nos-sapins/nobilis'],
  ['nordmann-etoiles', ['nordmann-5-etoiles'], 'nordmann-5-etoiles'],
])('what %s shares with a name makes it no closer', (wanted, names, expected) => {
  expect(closest(wanted, names)).toBe(expected);
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
    .filter(({ name }) => ownPartsAreNear(wanted, name))
    .sort((a, b) => a.edits - b.edits);
  return nearest?.name;
}

/** What is left of both without the parts that they share at the beginning and at the end. */
function ownPartsAreNear(wanted: string, name: string): boolean {
  const [one, other] = [fold(wanted).split('-'), fold(name).split('-')];
  const all = Math.max(one.length, other.length);
  while (one.length > 0 && other.length > 0 && one[0] === other[0])
    for (const parts of [one, other]) parts.shift();
  while (one.length > 0 && other.length > 0 && one.at(-1) === other.at(-1))
    for (const parts of [one, other]) parts.pop();
  const [own, its] = [one.join('-'), other.join('-')];
  if (Math.max(one.length, other.length) === all || own === '' || its === '') return true;
  const edits = editsBetween(own, its);
  return edits <= Math.max(2, Math.floor(own.length * 0.4)) && edits < Math.max(own.length, its.length) * 0.6;
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
