import { gitIn } from '../../git.ts';
import { thoroughly } from '../thorough.ts';
import { copyShop, type ShopCopy } from './shop-copy.ts';

/** The shop as the first version of a Git repository. */
function versioned(): ShopCopy {
  const copy = copyShop();
  const git = gitIn(copy.contentDir);
  git('init');
  git('add', '--all');
  git('commit', '--message=first');
  return copy;
}

async function findingsSince(copy: ShopCopy, revision: string) {
  const { status, stdout } = await copy.run('consistency', '--since', revision, '--format', 'json');
  const { findings, settled } = JSON.parse(stdout);
  return { status, findings, settled };
}

test('says what an edit contradicts and what it settles, and nothing of what was there before, and leaves the index alone', async () => {
  const copy = versioned();
  const staged = () => gitIn(copy.contentDir)('ls-files', '--stage');
  const before = staged();
  copy.edit('pages/contact.yaml', 'intro: ', 'intro: La livraison est payante. ');
  copy.edit('pages/contact.yaml', '{{answer-delay}}', '90 h');
  copy.edit('navigation.yaml', 'href: /decos-cadeaux/creche-en-papier', 'href: /decos-cadeaux');
  const { status, findings, settled } = await findingsSince(copy, 'HEAD');
  expect(settled).toMatchObject([{ rule: 'dead-link', subject: 'navigation' }]);
  expect(status).toBe(1);
  // Other rules guess nothing of the words that were typed over a constant.
  expect(findings).toMatchObject([
    { rule: 'typed-over', subject: 'contact', status: 'open' },
    { rule: 'stated-policy', subject: 'contact', status: 'open' },
  ]);
  expect(staged()).toBe(before);
});

test('a revision that Git does not know is refused', async () => {
  const { status, stderr } = await versioned().run('consistency', '--since', 'nowhere');
  expect(status).toBe(2);
  expect(stderr).toContain('nowhere');
});

thoroughly('nothing is new where nothing has changed, whatever is open', async () => {
  const copy = versioned();
  expect(await findingsSince(copy, 'main')).toEqual({ status: 0, findings: [], settled: [] });
});

thoroughly('a duration and a date name what was there then, as for preview:diff', async () => {
  const copy = versioned();
  for (const young of ['2000-01-01', '7w']) {
    const { status, stdout, stderr } = await copy.run('consistency', '--since', young, '--format', 'json');
    expect(stderr).toContain('la comparaison se fait avec le plus ancien état, celui du ');
    expect(JSON.parse(stdout).findings).toEqual([]);
    expect(status).toBe(0);
  }
  const git = gitIn(copy.contentDir);
  git('commit', '--amend', '--no-edit', '--date=2020-02-02T12:00:00Z');
  expect((await findingsSince(copy, '0h')).findings).toEqual([]);
});
