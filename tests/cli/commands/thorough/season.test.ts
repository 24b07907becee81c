import { copyShop, type ShopCopy } from '../shop-copy.ts';

let shop: ShopCopy;
beforeEach(() => {
  shop = copyShop();
});

test('what is left from last year is a decision, an accepted contradiction, a notice, and a text of another year', async () => {
  await shop.run('decide', 'facts/order-deadline', '12-19');
  shop.write('notices/verglas.yaml', 'text: Du verglas ce soir.\nlevel: info\nuntil: "2026-12-18"\n');
  shop.edit('articles/une-journee-au-champ.yaml', 'body: |\n', 'body: |\n  Les tarifs de 2026 sont là.\n\n');
  const byId = new Map((await shop.json('season', '2027')).items.map((item) => [item.id, item]));
  expect(byId.get('decision:facts/order-deadline')?.value).toBe('12-19');
  expect(byId.get('date:facts/order-deadline')?.value).toBe('19 décembre');
  expect([...byId.keys()].filter((id) => id.startsWith('acceptance:'))).not.toEqual([]);
  expect(byId.get('notice:notices/verglas')?.value).toBe('Du verglas ce soir. ; 2026-12-18');
  expect(byId.get('text:articles/une-journee-au-champ')?.value).toContain('Les tarifs de 2026 sont là.');
});

describe('“unchanged” is kept', () => {
  test('for its year alone', async () => {
    await shop.run('season', '2027', '--unchanged', 'all');
    expect(
      (await shop.json('season', '2027')).items.filter(({ isReviewed }) => !isReviewed).map(({ id }) => id),
    ).toEqual(['season:site']);
    const next = await shop.json('season', '2028');
    expect(next.left).toBe(next.items.length);
  });

  test('in a file whose comments stay, and which passes the check', async () => {
    await shop.run('season', '2027', '--unchanged', 'legal:legal/cgv');
    shop.write('review.yaml', `# à nous\n${shop.read('review.yaml')}`);
    await shop.run('season', '2027', '--unchanged', 'legal:legal/mentions-legales');
    expect(shop.read('review.yaml')).toMatch(
      /^# à nous\n# .*\nyear: 2027\nreviewed:\n( {2}- item: .*\n {4}value: .*\n){2}$/,
    );
    expect((await shop.run('check')).status).toBe(0);
  });
});
