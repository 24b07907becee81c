import path from 'node:path';
import { workflowCommand } from '../../../../cli/core/diagnostics/github-format.ts';
import { forTerminal } from '../../../../cli/core/diagnostics/terminal-text.ts';
import { shop } from '../../../shop.mjs';
import { temporaryFolder, writeFiles } from '../../../temporary-folder.ts';
import { runCli } from '../../run-cli.ts';

const HOSTILE = 'a\u001b[31mb\u001b]0;title\u0007c\u009b2Jd\u202ee\rf';
const CLEAN = 'a�[31mb�]0;title�c�2Jd�e�f';

test.each([
  ['a terminal', true, false, HOSTILE, CLEAN],
  ['with colours', true, true, '\u001b[31mred\u001b[39m \u001b]8;;', '\u001b[31mred\u001b[39m �]8;;'],
  ['a table', true, false, '\ufeff"a"\r\n"b\tc"', '\ufeff"a"\r\n"b\tc"'],
  ['a file', false, false, HOSTILE, HOSTILE],
])('what goes to %s', (_, isTTY, isColoured, text, written) => {
  expect(forTerminal({ isTTY }, text, isColoured)).toBe(written);
});

test('commands write no sign of strangers to a terminal that it obeys, and all of them to a file', async () => {
  const folder = temporaryFolder();
  const fields = { name: HOSTILE, email: 'a@b.example', phone: '', subject: 'autre', message: HOSTILE };
  const line = JSON.stringify({ received: '2026-11-20T09:00:00.000Z', ...fields });
  writeFiles(folder, { 'contact-form.jsonl': `${line}\n` });
  const inbox = ['inbox', '--submissions', folder, '--content', folder];
  expect((await runCli([...inbox, '--import', folder])).status).toBe(0);
  const table = [...inbox, '--csv'];
  expect((await runCli(table)).stdout).toContain(HOSTILE);
  for (const stream of [process.stdout, process.stderr]) {
    const { isTTY } = stream;
    stream.isTTY = true;
    onTestFinished(() => {
      stream.isTTY = isTTY;
    });
  }
  expect((await runCli(table)).stdout).toContain(CLEAN);
  const colour = { env: { FORCE_COLOR: '1' } };
  expect((await runCli(table, colour)).stdout).toContain(CLEAN);
  const project = ['--content', shop.content, '--schemas', path.resolve('schemas')];
  for (const call of [['new', 'towns', HOSTILE, ...project], [HOSTILE]])
    expect((await runCli(call, colour)).stderr).toContain(CLEAN.slice(0, -2));
});

test('an annotation of GitHub holds no sign that its log would obey', () => {
  expect(workflowCommand('error', { title: HOSTILE }, `${HOSTILE}\n%`)).toBe(
    `::error title=${CLEAN}::${CLEAN}%0A%25`,
  );
});
