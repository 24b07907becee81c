import { eventually, visitors } from './visit.ts';

const visit = visitors({ forcedColors: 'active' });

test.each(['/', '/contact', '/zone-de-livraison'])(
  'in the colours of the system each button of %s has an edge, and each list its arrow',
  async (path) => {
    const page = await visit(path, { outside: true });
    const faults = await page.locator('button, select').evaluateAll((all) =>
      all.flatMap((it) => {
        const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor, appearance } =
          getComputedStyle(it);
        const hasEdge =
          borderTopStyle === 'solid' &&
          Number.parseFloat(borderTopWidth) >= 1 &&
          borderTopColor !== backgroundColor;
        const hasArrow = !(it instanceof HTMLSelectElement) || appearance === 'auto';
        return hasEdge && hasArrow ? [] : [it.outerHTML.slice(0, 120)];
      }),
    );
    expect(faults).toEqual([]);
  },
);

test('what is pressed or chosen differs from what is not', async () => {
  const page = await visit('/trouver-mon-sapin');
  const outlines = (chosen: string) =>
    page
      .locator(`main label:has(input[type=radio]${chosen})`)
      .evaluateAll((all) => all.map((it) => getComputedStyle(it).outlineStyle));
  expect(new Set(await outlines(':checked'))).toEqual(new Set(['solid']));
  expect(new Set(await outlines(':not(:checked)'))).toEqual(new Set(['none']));
  const colours = () =>
    page
      .locator('main button[aria-pressed]')
      .evaluateAll((all) =>
        all.map((it) => [it.getAttribute('aria-pressed'), getComputedStyle(it).borderTopColor] as const),
      );
  await eventually(async () => (await colours()).length).toBeGreaterThan(1);
  const edges = await colours();
  const pressed = edges.filter(([state]) => state === 'true').map(([, colour]) => colour);
  expect(pressed).toHaveLength(1);
  expect(edges.filter(([state]) => state === 'false').map(([, colour]) => colour)).not.toContain(pressed[0]);
});
