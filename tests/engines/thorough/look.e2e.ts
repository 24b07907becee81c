// What each engine draws in a way of its own.
import { visit } from '../visit.ts';

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
  const marks = await page.run(() =>
    [':checked', ':not(:checked)'].map((state) => {
      const box = document.querySelector(`main fieldset input${state}`);
      return box && getComputedStyle(box, '::before').content;
    }),
  );
  expect(marks).toEqual(['""', 'none']);
});
