import { serviceList } from '#generated/pages/service-list.ts';
import { titleOf } from '../paths.ts';
import { arrived, hrefsOf, plain, textOf, visitors } from '../visit.ts';

const visit = visitors();

const toServices = serviceList.items.map((key) => `/services/${key}`);

test('an unknown service shows the grid, with a back link to /services', async () => {
  const page = await visit('/services/emballage', { expected: /404/ });
  expect(await hrefsOf(page.locator('main article a'))).toEqual(toServices);
  expect(await page.title()).toBe(titleOf('/services'));
  const back = page.locator('main a[href="/services"]');
  expect(await textOf(back)).toBe(plain(serviceList.back.label));
  await back.click();
  await arrived(page, '/services');
  expect(await page.locator('main a[href="/services"]').count()).toBe(0);
});
