import path from 'node:path';

/** The shop of the tests (tests/fixtures/shop/README.md), relative to the project: what SAPIN_SHOP takes. */
export const shopFolder = 'tests/fixtures/shop';

const folder = path.resolve(import.meta.dirname, 'fixtures/shop');

/** Its folders, as absolute paths; `generated` is what `#generated` means in tests. */
export const shop = {
  content: path.join(folder, 'content'),
  generated: path.join(folder, 'generated'),
  dist: path.join(folder, 'dist'),
};
