import { WORDS } from '../../../cli/desk/words.ts';
import { copyTo, openDesk } from './desk-of.ts';

test('what is wrong beyond doubt is corrected in one click, which can be undone', async () => {
  const desk = openDesk(copyTo());
  const subject = 'towns/houtaud';
  const before = desk.read(`${subject}.yaml`);
  const status = async () => (await desk.get(`/entry?subject=${subject}`)).body;
  expect((await status()).status.isFixable).toBe(false);
  expect(await desk.post('/fix', { subject })).toMatchObject({ status: 422, body: WORDS.fix.nothing });
  const torn = before.replace(/^region: (.*)$/m, 'region: $1 : Doubs');
  desk.write(`${subject}.yaml`, torn);
  expect(await status()).toMatchObject({ broken: { line: expect.any(Number) }, status: { isFixable: true } });
  expect((await desk.post('/fix', { subject })).status).toBe(200);
  expect(await status()).toMatchObject({
    broken: null,
    status: { isFixable: false, state: { unsaved: true } },
  });
  expect(desk.read(`${subject}.yaml`)).toBe(torn);
  await desk.post('/undo', {});
  expect((await status()).broken).not.toBe(null);
});
