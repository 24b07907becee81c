// @vitest-environment jsdom
import { routes } from '#generated/routes.ts';
import { folderOf } from '../../../src/data/page-folder.ts';
import { loadComponent, pageModules } from '../../../src/pages/page-code.ts';

test.each(Object.entries(pageModules))('%s exports its component and nothing else', async (_, load) => {
  const values = Object.values(await load());
  expect(values).toHaveLength(1);
  expect(values[0]).toBeTypeOf('function');
});

test('every page of the route table has a component', async () => {
  for (const route of routes) expect(await loadComponent(folderOf(route))).toBeTypeOf('function');
});
