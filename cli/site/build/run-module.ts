import { build, type Plugin, type Rolldown } from 'vite';
import type { Shop } from './shop.ts';

/**
 * Runs a module of the project in Node, and gives what it exports. Bundling it with all that it imports takes a tenth of
 * what Vite's module runner takes.
 * @param id the module's file, as an absolute path
 * @param alias of the build whose module it is
 */
export async function runModule<T>(id: string, alias: Shop['alias'], plugins: Plugin[] = []): Promise<T> {
  const { output } = (await build({
    configFile: false,
    resolve: { alias },
    plugins,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: { ssr: id, write: false, minify: false, rolldownOptions: { output: { codeSplitting: false } } },
  })) as Rolldown.RolldownOutput;
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}
