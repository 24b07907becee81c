// `npm start [-- --port N --lang L]`: builds the site and serves it. A port that is taken is reported before the build.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageOf } from '../core/messages/language-of.mjs';
import { LAST_PORT, SITE_PORT } from '../tools/ports.mjs';
import { refuseFolder } from './refuse-folder.mjs';

const root = path.join(import.meta.dirname, '../..');
const args = process.argv.slice(2);
const [, wanted] = /(?:^|\0)--port[=\0](\d+)/.exec(args.join('\0')) ?? [];
const port = Number(wanted ?? SITE_PORT);
const language = languageOf(args, process.env);
refuseFolder(root);
if (port > LAST_PORT) {
  await serve(); // which refuses it
} else if (await isTaken(port)) {
  const other = `npm start -- --port ${port + 1}`;
  console.error(
    language === 'en'
      ? `port ${port} is taken: stop what uses it, or choose another one: ${other}`
      : `le port ${port} est pris : arrêtez ce qui l’occupe, ou choisissez-en un autre : ${other}`,
  );
  process.exitCode = 1;
} else {
  const vite = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')));
  const env = language === languageOf([], process.env) ? process.env : { ...process.env, LC_ALL: language };
  const { status } = spawnSync(process.execPath, [vite, 'build'], { cwd: root, env, stdio: 'inherit' });
  if (status === 0) await serve();
  else process.exitCode = status ?? 1;
}

async function serve() {
  process.argv.splice(2, args.length, 'serve', '--port', String(port), ...args);
  await import('../sapin.mjs');
}

/** @param {number} port @returns {Promise<boolean>} */
function isTaken(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    server.listen(port, () => server.close(() => resolve(false)));
  });
}
