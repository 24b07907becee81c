import path from 'node:path';
import { problemsOfDay } from '../../../../cli/core/load/run-checks.ts';
import { testDay } from '../../../day.mjs';
import { shop } from '../../../shop.mjs';
import { runCli } from '../../run-cli.ts';
import { checkShop } from '../../shop-content.ts';

const waitingOn = (day: string) =>
  problemsOfDay(checkShop().content, day)
    .filter(({ code }) => code === 'date/waits')
    .map(({ file, pointer, params, severity }) => [file, pointer, severity, params]);

const draft = ['articles/le-brouillon-du-grenier.yaml', '/draft', 'note', { until: undefined }];

test('an entry waits until its day, a draft for ever', () => {
  const tomorrow = ['articles/la-veillee-de-demain.yaml', '/date', 'note', { until: '2026-11-22' }];
  expect(waitingOn('2026-11-21')).toEqual([tomorrow, draft]);
  expect(waitingOn('2026-11-22')).toEqual([draft]);
});

test('check says which wait, and until when; nothing is wrong', async () => {
  const args = ['--content', shop.content, '--schemas', path.resolve('schemas'), '--format', 'json'];
  const { status, stdout } = await runCli(['check', ...args], { env: { VITE_DATE: testDay } });
  expect(status).toBe(0);
  expect(JSON.parse(stdout).problems).toContainEqual(
    expect.objectContaining({
      code: 'date/waits',
      severity: 'note',
      message: 'cette page attend le 22 novembre 2026',
      file: 'articles/la-veillee-de-demain.yaml',
    }),
  );
});
