import path from 'node:path';
import { yamlData } from '../cli/tools/sources.mjs';

/** The shop of the tests (tests/fixtures/shop/README.md), relative to the project: what SAPIN_SHOP takes. */
export const shopFolder = 'tests/fixtures/shop';

const folder = path.resolve(import.meta.dirname, 'fixtures/shop');

/** Its folders, as absolute paths; `generated` is what `#generated` means in tests. */
export const shop = {
  content: path.join(folder, 'content'),
  generated: path.join(folder, 'generated'),
  dist: path.join(folder, 'dist'),
};

/** What Vitest takes to read sources: the data of the tests' shop, not of the one that is shipped, and files of YAML. */
export const sources = { plugins: [yamlData], resolve: { alias: { '#generated': shop.generated } } };
