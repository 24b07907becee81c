import type { Inbox } from '../../../cli/desk/contract.ts';
import { inboxPart } from '../../../cli/desk/inbox.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { keep, message, newStore } from '../forms/kept.ts';
import { copyTo, openDesk } from './desk-of.ts';

test('who wrote and was not answered is shown, with an answer to begin with', async () => {
  const { folder: submissions, store } = newStore();
  await keep(store, 'contact-form', message('Anne', 2));
  await keep(store, 'contact-form', message('Marc', 1));
  const desk = openDesk(copyTo(), undefined, [inboxPart(submissions)]);
  const inbox: Inbox = (await desk.get('/inbox')).body;
  expect(inbox.missing).toBe(null);
  expect(inbox.messages.map(({ sender, answered }) => [sender, answered])).toEqual([
    ['Marc', null],
    ['Anne', null],
  ]);
  const [marc] = inbox.messages;
  expect(marc?.kind).toBe('Message');
  expect(marc?.rows.map(({ label }) => label)).toEqual(['Nom', 'Adresse e-mail', 'Sujet', 'Message']);
  expect(marc?.reply.body).toMatch(/^Bonjour Marc,/);
  expect(marc?.reply.body).toContain('> ');
  expect((await desk.get('/overview')).body.unanswered).toBe(2);
  const marked = await desk.post('/inbox', { id: marc?.id, isAnswered: true });
  expect(marked.body.messages[0].answered).toMatch(/^\d+\sh/);
  expect((await desk.get('/overview')).body.unanswered).toBe(1);
  await desk.post('/inbox', { id: marc?.id, isAnswered: false });
  expect((await desk.get('/overview')).body.unanswered).toBe(2);
  expect((await desk.post('/inbox', { isAnswered: true })).status).toBe(400);
});

test('where nothing ever came, it says so', async () => {
  const desk = openDesk(copyTo(), undefined, [inboxPart(temporaryFolder())]);
  expect((await desk.get('/inbox')).body).toMatchObject({ messages: [], missing: expect.any(String) });
});
