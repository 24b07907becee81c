import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { runModule } from './run-module.ts';

/** The generated module of the page of licences. */
interface LicencesModule {
  readonly licences: { readonly packages: readonly { readonly package: string }[] };
}

/**
 * Fails a build whose bundle holds a package that the page of licences does not name, or lacks one that it names.
 * @param generated folder of the modules that hold that page
 */
export function checkLicences(generated: string): Plugin {
  return {
    name: 'check-licences',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const page = path.join(generated, 'pages/licences.ts');
      const { licences } = await runModule<LicencesModule>(page, { '#generated': generated });
      const named = new Set(licences.packages.map((entry) => entry.package));
      const sent = packagesIn(Object.values(bundle));
      const missing = [...sent].filter((name) => !named.has(name));
      const idle = [...named].filter((name) => !sent.has(name));
      if (missing.length + idle.length > 0)
        this.error(
          `content/pages/licences.yaml ${[
            ...missing.map((name) => `does not name ${name}, which visitors are sent`),
            ...idle.map((name) => `names ${name}, which nobody is sent`),
          ].join('; ')}`,
        );
    },
  };
}

/** The npm packages with code in these files, what the bundler adds included. */
function packagesIn(files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Set<string> {
  const sources = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : file.originalFileNames));
  return new Set(sources.flatMap((id) => packageOf(id) ?? []));
}

/**
 * `react` of `…/node_modules/react/index.js`; `vite` of `\0vite/preload-helper.js`, a module without a file. What the build
 * makes of a package's files stands in its cache, below the package's name.
 */
function packageOf(id: string): string | undefined {
  return /(?:.*\/sapin\/\w+\/\w{40}\/|(?:^|.*\/)node_modules\/|^\0)((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}
