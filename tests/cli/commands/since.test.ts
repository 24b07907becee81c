import { gitIn } from '../../git.ts';
import { versioned } from './versioned-shop.ts';

test('says what an edit contradicts and what it settles, and nothing of what was there before, and leaves the index alone', async () => {
  const copy = versioned();
  const staged = () => gitIn(copy.contentDir)('ls-files', '--stage');
  const before = staged();
  copy.edit('pages/contact.yaml', 'intro: ', 'intro: La livraison est payante. ');
  copy.edit('pages/contact.yaml', '{{answer-delay}}', '90 h');
  copy.edit('navigation.yaml', 'href: /decos-cadeaux/creche-en-papier', 'href: /decos-cadeaux');
  const { status, findings, settled } = await copy.json('consistency', '--since', 'HEAD');
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
