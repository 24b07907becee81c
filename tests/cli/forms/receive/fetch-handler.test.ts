import { expect, test } from 'vitest';
import { fetchHandler } from '../../../../cli/forms/receive/fetch-handler.ts';

test('an address that is still to be confirmed by e-mail is answered so, and nothing else is', async () => {
  const handle = fetchHandler({ key: '', secret: '', confirms: true, keep: async () => {} });
  const answerTo = async (name: string, body: object) => {
    const address = `https://www.boutique.example/functions/v1/${name}`;
    return (await handle(new Request(address, { method: 'POST', body: JSON.stringify(body) }))).json();
  };
  const email = 'anne@courriel.example';
  expect(await answerTo('newsletter', { email })).toEqual({ success: true, confirm: true });
  const message = { name: 'Anne', email, subject: 'autre', message: 'Bonjour' };
  expect(await answerTo('contact-form', message)).toEqual({ success: true });
});
