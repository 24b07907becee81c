import { load } from 'js-yaml';
import { copyShop } from './shop-copy.ts';

describe('--accept', () => {
  test('writes what was seen, today, and the finding is accepted', async () => {
    const copy = copyShop();
    const before = copy.read('consistency.yaml');
    const options = ['--reason', ' vu avec l’équipe ', '--until', '2099-01-01'];
    const run = await copy.run('consistency', '--accept', 'facts/order-deadline', ...options);
    expect(run).toMatchObject({ status: 0, stderr: '' });
    const text = copy.read('consistency.yaml');
    expect(text.startsWith(before)).toBe(true);
    expect((load(text) as { accepted: readonly object[] }).accepted.at(-1)).toEqual({
      rule: 'conflicting-readings',
      subject: 'facts/order-deadline',
      values: ['19 décembre', '20 décembre'],
      reason: 'vu avec l’équipe',
      since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      until: '2099-01-01',
    });
    const { findings } = await copy.json('consistency');
    expect(findings.find(({ subject }) => subject === 'facts/order-deadline')?.status).toBe('accepted');
    const { stdout } = await copy.run('consistency', '--rule', 'conflicting-readings');
    expect(stdout).toMatch(/^acceptée facts\/order-deadline : .* \[conflicting-readings\]$/m);
  });

  test('accepts everything open on a subject, or only what a rule found', async () => {
    const statuses = async (...rule: readonly string[]) => {
      const copy = copyShop();
      await copy.run('decide', 'prices/sapin-du-caucase', '--undo');
      copy.edit('prices/sapin-du-caucase.yaml', 'from: 37', 'from: 36');
      await copy.run('consistency', '--accept', 'prices/sapin-du-caucase', '--reason', 'r', ...rule);
      const { findings } = await copy.json('consistency');
      return findings
        .filter(({ subject }) => subject === 'prices/sapin-du-caucase')
        .map(({ rule, status }) => `${rule} ${status}`);
    };
    expect(await statuses()).toEqual(['conflicting-price-grids accepted', 'from-price-mismatch accepted']);
    expect(await statuses('--rule', 'from-price-mismatch')).toEqual([
      'conflicting-price-grids open',
      'from-price-mismatch accepted',
    ]);
  });

  test('makes the command succeed, but not with --strict; a changed value opens it again', async () => {
    const copy = copyShop();
    const one = ['consistency', '--rule', 'conflicting-price-grids'];
    const accept = [...one, '--accept', 'prices/epicea-du-haut-doubs', '--reason'];
    await copy.run(...accept, 'r');
    expect((await copy.run(...one)).status).toBe(0);
    expect((await copy.run(...one, '--strict')).status).toBe(1);
    copy.edit('prices/epicea-du-haut-doubs.yaml', 'price: 36', 'price: 37');
    const { status, stdout } = await copy.run(...one);
    expect(status).toBe(1);
    expect(stdout).toContain('accepté avec d’autres valeurs');
    await copy.run(...accept, 'encore');
    const { accepted } = load(copy.read('consistency.yaml')) as {
      accepted: { subject: string; reason: string }[];
    };
    expect(accepted.filter(({ subject }) => subject === 'prices/epicea-du-haut-doubs')).toMatchObject([
      { reason: 'encore' },
    ]);
    expect((await copy.run(...one)).status).toBe(0);
  });

  test.each([
    ['home', ['--reason', '  '], 'la raison est vide'],
    ['home', ['--reason', 'r', '--until', '2020-01-01'], 'déjà passé'],
    ['homme', ['--reason', 'r'], 'vouliez-vous dire « home »'],
    ['towns/doubs', ['--reason', 'r'], 'rien d’ouvert'],
  ])('of %s with %j is refused, and writes nothing', async (subject, more, message) => {
    const copy = copyShop();
    const before = copy.read('consistency.yaml');
    const { status, stderr } = await copy.run('consistency', '--accept', subject, ...more);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(copy.read('consistency.yaml')).toBe(before);
  });
});

const STALE =
  '  - rule: broken-grid\n    subject: home\n    values: ["/rien"]\n    reason: r\n    since: "2026-01-01"\n';

test('an acceptance that matches nothing is stale, fails, and goes with --prune', async () => {
  const copy = copyShop();
  const before = copy.read('consistency.yaml');
  copy.edit('consistency.yaml', 'accepted:\n', `accepted:\n${STALE}`);
  const run = await copy.json('consistency', '--rule', 'broken-grid');
  expect(run.status).toBe(1);
  expect(run.findings).toMatchObject([
    {
      status: 'stale',
      subject: 'home',
      readings: [{ file: 'consistency.yaml', pointer: '/accepted/0' }],
    },
  ]);
  // Nothing is reported of a rule that did not run.
  expect((await copy.run('consistency', '--rule', 'outside-zone')).status).toBe(0);
  expect(await copy.run('consistency', '--prune')).toMatchObject({
    status: 0,
    stdout: '1 acceptation périmée retirée de consistency.yaml\n',
  });
  expect(copy.read('consistency.yaml')).toBe(before);
  expect((await copy.run('consistency', '--prune')).stdout).toBe('aucune acceptation périmée\n');
});
