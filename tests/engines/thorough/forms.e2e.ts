// What visitors type: errors, sending, failures, and what is still there after a reload.
import { inject } from 'vitest';
import { contact, newsletter, quote } from '../../e2e/forms.ts';
import { type RecordingServer, recordingServer } from '../../e2e/recording-server.ts';
import { type Page, visit } from '../visit.ts';
import { hasFocus } from '../watch.ts';

let server: RecordingServer;

beforeAll(async () => {
  server = await recordingServer(inject('baseUrl'));
});
beforeEach(() => server.reset());
afterAll(() => server.close());

async function fill(page: Page, { selector, fields }: typeof contact): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = `${selector} [name="${name}"]`;
    if (value === 'on') await page.click(field);
    else if (/^(?:sujet|typeOrganisation)$/.test(name)) await page.run(choose, field, value);
    else {
      await page.run(focusAtEnd, field);
      await page.type(value.replaceAll('\n', ' '));
    }
  }
}

/** Runs in the page: lists of choices open windows of the system, which no driver reaches. */
function choose(selector: string, value: string): void {
  const list = document.querySelector<HTMLSelectElement>(selector);
  if (!list) throw new Error(`no ${selector}`);
  list.value = value;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Runs in the page: what is typed replaces what stands in the field. */
function focusAtEnd(selector: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  field?.focus();
  field?.select();
}

/** Runs in the page: while a form is sent, its status has other words. */
function saysIn(selector: string, words: string): boolean {
  return document.querySelector<HTMLElement>(selector)?.innerText === words;
}

test.each([contact, quote])(
  '$path shows what is missing under each field, and forgets it when it is there',
  async ({ path, selector }) => {
    const page = await visit(path);
    await page.click(`${selector} [type=submit]`);
    await page.until(hasFocus, `${selector} [aria-invalid=true]`);
    const invalid = () =>
      page.run((form) => document.querySelectorAll(`${form} [aria-invalid=true]`).length, selector);
    const before = await invalid();
    await page.run(focusAtEnd, `${selector} input[type=text][aria-invalid=true]`);
    await page.type('Anne');
    await page.press('Tab');
    expect(await invalid()).toBeLessThan(before);
  },
);

test.each([newsletter, contact, quote])('$path sends what was typed, and says so', async (form) => {
  const page = await visit(form.path, { at: server.address });
  await fill(page, form);
  await page.click(`${form.selector} [type=submit]`);
  await page.until(saysIn, `${form.selector} [role=status]`, form.success);
  expect(server.calls).toHaveLength(1);
  const sent = server.calls[0]?.body ?? '';
  for (const value of ['anne@courriel.example', form.fields.nom].filter((it) => it !== undefined))
    expect(sent).toContain(value);
});

test('what was typed is still there after a reload', async () => {
  const page = await visit(contact.path);
  const message = `${contact.selector} [name=message]`;
  await page.run(focusAtEnd, message);
  await page.type('Passez-vous ici ?');
  await page.press('Tab');
  await page.reload();
  await page.until(
    (field) => document.querySelector<HTMLTextAreaElement>(field)?.value === 'Passez-vous ici ?',
    message,
  );
});
