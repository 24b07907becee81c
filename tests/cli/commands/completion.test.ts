import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runCli } from '../content-folder.ts';

const scriptFor = (shell: string) => runCli(['completion', shell]).stdout;

/** What bash would complete the last of `words` with. */
function completedBy(words: readonly string[]): string[] {
  const call = `${scriptFor('bash')}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _sapin; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', call], { encoding: 'utf8', cwd: '/' });
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
}

test('completes commands, options and their values in bash', () => {
  expect(completedBy(['sapin', 'con'])).toEqual(['consistency']);
  expect(completedBy(['sapin', 'generate', '--w'])).toEqual(['--watch']);
  expect(completedBy(['sapin', 'check', '--format', ''])).toEqual(['text', 'json', 'github', 'sarif']);
});

test.each(['zsh', 'fish'])('names every command and option for %s', (shell) => {
  const script = scriptFor(shell);
  for (const name of ['check', 'consistency', 'rename', 'watch', 'submissions'])
    expect(script).toContain(name);
  expect(script).toContain('json github sarif');
});

test('knows no other shell', () => {
  expect(runCli(['completion', 'tcsh']).status).toBe(2);
});
