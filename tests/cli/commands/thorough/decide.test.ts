import { copyShop } from '../shop-copy.ts';

const FACT = 'facts/order-deadline.yaml';

describe('decide', () => {
  test('takes the value as a visitor reads it, and a grid by its source', async () => {
    const copy = copyShop();
    await copy.run('decide', 'facts/order-deadline', '19 décembre');
    expect(copy.read(FACT)).toContain('decision: "12-19"\n');
    const grid = 'prices/sapin-du-caucase';
    const openOn = async () => {
      const { findings } = await copy.json('consistency');
      return findings.filter(({ subject }) => subject === grid).length;
    };
    await copy.run('decide', grid, '--undo');
    expect(await openOn()).toBe(1);
    expect((await copy.run('decide', grid, 'affiche de l’an passé')).status).toBe(0);
    expect(copy.read(`${grid}.yaml`)).toMatch(/\ndecision: affiche de l’an passé\n$/);
    expect(await openOn()).toBe(0);
  });

  test('--dry-run says what it would settle, and writes nothing', async () => {
    const copy = copyShop();
    const before = copy.read(FACT);
    const preview = await copy.json('decide', 'facts/order-deadline', '12-19', '--dry-run');
    expect(preview).toMatchObject({ status: 0, ok: true, decision: '12-19', changed: false });
    const [settles, opens, pages] = ['settles', 'opens', 'pages'].map((part) => preview[part] as string[]);
    expect(settles?.join('\n')).toContain('conflicting-readings facts/order-deadline');
    expect(pages).not.toEqual([]);
    expect(copy.read(FACT)).toBe(before);
    await copy.run('decide', 'facts/order-deadline', '12-19');
    const { findings } = await copy.json('consistency');
    const open = findings.map(({ rule, subject, message }) => `${rule} ${subject}: ${message}`);
    for (const line of settles ?? []) expect(open).not.toContain(line);
    for (const line of opens ?? []) expect(open).toContain(line);
  });

  test('--value takes a reading for what it is, and a number where the readings are numbers', async () => {
    const copy = copyShop();
    const before = copy.read(FACT);
    await copy.run('decide', 'facts/order-deadline', '--value', '12-19');
    expect(copy.read(FACT)).toBe(`${before}decision: "12-19"\n`);
    await copy.run('decide', 'facts/stairs-fee', '--value', '8.5');
    expect(copy.read('facts/stairs-fee.yaml')).toMatch(/- value: 8\.5\n.*\ndecision: 8\.5\n$/s);
  });

  test('--value is checked as the readings are, and what is refused changes nothing', async () => {
    const copy = copyShop();
    const before = copy.read(FACT);
    const run = await copy.run('decide', 'facts/order-deadline', '--value', '18 décembre');
    expect(run.status).toBe(1);
    expect(run.stderr).toMatch(
      /« 18 décembre » n’est pas valable pour « Valeur » \[schema\/format\]\n\s+--> facts\/order-deadline\.yaml:\d+/,
    );
    const dry = await copy.run('decide', 'facts/order-deadline', '--value', '18 décembre', '--dry-run');
    expect(dry.status).toBe(1);
    expect(dry.stdout).toContain('« 18 décembre » n’est pas valable pour « Valeur »');
    expect(copy.read(FACT)).toBe(before);
  });

  test('a value that is not a reading is shown as visitors read it', async () => {
    const copy = copyShop();
    const call = ['decide', 'facts/order-deadline', '--value', '12-18'];
    expect((await copy.run(...call, '--dry-run')).stdout).toContain('garder « 18 décembre »');
    expect((await copy.run(...call)).stdout).toContain('toutes les pages disent 18 décembre');
    expect((await copy.run(...call)).stdout).toContain('était déjà tranché : 18 décembre');
  });

  test('content that does not pass check is left as it is', async () => {
    const copy = copyShop();
    copy.edit('site.yaml', 'season: 2026', 'season: bientôt');
    const before = copy.read(FACT);
    expect((await copy.run('decide', 'facts/order-deadline', '12-19')).status).toBe(1);
    expect(copy.read(FACT)).toBe(before);
  });
});
