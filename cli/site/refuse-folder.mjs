// `node cli/site/refuse-folder.mjs` fails, with one line, in a folder where Vite cannot work.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Ends the process with one line where Vite would end in faults of files that it cannot find: it takes what follows `#` and `?`
 * in a path for parts of an address.
 * @param {string} root the project's folder
 * @param {RegExp} refused signs
 */
export function refuseFolder(root, refused = /[#?]/) {
  const [sign] = refused.exec(root) ?? [];
  if (sign === undefined) return;
  console.error(
    `le chemin du projet contient « ${sign} », que Vite ne sait pas lire : renommez ou déplacez le dossier (${root})`,
  );
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) refuseFolder(path.join(import.meta.dirname, '../..'));
