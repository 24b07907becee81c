import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(new URL('../content/towns', import.meta.url));

/** Writes the shop's own towns into `dir`, and `more` after the model of one of them. @param {string} dir @param {number} more */
export function writeTowns(dir, more) {
  cpSync(own, dir, { recursive: true });
  const model = readFileSync(path.join(own, 'zimmerbach.yaml'), 'utf8');
  for (let i = 0; i < more; i++) {
    const town = model
      .replace(/^name: .*$/m, `name: Commune ${i}`)
      .replace(/^insee: .*$/m, `insee: "${10_000 + i}"`)
      .replaceAll('Zimmerbach', `Commune ${i}`);
    writeFileSync(path.join(dir, `commune-${i}.yaml`), town);
  }
}
