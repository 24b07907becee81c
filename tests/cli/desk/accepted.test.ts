import type { Accepted, Choice, Decision, Overview } from '../../../cli/desk/contract.ts';
import { WORDS } from '../../../cli/desk/words.ts';
import { copyTo, openDesk } from './desk-of.ts';

test('what is left as it is, is seen, dated, and taken back', async () => {
  const desk = openDesk(copyTo());
  const overview = async (): Promise<Overview> => (await desk.get('/overview')).body;
  const { decisions, accepted: before } = await overview();
  const decision = decisions.at(-1) as Decision;
  const { choices } = (await desk.get(`/decision?id=${decision.id}`)).body;
  const { id: choice } = choices.find(({ kind }: Choice) => kind === 'accept');
  const settle = (until: string) =>
    desk.post('/settle', { decision: decision.id, choice, reason: 'Exprès', until });
  expect(await settle('2020-01-01')).toMatchObject({ status: 422, body: WORDS.accepted.past });
  expect((await settle('2030-01-01')).status).toBe(200);
  const own = async () =>
    (await overview()).accepted.filter(({ id }) => !before.some((each) => each.id === id));
  const [found] = (await own()) as [Accepted];
  expect(found).toMatchObject({ reason: 'Exprès', until: '2030-01-01', isOver: false });
  await desk.post('/accepted', { id: found.id, until: '2031-01-01' });
  expect(await own()).toMatchObject([{ until: '2031-01-01' }]);
  await desk.post('/accepted', { id: found.id, until: null });
  expect(await own()).toMatchObject([{ until: null }]);
  expect((await desk.post('/accepted', { id: found.id })).status).toBe(200);
  expect(await own()).toEqual([]);
  expect((await overview()).decisions.map(({ id }) => id)).toContain(decision.id);
  expect(await desk.post('/accepted', { id: found.id })).toMatchObject({ body: WORDS.accepted.gone });
});
