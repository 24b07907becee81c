import type { Plugin } from 'vite';
import { runModule } from './run-module.ts';
import type { Shop } from './shop.ts';

/**
 * A module named `*.static.ts` reads whole collections to keep a few words of them. The browser gets the words:
 * the module runs at build, and its exports are written out in its place.
 */
export function evaluateStaticModules({ alias }: Shop, plugins: Plugin[]): Plugin {
  const written = new Map<string, Promise<string>>();
  const writeOut = async (id: string) => {
    const module = await runModule<Record<string, unknown>>(id, alias, plugins);
    const lines = Object.entries(module).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
    );
    return lines.join('\n');
  };
  return {
    name: 'evaluate-static-modules',
    apply: 'build',
    load: {
      filter: { id: /\.static\.ts$/ },
      handler(id) {
        const code = written.get(id) ?? writeOut(id);
        written.set(id, code);
        return code;
      },
    },
  };
}
