import path from 'node:path';
import { today } from '../../../../cli/core/values/clock.ts';
import { shop } from '../../../shop.mjs';
import { copyShop } from '../../commands/shop-copy.ts';
import { runCli } from '../../run-cli.ts';

test.each([
  ['in winter', '2026-11-20T22:59:59Z', '2026-11-20'],
  ['from midnight in winter', '2026-11-20T23:00:00Z', '2026-11-21'],
  ['from midnight in summer', '2026-06-30T22:00:00Z', '2026-07-01'],
  ['before the year ends', '2026-12-31T22:30:00Z', '2026-12-31'],
])('a day is that of Colmar, %s', (_, moment, day) => {
  expect(today(new Date(moment))).toBe(day);
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T23:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a VITE_DATE that is no day is refused, in either language', async () => {
  const inShop = ['--content', shop.content, '--schemas', path.resolve('schemas')];
  const env = { VITE_DATE: 'demain' };
  expect(await runCli(['season', ...inShop], { env })).toEqual({
    status: 2,
    stdout: '',
    stderr: 'VITE_DATE n’est pas un jour : demain (écrivez-le 2026-11-21, ou retirez la variable)\n',
  });
  expect((await runCli(['season', '--lang', 'en', ...inShop], { env })).stderr).toMatch(
    /^VITE_DATE is not a day: demain /,
  );
});

test('an acceptance begins on the day it is in Colmar, and a new entry is of that day', async () => {
  const copy = copyShop();
  await copy.run('consistency', '--accept', 'facts/order-deadline', '--reason', 'r');
  expect(copy.read('consistency.yaml')).toContain('since: "2026-11-21"');
  await copy.run('new', 'articles', 'un-essai');
  expect(copy.read('articles/un-essai.yaml')).toContain('2026-11-21');
});
