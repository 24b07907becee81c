import { expect, test } from 'vitest';
import { nearestPath } from '../../../../src/pages/not-found/nearest.ts';

const paths = ['/nos-sapins', '/services', '/services/livraison', '/decos-cadeaux/creches-maisonnettes'];

test.each([
  ['/servics', '/services'],
  ['/nos-sapin', '/nos-sapins'],
  ['/decos-cadeaux/creeches-maisonnettes', '/decos-cadeaux/creches-maisonnettes'],
  ['/service/livraisons', '/services/livraison'],
])('%s is near %s', (wanted, near) => {
  expect(nearestPath(wanted, paths)).toBe(near);
});

test.each(['/wp-admin/install.php', '/x'])('%s is near nothing', (wanted) => {
  expect(nearestPath(wanted, paths)).toBeNull();
});
