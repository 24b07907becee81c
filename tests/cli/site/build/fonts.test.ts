import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { cutFonts } from '../../../../cli/site/build/fonts.ts';

const root = path.resolve();

/** Of the plugin, what the tests call. */
interface Hooks {
  config(): {
    readonly resolve: { readonly alias: readonly { readonly find: RegExp; readonly replacement: string }[] };
  };
  readonly transform: { handler(): Promise<void> };
}

/** Where style sheets find the fonts of a package, and what is there once a style sheet has been read. */
async function cut() {
  const { config, transform } = cutFonts(root) as unknown as Hooks;
  const { alias } = config().resolve;
  await transform.handler();
  const resolved = (file: string) => alias.reduce((name, it) => name.replace(it.find, it.replacement), file);
  const names = readdirSync(resolved('@fontsource-variable/'), { recursive: true, encoding: 'utf8' });
  return { resolved, files: names.filter((name) => path.extname(name)) };
}

test('every font of the style sheets is there, and weighs a quarter less than the package’s at least', async () => {
  const { resolved, files } = await cut();
  const css = readFileSync(path.join(root, 'src/styles/fonts.css'), 'utf8');
  const named = [...css.matchAll(/url\('@fontsource-variable\/([^']+)'\)/g)].map(([, file]) => file);
  expect(files.sort()).toEqual(named.sort());
  for (const file of files) {
    const whole = statSync(path.join(root, 'node_modules/@fontsource-variable', file)).size;
    const { size } = statSync(resolved(`@fontsource-variable/${file}`));
    expect(size, file).toBeGreaterThan(5000);
    expect(size / whole, file).toBeLessThan(0.75);
  }
});

test('existing files are not regenerated', async () => {
  const { resolved, files } = await cut();
  const times = () => files.map((file) => statSync(resolved(`@fontsource-variable/${file}`)).mtimeMs);
  const before = times();
  await cut();
  expect(times()).toEqual(before);
});
