import path from 'node:path';
import { build } from 'vite';
import { licences } from '#generated/pages/licences.ts';
import { packageReader } from '../../../../cli/site/build/installed-packages.ts';
import { checkLicences } from '../../../../cli/site/build/licences.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

/** What is wrong with a build of a page that needs the packages `sent`, and names others; empty when nothing is. */
function faultsOf(sent: readonly string[], named: readonly string[]): Promise<string> {
  const packages = sent.map((name) => [
    `node_modules/${name}/index.js`,
    `globalThis.sent = ${JSON.stringify(name)};`,
  ]);
  const root = temporaryFolder({
    'index.html': '<script type="module" src="./main.js"></script>',
    'main.js': sent.map((name) => `import ${JSON.stringify(name)};`).join('\n'),
    'generated/pages/licences.ts': `export const licences = ${JSON.stringify({ packages: named.map((name) => ({ package: name })) })};`,
    ...Object.fromEntries(packages),
  });
  const built = build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { modulePreload: { polyfill: false } },
    plugins: [checkLicences(path.join(root, 'generated'))],
  });
  return built.then(
    () => '',
    (error: Error) => error.message,
  );
}

test('a build goes through when the page names what visitors are sent, and nothing else', async () => {
  expect(await faultsOf(['one', '@of/two'], ['@of/two', 'one'])).toBe('');
});

test('a build fails when the page does not name what visitors are sent', async () => {
  expect(await faultsOf(['one', '@of/two'], ['one'])).toMatch(/does not name @of\/two/);
});

test('a build fails when the page names what nobody is sent', async () => {
  expect(await faultsOf(['one'], ['one', 'two'])).toMatch(/names two, which nobody is sent/);
});

test.each(licences.packages.map((it) => it.package))(
  'a package: %s is read with a version and a licence',
  async (name) => {
    const { version, licence, text } = await packageReader('.')(name);
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(licence).toMatch(/^(MIT|OFL-1\.1)$/);
    expect(text).toMatch(/Copyright/);
    expect(text).toMatch(licence === 'MIT' ? /Permission is hereby granted/ : /SIL OPEN FONT LICENSE/);
    expect(text.length).toBeLessThan(5000);
  },
);

test('a package without a licence beside it is an error', async () => {
  const root = temporaryFolder({ 'node_modules/bare/package.json': '{"version":"1.0.0","license":"MIT"}' });
  await expect(packageReader(root)('bare')).rejects.toThrow(/bare has no licence/);
});
