import { copyTo, openDesk } from './desk-of.ts';

const TOWN = 'towns/houtaud';

test('edits whose answer was lost with a killed desk are not made twice by the next', async () => {
  const folder = copyTo();
  const desk = openDesk(folder);
  const request = {
    subject: TOWN,
    edits: [{ op: 'insert', pointer: '/nearby/0', value: 'malbuisson' }],
    number: 11,
  };
  await desk.post('/edit', request);
  const next = openDesk(folder);
  expect((await next.post('/edit', request)).status).toBe(200);
  const { nearby } = (await next.get(`/entry?subject=${TOWN}`)).body.value;
  expect(nearby.filter((slug: string) => slug === 'malbuisson')).toHaveLength(1);
});
