import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { check } from '../../../../cli/commands/check.ts';
import { consistency } from '../../../../cli/commands/consistency.ts';
import { type Context, makeContext } from '../../../../cli/commands/context.ts';
import { generate } from '../../../../cli/commands/generate.ts';
import { draw, FORMATS } from '../../../../cli/core/diagnostics/formats.ts';
import { shop } from '../../../shop.mjs';
import { lastingFolder } from '../../../temporary-folder.ts';
import { filesIn } from '../../files-in.ts';
import { assertAsyncProperty } from '../../property.ts';
import { TIME_LIMIT } from '../../thorough.ts';
import { mutations } from '../mutations.ts';

const root = lastingFolder();
const content = path.join(root, 'content');
const out = path.join(root, 'generated');

const yamlFiles = readdirSync(shop.content, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .sort();

function contextOf(format: (typeof FORMATS)[number], printed: string[]): Context {
  const options = { content, schemas: path.resolve('schemas'), format, color: false, lang: 'fr' } as const;
  const context = makeContext(options);
  const print = (text: string) => printed.push(text);
  const report: Context['report'] = (result) => print(draw(result, context.reporting));
  return { ...context, report, print, note: print };
}

const commands = {
  check: (context: Context) => Promise.resolve(check(context)),
  generate: (context: Context) => generate(context, { out, check: false }),
  consistency: (context: Context) => Promise.resolve(consistency(context, {})),
};

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Copying only what a fault has touched is ten times as quick as copying all. */
function restore(touched: readonly string[]): void {
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' }))
    if (/ É\.yaml$|\.yml$|(^|\/)a\.yaml$/.test(name)) rmSync(path.join(content, name), { recursive: true });
  for (const name of touched) {
    rmSync(path.join(content, name), { recursive: true, force: true });
    cpSync(path.join(shop.content, name), path.join(content, name), { preserveTimestamps: true });
  }
}

beforeAll(async () => {
  cpSync(shop.content, content, { recursive: true, preserveTimestamps: true });
  mkdirSync(out);
  expect(await commands.generate(contextOf('text', []))).toBe(0);
}, TIME_LIMIT);

const anyFile = fc.constantFrom(...yamlFiles);

test(
  'whatever befalls the content is answered in order, and leaves `generated/` whole',
  { timeout: TIME_LIMIT },
  () =>
    assertAsyncProperty(
      fc.asyncProperty(
        fc.array(fc.tuple(mutations, anyFile, anyFile), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...(Object.keys(commands) as (keyof typeof commands)[])),
        fc.constantFrom(...FORMATS),
        async (faults, command, format) => {
          const before = filesIn(out);
          try {
            for (const [mutation, file, other] of faults) {
              const [at, from] = [path.join(content, file), path.join(content, other)];
              // An earlier fault may have taken the file away, or made it a pipe, whose reader waits for ever.
              if (isFile(at) && isFile(from)) mutation.apply(at, from);
            }
            const printed: string[] = [];
            const status = await commands[command](contextOf(format, printed));
            const all = printed.join('\n');
            expect([0, 1]).toContain(status);
            expect(all).not.toMatch(/^\s+at .+:\d+:\d+\)?$|undefined|\[object/m);
            if (format === 'json') expect(() => JSON.parse(printed[0] ?? '')).not.toThrow();
            if (command === 'generate' && status === 0)
              expect(await commands.generate(contextOf('text', []))).toBe(0);
            else expect(filesIn(out)).toEqual(before);
          } finally {
            restore(faults.flatMap(([, file, other]) => [file, other]));
          }
        },
      ),
      400,
      16,
    ),
);
