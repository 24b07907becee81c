// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pages } from '../../../src/pages/registry.ts';

test.each(Object.entries(pages))(
  'the module of %s exports its component and nothing else',
  async (_, load) => {
    const values = Object.values(await load());
    expect(values).toHaveLength(1);
    expect(values[0]).toBeTypeOf('function');
  },
);
