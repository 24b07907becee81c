// @vitest-environment jsdom
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import type { Context } from '../../../cli/commands/context.ts';
import { inbox } from '../../../cli/commands/inbox.ts';
import { loadContent } from '../../../cli/core/load/load.ts';
import { en } from '../../../cli/core/messages/commands/en.ts';
import { shopOf } from '../../../cli/forms/inbox/shop.ts';
import { emailsFor } from '../../../cli/forms/mail/compose.ts';
import type { Submission } from '../../../cli/forms/receive/receive.ts';
import { fetchHandler } from '../../../cli/forms/receive/receive.ts';
import { readMessages } from '../../../cli/forms/store/messages.ts';
import { ContactPage } from '../../../src/pages/contact/ContactPage.tsx';
import { buildPage } from '../../../src/pages/contact/data.ts';
import { keep, newStore } from '../../cli/forms/kept.ts';
import { MESSAGE, OPENED, SECRET } from '../../cli/forms/serve/requests.ts';
import { shop } from '../../shop.mjs';
import { temporaryFolder } from '../../temporary-folder.ts';
import { visit } from '../pages/visit.tsx';

const LABEL = 'Nom du perroquet';

const CALL = {
  ...{ csv: false, held: false, undo: false, check: false, purge: false },
  ...{ action: undefined, id: undefined },
};

/** The schema with one field more, declared in its one place. */
const declared = vi.hoisted(() => async (original: () => Promise<{ default: object }>) => {
  const schema = structuredClone((await original()).default) as {
    definitions: { contactSubmission: { properties: object } };
  };
  Object.assign(schema.definitions.contactSubmission.properties, {
    parrot: { title: 'Nom du perroquet', type: 'string', maxLength: 40, 'x-field': { name: 'perroquet' } },
  });
  return { default: schema };
});
vi.mock('../../../schemas/submissions.json', declared);
vi.mock('#generated/schemas/submissions.json', declared);

test('a field that is declared once is asked for, taken, shown, mailed, exported and named by the policy', async () => {
  const schemas = path.join(temporaryFolder(), 'schemas');
  cpSync('schemas', schemas, { recursive: true });
  const { default: schema } = await import('../../../schemas/submissions.json');
  writeFileSync(path.join(schemas, 'submissions.json'), JSON.stringify(schema));

  visit(ContactPage, buildPage());
  expect(screen.getByLabelText(new RegExp(LABEL)).getAttribute('name')).toBe('perroquet');

  const taken: Submission[] = [];
  const handle = fetchHandler({ key: '', secret: SECRET, keep: async (each) => void taken.push(each) });
  const sent = JSON.stringify({ ...MESSAGE, parrot: 'Coco', lift: 'no', ...OPENED });
  const request = new Request('http://a/functions/v1/contact-form', { method: 'POST', body: sent });
  expect((await handle(request)).status).toBe(200);
  const [submission] = taken as [Submission];
  expect(submission.fields).toEqual({ ...MESSAGE, parrot: 'Coco' });

  const { folder, store } = newStore();
  await keep(store, 'contact-form', { received: submission.received, ...submission.fields });
  const [message] = await readMessages(store);
  if (!message) throw new Error('nothing was kept');
  const project = { contentDir: shop.content, schemasDir: schemas, cacheDir: temporaryFolder() };
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const context = {
    ...{ project, words: en, language: 'en', printData: print },
    ...{ reporting: { colors: { bold: String } }, answer: (_: object, heading: string) => print(heading) },
  } as unknown as Context;
  await inbox(context, { ...CALL, submissions: folder, action: 'show', id: message.id });
  await inbox(context, { ...CALL, submissions: folder, csv: true });
  const [shown = '', table = ''] = printed;
  expect(shown).toContain(`${LABEL}: Coco`);
  const [head = [], row = []] = table.split('\r\n').map((line) => line.slice(1, -1).split('","'));
  expect(row[head.indexOf(LABEL)]).toBe('Coco');

  const { content, problems } = loadContent(project);
  const settings = { from: 'site@larmont.example', to: 'salut@larmont.example' } as never;
  const [email] = emailsFor(message, { shop: shopOf(content), settings, secret: SECRET });
  expect(email?.write().text).toContain(`${LABEL} : Coco`);

  expect(content.computed.get('asked:contact-message')?.text).toContain('nom du perroquet');
  const policy = readFileSync(path.join(shop.content, 'legal/politique-confidentialite.yaml'), 'utf8');
  expect(policy).toContain('{{asked:contact-message}}');
  // Its words are content: without them the check says where they are missing.
  expect(problems).toMatchObject([{ code: 'schema/required', file: 'forms/contact-message.yaml' }]);
  expect(JSON.stringify(problems[0]?.params)).toContain('perroquet');
});
