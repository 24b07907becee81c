// What `check` costs without places, references and messages: js-yaml and Ajv in a loop over a project's content.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { load } from 'js-yaml';

const [dir = '.'] = process.argv.slice(2);
const schemas = path.join(dir, 'schemas');
const ajv = new Ajv({ strict: false, validateFormats: false, logger: false });
for (const name of readdirSync(schemas))
  ajv.addSchema({ ...JSON.parse(readFileSync(path.join(schemas, name), 'utf8')), $id: `sapin:/${name}` });
let refused = 0;
for (const collection of readdirSync(path.join(dir, 'content'))) {
  const validate = ajv.getSchema(`sapin:/${collection}.schema.json`);
  for (const file of readdirSync(path.join(dir, 'content', collection)))
    if (!validate?.(load(readFileSync(path.join(dir, 'content', collection, file), 'utf8')))) refused++;
}
console.log(`${refused} refused`);
