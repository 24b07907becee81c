// `node render-shop.mjs ROOT FILE [KNOWN]`: a process of its own, because a module once imported stays in memory, and
// because it can be ended. See rendered-shop.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadModule } from './load-module.mjs';

const [root = '', file = '', known] = process.argv.slice(2);
const { renderShop } = await loadModule('rendered-shop');
const before = known === undefined ? undefined : JSON.parse(readFileSync(known, 'utf8'));
writeFileSync(file, JSON.stringify(await renderShop(root, before)));
