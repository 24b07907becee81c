import { samplePaths } from './paths.ts';
import { takenOver, visitors } from './visit.ts';
import { isTitleKept, markTitle } from './watch-page.ts';

const visit = visitors({ motion: 'no-preference' });

// As most see them: `routes.e2e.ts`.
test('hydration: takes over the prerendered pages on a phone, at night, far away, in another language and year', async () => {
  const page = await visit('/', {
    stay: true,
    width: 360,
    theme: 'dark',
    timezoneId: 'Pacific/Kiritimati',
    locale: 'en-US',
    hasTouch: true,
    random: 0.999,
    day: '2031-07-14',
  });
  await markTitle(page);
  // One that was scrolled, and one with a category in its address.
  for (const path of [...samplePaths.slice(0, 2), '/cgv#les-prix', '/actualites?categorie=deco']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await takenOver(page);
    expect(await isTitleKept(page), path).toBe(true);
  }
});
