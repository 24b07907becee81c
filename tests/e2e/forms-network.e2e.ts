// What the forms send, to whom, and what a visitor sees meanwhile. When it fails: form-faults.e2e.ts.
import { inject } from 'vitest';
import { contactMessage } from '#generated/forms/contact-message.ts';
import { newsletterSubscription } from '#generated/forms/newsletter-subscription.ts';
import { fieldsIn, newStore } from '../cli/forms/kept.ts';
import { contact, newsletter, untyped, using } from './forms.ts';
import { type Call, recordingServer } from './recording-server.ts';
import { eventually, plain, visitors } from './visit.ts';

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

const { nom, email, telephone, sujet, message } = contact.fields;
const sentMessage = { name: nom, email, phone: telephone, subject: sujet, message };

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

test('the newsletter form says that an address is to be confirmed, where it is', async () => {
  const page = await visit(newsletter.path, { at: server.address });
  const { fill, button, announcement, values } = using(newsletter, page);
  server.answer({ status: 200, body: '{"success":true,"confirm":true}' });
  await fill();
  await button.click();
  await eventually(() => announcement('status')).toBe(plain(newsletterSubscription.messages.confirm));
  expect(await values()).toEqual(untyped(newsletter));
});

test('the contact form posts the message, is disabled meanwhile, and is cleared then', async () => {
  const page = await visit(contact.path, { at: server.address });
  const { fill, field, button, announcement, values } = using(contact, page);
  const release = server.hold();
  await fill();
  await button.click();
  await eventually(() => button.innerText()).toBe(contactMessage.sending);
  expect(await button.isDisabled()).toBe(true);
  release();
  await eventually(() => announcement('status')).toBe(contact.success);
  expect([await button.innerText(), await button.isDisabled()]).toEqual([contactMessage.submit, false]);
  expect([await values(), await announcement('alert')]).toEqual([untyped(contact), '']);
  expect(server.calls).toEqual([callTo('contact-form')]);
  expect(bodyOf(server.calls[0])).toEqual(sentMessage);

  const { telephone: _, ...withoutPhone } = contact.fields;
  await fill(withoutPhone);
  const releaseSecond = server.hold();
  await button.click();
  await field('message').fill('Encore un mot');
  releaseSecond();
  await eventually(() => announcement('status')).toBe(contact.success);
  expect(bodyOf(server.calls[1])).toEqual({ ...sentMessage, phone: '' });
  expect(await field('message').inputValue()).toBe('Encore un mot');
});

test('sapin serve keeps what both forms send', async () => {
  const page = await visit(contact.path);
  for (const form of [newsletter, contact]) {
    const { fill, button, announcement } = using(form, page);
    await fill();
    await button.click();
    await eventually(() => announcement('status')).toBe(form.success);
  }
  const { store } = newStore(inject('submissions'));
  expect((await fieldsIn(store, 'newsletter')).at(-1)).toMatchObject(newsletter.fields);
  expect((await fieldsIn(store)).at(-1)).toMatchObject(sentMessage);
});
