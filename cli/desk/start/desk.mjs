// What `sapin desk` loads where there is a site to show (cli/commands/desk.ts).
import path from 'node:path';
import { loadModule } from '../../compare/load-module.mjs';

const root = path.join(import.meta.dirname, '../../..');

/**
 * Starts the desk over a content folder.
 * @param {{ content: string, port: number }} options absolute path; 0 takes any free port
 */
export async function startDesk(options) {
  const { startDesk: start } = await loadModule('../desk/start/start');
  return start({ root, ...options });
}
