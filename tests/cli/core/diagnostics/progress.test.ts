import { progressLine } from '../../../../cli/core/diagnostics/progress.ts';

const words = { check: 'vérification', generate: 'écriture', compare: 'comparaison' };

/** What a run of one file every 50 ms leaves on a terminal, or elsewhere. */
function written(isTTY: boolean, milliseconds: number): string[] {
  const texts: string[] = [];
  let time = 0;
  const line = progressLine({ isTTY, write: (text) => texts.push(text) }, words, () => time);
  for (let done = 1; done * 50 <= milliseconds; done++) {
    time = done * 50;
    line.step('check', done, 100);
  }
  line.clear();
  line.clear();
  return texts;
}

test('a run of half a second or less says nothing', () => {
  expect(written(true, 450)).toEqual([]);
});

test('a longer one says how far it is, ten times a second, and leaves nothing behind', () => {
  expect(written(true, 700)).toEqual([
    '\r\x1b[Kvérification 10/100',
    '\r\x1b[Kvérification 12/100',
    '\r\x1b[Kvérification 14/100',
    '\r\x1b[K',
  ]);
});

test('where there is no terminal, nothing is said', () => {
  expect(written(false, 5000)).toEqual([]);
});
