// What keeps machines out of the forms, and visitors from noticing; and the pages that links in mails lead to.
import path from 'node:path';
import { newsletterSteps } from '#generated/newsletter-steps.ts';
import { ui } from '#generated/ui.ts';
import { sealAddress } from '../../../cli/forms/receive/newsletter-step.ts';
import { readHeldBack, readSubscribers } from '../../../cli/forms/store/messages.ts';
import { fieldsIn, newStore } from '../../cli/forms/kept.ts';
import { shopFolder } from '../../shop.mjs';
import { lastingFolder } from '../../temporary-folder.ts';
import { contact, newsletter, using } from '../forms.ts';
import { serve } from '../server.ts';
import { eventually, visitors } from '../visit.ts';

const visit = visitors();
const submissions = lastingFolder();
const SECRET = 'a secret of the tests';
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const options = ['--dist', path.join(shopFolder, 'dist'), '--submissions', submissions];
  site = await serve(path.resolve('.'), options, { FORMS_SECRET: SECRET });
});
afterAll(() => site?.stop());

test('a visitor as fast as a machine is taken for a visitor, and one who left the form open for days presses again', async () => {
  const page = await visit(contact.path, { at: site.address, expected: /409/ });
  const { fill, button, announcement } = using(contact, page);
  await fill();
  await button.click();
  await eventually(() => announcement('status')).toBe(contact.success);
  expect(await fieldsIn(newStore(submissions).store)).toHaveLength(1);

  const subscription = using(newsletter, page);
  await page.route('**/functions/v1/newsletter', async (route) => {
    const body = { ...route.request().postDataJSON(), opened: 'MTc2.AAAA' };
    await route.continue({ postData: JSON.stringify(body) });
    await page.unroute('**/functions/v1/newsletter');
  });
  await subscription.fill();
  await subscription.button.click();
  await eventually(() => subscription.announcement('alert')).toBe(ui.sendAgain);
  expect(Object.values(await subscription.values())).toContain(newsletter.fields.email);
  await subscription.button.click();
  await eventually(() => subscription.announcement('status')).toBe(newsletter.success);
  expect(await fieldsIn(newStore(submissions).store, 'newsletter')).toHaveLength(1);
});

test('no visitor meets the field that is for machines', async () => {
  const page = await visit(contact.path, { at: site.address });
  const traps = page.locator('input[name=website]');
  expect(await traps.count()).toBe(2);
  for (const trap of await traps.all()) {
    expect(await trap.isVisible()).toBe(false);
    const hasFocus = await trap.evaluate((field: HTMLElement) => {
      field.focus();
      return document.activeElement === field;
    });
    expect(hasFocus).toBe(false);
  }
  expect(await page.locator('body').ariaSnapshot()).not.toContain('website');

  const { fill, button, announcement } = using(contact, page);
  await fill();
  await traps.first().evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await button.click();
  await eventually(() => announcement('status')).toBe(contact.success);
  expect((await readHeldBack(newStore(submissions).store))[0]).toMatchObject({
    reason: 'trap',
    form: 'contact-form',
  });
});

test.each(
  newsletterSteps.map((step, index) => [step.slug, step, index === 0 ? 'confirm' : 'unsubscribe'] as const),
)(
  'without a script the page %s does what its button says, and says so',
  async (slug, { button, done, failed }, step) => {
    const sealed = sealAddress(SECRET, step, 'anne@courriel.example', Date.now());
    const page = await visit(`/lettre/${slug}?adresse=${sealed}`, {
      at: site.address,
      javaScriptEnabled: false,
    });
    expect(await page.getByText(done).isVisible()).toBe(false);
    await page.getByRole('button', { name: button }).click();
    await eventually(() => page.getByText(done).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: button }).isVisible()).toBe(false);
    const subscribers = await readSubscribers(newStore(submissions).store);
    expect(subscribers.map(({ state }) => state)).toEqual(step === 'confirm' ? ['confirmed'] : []);

    await page.goto(`${site.address}/lettre/${slug}?adresse=made-up`);
    await page.getByRole('button', { name: button }).click();
    await eventually(() => page.getByText(failed).isVisible()).toBe(true);
  },
);
