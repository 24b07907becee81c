import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { FORMATS } from '../../../cli/diagnostics/formats.ts';
import { runCli } from '../run-cli.ts';

const scriptFor = async (shell: string) => (await runCli(['completion', shell])).stdout;

test('completes commands, options and their values in bash', async () => {
  const script = await scriptFor('bash');
  const completedBy = (...words: readonly string[]) => {
    const call = `${script}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _sapin; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', call], { encoding: 'utf8', cwd: '/' });
    expect(stderr).toBe('');
    return stdout.trim().split('\n');
  };
  expect(completedBy('sapin', 'con')).toEqual(['consistency']);
  expect(completedBy('sapin', 'generate', '--w')).toEqual(['--watch']);
  expect(completedBy('sapin', 'check', '--format', '')).toEqual(FORMATS);
  expect(completedBy('sapin', 'stats', '--format', '')).toEqual(['text', 'json']);
});

test.each(['zsh', 'fish'])('names every command and option for %s', async (shell) => {
  const script = await scriptFor(shell);
  for (const name of ['check', 'consistency', 'rename', 'watch', 'submissions'])
    expect(script).toContain(name);
  expect(script).toContain('json github sarif');
});

test('knows no other shell', async () => {
  expect((await runCli(['completion', 'tcsh'])).status).toBe(2);
});
