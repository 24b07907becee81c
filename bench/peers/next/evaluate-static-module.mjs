import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Runs a module at build and writes its exports in its place, as the shop's own build does. */
export default async function evaluateStaticModule() {
  const done = this.async();
  try {
    const vite = createRequire(this.resourcePath).resolve('vite');
    const { runnerImport } = await import(pathToFileURL(vite).href);
    const { module } = await runnerImport(this.resourcePath, { configFile: false });
    const lines = Object.entries(module).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
    );
    done(null, lines.join('\n'));
  } catch (error) {
    done(error);
  }
}
