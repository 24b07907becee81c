import { makeProject } from '../../content-folder.ts';
import { runInShell } from '../../run-cli.ts';

test('as a process of its own: a reader that stops reading gets no stack trace', () => {
  const broken = Object.fromEntries(
    Array.from({ length: 400 }, (_, n) => [`towns/t-${n}.yaml`, 'nope: 1\nname: 2\n']),
  );
  const project = makeProject(broken);
  for (const format of ['text', 'json']) {
    const { stdout, stderr } = runInShell('sapin | head -1', project.call(['check', '--format', format]));
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr).not.toMatch(/EPIPE|^ {4}at /m);
    expect(stderr).toBe(
      format === 'text'
        ? '\n409 fichiers vérifiés, 1200 problèmes\nce qui dépend du jour, ou de plusieurs fichiers, se vérifie une fois ces problèmes corrigés\n'
        : '',
    );
  }
});
