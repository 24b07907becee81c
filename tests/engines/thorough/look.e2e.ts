// What each engine draws in a way of its own.
import { constants, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testWith, visit } from '../visit.ts';

test('the titles of the quote form lie inside their cards', async () => {
  const page = await visit('/devis');
  const outside = await page.run(
    () =>
      [...document.querySelectorAll('main form > fieldset')].filter((card) => {
        const title = card.querySelector('legend')?.getBoundingClientRect();
        return !title || title.top <= card.getBoundingClientRect().top + 8;
      }).length,
  );
  expect(outside).toBe(0);
});

test('no field is so small that an iPhone zooms in on it', async () => {
  const page = await visit('/devis', { width: 390 });
  const small = await page.run(() =>
    [...document.querySelectorAll('input:not([type=checkbox], [type=radio]), select, textarea')]
      .filter(
        (field) =>
          field.getClientRects().length > 0 && Number.parseFloat(getComputedStyle(field).fontSize) < 16,
      )
      .map((field) => field.outerHTML),
  );
  expect(small).toEqual([]);
});

test('an unticked chip is empty', async () => {
  const page = await visit('/comparer?varietes=sapin-blanchi');
  const accents = await page.run(() =>
    [':checked', ':not(:checked)'].map((state) => {
      const box = document.querySelector(`main fieldset input${state}`);
      return box && getComputedStyle(box).accentColor;
    }),
  );
  expect(accents[1]).toBe('auto');
  expect(accents[0]).not.toBe('auto');
});

/** Firefox packs the objects of a PDF into compressed streams. */
function sheetsOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const streams = Array.from(text.matchAll(/stream\r?\n(.*?)endstream/gs), ([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH }).toString(
        'latin1',
      );
    } catch {
      return '';
    }
  });
  return [...[text, ...streams].join('\n').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}

testWith('print', 'no sheet of the comparison, or of a variety, is empty', async () => {
  const page = await visit('/comparer?varietes=sapin-blanchi,sapin-du-caucase');
  expect(sheetsOf(await page.print('landscape'))).toBe(1);
  await page.visit('/nos-sapins/sapin-du-caucase');
  expect(sheetsOf(await page.print())).toBeLessThanOrEqual(4);
});
