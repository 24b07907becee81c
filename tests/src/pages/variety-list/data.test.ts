import { buildPage } from '../../../../src/pages/variety-list/data.ts';

test('prices start where the decided grid says, whatever the reading of the surface', () => {
  const { varieties } = buildPage().props;
  expect(varieties.find(({ slug }) => slug === 'sapin-du-caucase')?.from).toBe(37);
});
