import { nearestPage } from '../../../../src/pages/not-found/nearest.ts';

const pages = [
  ['/nos-sapins', 'Les sapins'],
  ['/services', 'Les services'],
  ['/services/livraison', 'Livraison'],
  ['/decos-cadeaux/creches-maisonnettes', 'Crèches'],
].map(([href = '', name = '']) => ({ href, name }));

test.each([
  ['/servics', 'Les services'],
  ['/nos-sapin', 'Les sapins'],
  ['/decos-cadeaux/creeches-maisonnettes', 'Crèches'],
  ['/service/livraisons', 'Livraison'],
])('%s is near %s', (wanted, near) => {
  expect(nearestPage(wanted, pages)?.name).toBe(near);
});

test.each(['/wp-admin/install.php', '/x'])('%s is near nothing', (wanted) => {
  expect(nearestPage(wanted, pages)).toBeNull();
});
