// `node cli/site/refuse-folder.mjs` fails, with one line, in a folder where Vite cannot work.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageOf } from '../core/messages/language-of.mjs';

/**
 * Ends the process with one line where Vite would not find its files: it reads `#` and `?` in a path as parts of a URL.
 * @param {string} root the project's folder
 * @param {RegExp} refused signs
 */
export function refuseFolder(root, refused = /[#?]/) {
  const [sign] = refused.exec(root) ?? [];
  if (sign === undefined) return;
  console.error(
    languageOf(process.argv, process.env) === 'en'
      ? `the path of the project contains "${sign}", which Vite cannot read: rename or move the folder (${root})`
      : `le chemin du projet contient « ${sign} », que Vite ne sait pas lire : renommez ou déplacez le dossier (${root})`,
  );
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) refuseFolder(path.join(import.meta.dirname, '../..'));
