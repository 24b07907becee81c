import { textsOf, visitors } from '../visit.ts';
import { alertsOf } from '../watch-page.ts';

const visit = visitors();

test('the legal pages: the privacy policy says how long data are kept; its cookies button alerts and does no more', async () => {
  const page = await visit('/politique-confidentialite');
  expect(await textsOf(page.locator('main tbody tr'))).toHaveLength(6);
  const alerts = alertsOf(page);
  await page.locator('main').getByRole('button').click();
  expect(alerts).toEqual(['alert: Rien à régler ici.']);
});
