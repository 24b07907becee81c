import { gitIn } from '../../../git.ts';
import { versioned } from '../versioned-shop.ts';

test('nothing is new where nothing has changed, whatever is open', async () => {
  const copy = versioned();
  expect(await copy.json('consistency', '--since', 'main')).toMatchObject({
    status: 0,
    findings: [],
    settled: [],
  });
});

test('a duration and a date name what was there then, as for preview:diff', async () => {
  const copy = versioned();
  for (const young of ['2000-01-01', '7w']) {
    const { status, stdout, stderr } = await copy.run('consistency', '--since', young, '--format', 'json');
    expect(stderr).toContain('la comparaison se fait avec le plus ancien état, celui du ');
    expect(JSON.parse(stdout).findings).toEqual([]);
    expect(status).toBe(0);
  }
  const git = gitIn(copy.contentDir);
  git('commit', '--amend', '--no-edit', '--date=2020-02-02T12:00:00Z');
  expect((await copy.json('consistency', '--since', '0h')).findings).toEqual([]);
});
