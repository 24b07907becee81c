import { askShop, copyShop } from './shop-copy.ts';

const FACT = 'facts/order-deadline.yaml';

test('writes the decision, every other byte kept, and the finding is decided', async () => {
  const copy = copyShop();
  const before = copy.read(FACT);
  await copy.run('decide', 'facts/order-deadline', '12-19', '--dry-run');
  expect(copy.read(FACT)).toBe(before);
  const run = await copy.run('decide', 'facts/order-deadline', '12-19');
  expect(run).toMatchObject({ status: 0, stderr: '' });
  expect(run.stdout).toContain('toutes les pages disent 19 décembre');
  expect(copy.read(FACT)).toBe(`${before}decision: "12-19"\n`);
  const listed = await copy.run('consistency', '--rule', 'conflicting-readings');
  expect(listed).toMatchObject({ status: 0 });
  expect(listed.stdout).not.toContain('facts/order-deadline');
  const { findings } = await copy.json('consistency', '--rule', 'conflicting-readings', '--all');
  expect(findings.find(({ subject }) => subject === 'facts/order-deadline')).toMatchObject({
    status: 'decided',
    readings: [{ value: '19 décembre' }, { value: '20 décembre', routes: [] }],
  });
  expect((await copy.run('consistency', '--rule', 'conflicting-readings', '--strict')).status).toBe(1);
});

test('--value keeps a value that is none of the readings; --undo restores every byte', async () => {
  const copy = copyShop();
  const before = copy.read(FACT);
  await copy.run('decide', 'facts/order-deadline', '--value', '12-18', '--dry-run');
  expect(copy.read(FACT)).toBe(before);
  const run = await copy.run('decide', 'facts/order-deadline', '--value', '12-18');
  expect(run).toMatchObject({ status: 0, stderr: '' });
  expect(copy.read(FACT)).toBe(
    `${before.replace('within:', '  - value: "12-18"\n    surfaces: []\n    source: sapin decide\nwithin:')}decision: "12-18"\n`,
  );
  const { places } = await copy.json('where', 'facts/order-deadline');
  const stated = places.filter(({ kind }) => kind === 'states');
  expect(stated.map(({ routes }) => routes.length > 0)).toEqual([false, false, true]);
  const listed = await copy.run('consistency', '--rule', 'conflicting-readings');
  expect(listed.stdout).not.toContain('facts/order-deadline');
  await copy.run('decide', 'facts/order-deadline', '--undo');
  expect(copy.read(FACT)).toBe(before);
});

test.each([
  [
    'no reading',
    ['facts/order-deadline', '12-24'],
    'les lectures : 12-19 (19 décembre), 12-20 (20 décembre) ; si c’est la bonne : ',
  ],
  ['a value for a grid', ['prices/sapin-du-caucase', '--value', '42'], 'n’a pas de valeurs mais des grilles'],
  ['no such subject', ['facts/order-deadlin', '12-19'], 'vouliez-vous dire « facts/order-deadline »'],
  ['an entry without readings', ['varieties/fraser-en-fete', 'x'], 'n’a pas de lectures'],
])('%s exits 1 and says why', async (_, args, message) => {
  const { status, stderr } = await askShop('decide', ...args);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
});

test.each([[['facts/order-deadline']], [['facts/order-deadline', '12-19', '--undo']], [[]]])(
  'the wrong call %j exits 2',
  async (args) => {
    expect((await askShop('decide', ...args)).status).toBe(2);
  },
);

test('without a value, names those that can be kept', async () => {
  const { stderr } = await askShop('decide', 'facts/order-deadline');
  expect(stderr).toBe(
    'donnez la valeur à retenir, --value et une autre, ou --undo ; les lectures : 12-19 (19 décembre), 12-20 (20 décembre)\n',
  );
});
