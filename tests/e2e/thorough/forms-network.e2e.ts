// What the forms send, to whom, and what a visitor sees meanwhile. When it fails: form-faults.e2e.ts.
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { newsletterSubscription } from '#generated/forms/newsletter-subscription.ts';
import { newsletter, untyped, using } from '../forms.ts';
import { type Call, recordingServer } from '../recording-server.ts';
import { eventually, visitors } from '../visit.ts';

const visit = visitors();

const server = await recordingServer(inject('baseUrl'));
beforeEach(() => server.reset());
afterAll(() => server.close());

const callTo = (name: string): Call => ({
  method: 'POST',
  path: `/functions/v1/${name}`,
  authorization: undefined,
  contentType: expect.stringMatching(/^application\/json\b/),
  body: expect.any(String),
});

const bodyOf = (call: Call | undefined) => JSON.parse(call?.body ?? '');

test('the newsletter form posts the address, is disabled meanwhile, and is cleared then', async () => {
  const form = { ...newsletter, path: '/', selector: 'main form' };
  const page = await visit(form.path, { at: server.address });
  const { fill, field, button, announcement, values } = using(form, page);
  const release = server.hold();
  await fill();
  await button.click();
  await eventually(() => button.innerText()).toBe(newsletterSubscription.submitting);
  expect([await button.isDisabled(), await field('email').isDisabled()]).toEqual([true, true]);
  expect([await announcement('status'), await announcement('alert')]).toEqual(['', '']);
  release();
  await eventually(() => announcement('status')).toBe(form.success);
  expect(await button.innerText()).toBe(newsletterSubscription.submit);
  expect([await button.isDisabled(), await field('email').isDisabled()]).toEqual([false, false]);
  expect([await values(), await announcement('alert')]).toEqual([untyped(form), '']);
  expect(server.calls).toEqual([callTo('newsletter')]);
  expect(bodyOf(server.calls[0])).toEqual(form.fields);
});
