// Writes communes.tsv: node schemas/reference/communes.mjs DATA 25 67 68 88 > schemas/reference/communes.tsv
// DATA is the `data/` folder of @etalab/decoupage-administratif, unpacked from npm; then come the departments.
import { readFileSync } from 'node:fs';

const [data = '', ...departments] = process.argv.slice(2);
/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(`${data}/${name}.json`, 'utf8'));
const { version } = read('../package');
/** @typedef {{ code: string, nom: string, departement: string, type: string, chefLieu?: string, codesPostaux?: string[] }} Commune */
/** @type {Commune[]} */
const all = read('communes').filter((/** @type {Commune} */ { departement }) =>
  departments.includes(departement),
);
const nameOf = new Map(
  read('departements').map((/** @type {Commune} */ { code, nom }) => /** @type {const} */ ([code, nom])),
);
// A commune that has joined another is served under the postal codes of that one.
const postal = new Map(
  all.flatMap(({ code, type, codesPostaux = [] }) =>
    type === 'commune-actuelle' ? [[code, codesPostaux]] : [],
  ),
);
const rows = all.map(({ code, nom, departement, chefLieu = code }) =>
  [code, nom, postal.get(chefLieu)?.join(','), nameOf.get(departement)].join('\t'),
);
console.log(`# Les communes des départements ${departments.join(', ')}, déléguées et associées comprises.
# @etalab/decoupage-administratif ${version} (MIT ; données de l’Insee et de La Poste, Licence Ouverte), par communes.mjs
code\tname\tpostalCodes\tdepartment
${rows.join('\n')}`);
