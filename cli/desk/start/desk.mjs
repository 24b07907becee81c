// What `sapin desk` loads where there is a site to show (cli/commands/desk.ts).
import path from 'node:path';
import { bundled } from '../../tools/bundle.mjs';
import { builtPage } from './built-page.mjs';

const root = path.join(import.meta.dirname, '../../..');

/**
 * Starts the desk over a content folder.
 * @param {{ content: string, port: number }} options absolute path; 0 takes any free port
 */
export async function startDesk(options) {
  /** @type {typeof import('./start.ts')} */
  const { startDesk: start } = await import(await bundled('desk'));
  return start({ root, page: () => builtPage(root), ...options });
}
