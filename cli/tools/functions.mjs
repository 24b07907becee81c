// `npm run functions [-- FOLDER]` bundles the form functions for hosts that run Deno, and for hosts that run workers.
import { mkdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { writeWhole } from '../core/files/write-whole.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const VALIDATORS = path.join(root, 'cli/forms/receive/validators.ts');
const SCHEMA = path.join(root, 'schemas/submissions.json');

/**
 * Puts the code that Ajv writes in the place of Ajv: these hosts forbid `new Function`.
 * @type {import('rolldown').Plugin}
 */
const compiledValidators = {
  name: 'compiled-validators',
  load(id) {
    if (id !== VALIDATORS) return undefined;
    const schema = JSON.parse(readFileSync(SCHEMA, 'utf8'));
    const ajv = new Ajv({ removeAdditional: true, strictSchema: false, code: { source: true } }).addSchema(
      schema,
      'forms',
    );
    const names = Object.keys(schema.definitions).map((name) => [name, `forms#/definitions/${name}`]);
    const code = standaloneCode(ajv, Object.fromEntries(names));
    return { code: `${code}\nexports.validatorOf = (name) => exports[name];`, moduleType: 'js' };
  },
};

/**
 * What the host brings; these hosts know Node's modules by their full names alone.
 * @type {import('rolldown').Plugin}
 */
const builtins = {
  name: 'builtins',
  resolveId(id, importer, { kind }) {
    const isShort = isBuiltin(id) && !id.startsWith('node:');
    return isShort ? this.resolve(`node:${id}`, importer, { kind }) : undefined;
  },
};

/** @param {string} folder where `deno.js` and `worker.js` are written */
export async function bundleFunctions(folder) {
  const { rolldown } = await import('rolldown');
  mkdirSync(folder, { recursive: true });
  for (const host of ['deno', 'worker']) {
    const bundle = await rolldown({
      input: path.join(root, `cli/forms/hosted/${host}.ts`),
      platform: 'neutral',
      resolve: {
        mainFields: ['module', 'main'],
        conditionNames: host === 'worker' ? ['workerd'] : [],
      },
      plugins: [
        compiledValidators,
        builtins,
        // They have no `require`.
        esmExternalRequirePlugin({ external: [/^node:/, /^cloudflare:/] }),
      ],
      logLevel: 'warn',
    });
    const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
    await bundle.close();
    writeWhole(path.join(folder, `${host}.js`), output[0].code);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.resolve(process.argv[2] ?? 'dist-functions');
  await bundleFunctions(folder);
  console.log(`${path.join(folder, 'deno.js')}\n${path.join(folder, 'worker.js')}`);
}
