// The fonts come when they come: what is drawn meanwhile in their place has their measure.
import { CHARACTERS } from '../../../cli/core/shop/font-characters.mjs';
import { shop } from '../../shop.mjs';
import { pagesIn } from '../../site/built-site.ts';
import { samplePaths } from '../paths.ts';
import { painted, takenOver, visitors } from '../visit.ts';
import { watchShifts } from '../watch-page.ts';

const visit = visitors();

/** A word or two of a page that find their place on another line; a font of another measure moves several times as much. */
const twoLines = 0.08;

test.each([
  [360, [...samplePaths, '/rien']],
  // What is two columns there is one on the phone; texts that run on are on all.
  [
    1440,
    ['/', '/nos-sapins', '/services', '/actualites', '/livraison/doubs', '/contact', '/comparer', '/cgv'],
  ],
] as const)('late fonts move nothing in a window of %i px', async (width, visited) => {
  const page = await visit('/', { width, stay: true, outside: true, expected: /404/ });
  let release: () => void = () => undefined;
  let released = Promise.resolve();
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  const shifts = await watchShifts(page);
  for (const path of visited) {
    released = new Promise((resolve) => {
      release = resolve;
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' }); // the load itself waits for the fonts
    await takenOver(page);
    await painted(page);
    expect([path, await page.evaluate(() => document.fonts.status)]).toEqual([path, 'loading']);
    release();
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    expect(await shifts(), path).toBeLessThanOrEqual(twoLines);
  }
});

test('the fonts have every character of every page', () => {
  const strange = pagesIn(shop.dist).flatMap(({ path, html }) => {
    const text = html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]+>|\s/gs, '');
    return [...text].filter((character) => !CHARACTERS.includes(character)).map((it) => `${path}: ${it}`);
  });
  expect(strange).toEqual([]);
});
