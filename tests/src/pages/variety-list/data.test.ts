import { expect, test } from 'vitest';
import { varietyListData } from '../../../../src/pages/variety-list/data.ts';

test('prices start where the decided grid says, whatever the reading of the surface', () => {
  const { varieties } = varietyListData().props;
  expect(varieties.find(({ slug }) => slug === 'sapin-du-caucase')?.from).toBe(37);
});
