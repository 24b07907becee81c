import { fetchHandler } from '../../../../cli/forms/receive/receive.ts';
import { OPENED, SECRET } from '../serve/requests.ts';

const options = { key: '', secret: SECRET, confirms: true, keep: async () => {} };

test('an address that is still to be confirmed by e-mail is answered so, and nothing else is', async () => {
  const handle = fetchHandler(options);
  const answerTo = async (name: string, fields: object) => {
    const address = `https://www.boutique.example/functions/v1/${name}`;
    const body = JSON.stringify({ ...fields, ...OPENED });
    return (await handle(new Request(address, { method: 'POST', body }))).json();
  };
  const email = 'anne@courriel.example';
  expect(await answerTo('newsletter', { email })).toEqual({ success: true, confirm: true });
  const message = { name: 'Anne', email, subject: 'autre', message: 'Bonjour' };
  expect(await answerTo('contact-form', message)).toEqual({ success: true });
});

test.each(['', ' \n'])('the empty secret %j seals nothing, and no host runs with it', (secret) => {
  expect(() => fetchHandler({ ...options, secret })).toThrow('secret');
});
