// `npm run vscode`: the extension for Visual Studio Code, as the folder from which this workspace offers to install it,
// and as `sapin.vsix` for any other.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const own = import.meta.dirname;

/** Writes the extension into a folder, as an editor loads it. @param {string} folder absolute; it is emptied first */
export async function writeExtension(folder) {
  const bundle = await rolldown({
    input: path.join(own, 'extension.ts'),
    platform: 'node',
    external: ['vscode'],
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'cjs', minify: true, codeSplitting: false });
  await bundle.close();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'extension.cjs'), output[0].code);
  copyFileSync(path.join(own, 'manifest.json'), path.join(folder, 'package.json'));
  copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE.txt'));
}

/**
 * The same as one file to install: a ZIP with the lists that such a package needs.
 * @param {string} folder that of the extension
 * @returns {Uint8Array}
 */
export function vsixOf(folder) {
  const files = ['extension.cjs', 'package.json', 'LICENSE.txt'];
  const { name, publisher, version, displayName, description, engines } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const manifest = `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="fr-FR" Id="${name}" Version="${version}" Publisher="${publisher}"/>
    <DisplayName>${displayName}</DisplayName>
    <Description xml:space="preserve">${description}</Description>
    <Properties><Property Id="Microsoft.VisualStudio.Code.Engine" Value="${engines.vscode}"/></Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
  </Assets>
</PackageManifest>
`;
  const types = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".cjs" ContentType="application/javascript"/>
  <Default Extension=".txt" ContentType="text/plain"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
`;
  return zipSync({
    '[Content_Types].xml': strToU8(types),
    'extension.vsixmanifest': strToU8(manifest),
    ...Object.fromEntries(
      files.map((file) => [`extension/${file}`, new Uint8Array(readFileSync(path.join(folder, file)))]),
    ),
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.join(root, '.vscode/extensions/sapin');
  await writeExtension(folder);
  if (process.argv.includes('--vsix')) writeFileSync(path.join(root, 'sapin.vsix'), vsixOf(folder));
}
