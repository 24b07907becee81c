import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, type Plugin, type ViteDevServer } from 'vite';
import { cacheFolder } from '../../cache-folder.mjs';
import { today } from '../../clock.ts';
import { watchFolders } from '../../content/watch-folders.ts';
import { gitPart } from '../../desk/git-part.ts';
import { type Caller, GUARD_HEADERS, Guard } from '../../desk/guard.ts';
import { deskServer } from '../../desk/server.ts';
import { stateFolder } from '../../desk/state/state-folder.ts';
import { WORDS } from '../../desk/words.ts';
import { relativePath } from '../../relative-path.ts';
import { openWorkspace } from '../../workspace/workspace.ts';
import { buildApp } from './build-app.ts';
import { pageComparison } from './compare-pages.ts';
import { Mirror } from './mirror.ts';

interface StartOptions {
  /** Absolute path of the project. */
  readonly root: string;
  /** Absolute path of its content. */
  readonly content: string;
  /** 0 takes any free port. */
  readonly port: number;
}

export interface StartedDesk {
  /** The address to open, with this run's secret. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * The desk and the site beside it, on one origin of this machine: `/desk/` is the page, `/desk/api/` what it asks, all
 * else the site with what is not saved.
 * @throws the system's error where the port is taken
 */
export async function startDesk({ root, content, port }: StartOptions): Promise<StartedDesk> {
  const http = createHttpServer();
  await listen(http, port);
  try {
    return await serveDesk(http, root, content);
  } catch (error) {
    http.close();
    throw error;
  }
}

async function serveDesk(http: Server, root: string, content: string): Promise<StartedDesk> {
  const cache = path.join(cacheFolder(root), 'desk');
  const folder = path.join(cache, hash('sha1', content).slice(0, 12));
  mkdirSync(folder, { recursive: true });
  const project = {
    contentDir: content,
    schemasDir: path.join(root, 'schemas'),
    cacheDir: path.join(cacheFolder(root), 'sapin'),
  };
  const workspace = openWorkspace(project);
  const { desk, app } = deskServer(
    {
      workspace,
      draftsDir: stateFolder(content, path.join(folder, 'drafts')),
      today,
      schemaPath: (file, schema) =>
        relativePath(
          path.dirname(path.join(content, file)),
          path.join(path.dirname(content), `generated/schemas/${schema}.json`),
        ),
    },
    [gitPart(pageComparison(root, content))],
  );
  const mirror = new Mirror(content, path.join(folder, 'preview/content'));
  mirror.follow(desk.snapshot);
  let isDue = false;
  // After the answer: typing does not wait for the page beside.
  desk.listen(() => {
    if (isDue) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      mirror.follow(desk.snapshot);
    });
  });
  const stopWatching = watchFolders([content, project.schemasDir], () => Promise.resolve(desk.diskChanged()));
  const page = await buildApp(root);
  const sockets = new Server(); // never listens: it hands on the sockets that were let in
  const vite = await preview(root, path.join(folder, 'preview'), sockets);
  const guard = new Guard((http.address() as AddressInfo).port);
  const api = getRequestListener(app.fetch);
  http.on('request', (request, response) => {
    const barred = guard.bar(callerOf(request));
    for (const [name, value] of Object.entries(GUARD_HEADERS)) response.setHeader(name, value);
    if (barred?.status === 303) {
      response.writeHead(303, { Location: barred.location, 'Set-Cookie': barred.cookie }).end();
    } else if (barred) refuse(request, response);
    else if (request.url?.startsWith('/desk/api/')) void api(request, response);
    else if (/^\/desk(?:\/|$|\?)/.test(request.url ?? '')) servePage(page, request, response);
    else {
      // A drawing of the content that is opened by itself would run its scripts beside the desk.
      if (/\.svg(?:$|\?)/i.test(request.url ?? '')) response.setHeader('Content-Security-Policy', DRAWING);
      vite.middlewares(request, response);
    }
  });
  http.on('upgrade', (request, socket, head) => {
    if (guard.bar(callerOf(request))) socket.destroy();
    else sockets.emit('upgrade', request, socket, head);
  });
  return {
    address: guard.address,
    async close() {
      await stopWatching();
      await vite.close();
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeAllConnections();
      await closed;
    },
  };
}

function listen(http: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', () => {
      http.off('error', reject);
      resolve();
    });
  });
}

/** The development server of the site over the mirrored content, with its own generated folder. */
async function preview(root: string, shop: string, sockets: Server): Promise<ViteDevServer> {
  const before = process.env.SAPIN_SHOP;
  process.env.SAPIN_SHOP = path.relative(root, shop); // vite.config.ts reads it
  try {
    return await createVite({
      root,
      configFile: path.join(root, 'vite.config.ts'),
      logLevel: 'error',
      clearScreen: false,
      plugins: [withoutOverlay()],
      server: { middlewareMode: true, hmr: { server: sockets, overlay: false } },
    });
  } finally {
    if (before === undefined) delete process.env.SAPIN_SHOP;
    else process.env.SAPIN_SHOP = before;
  }
}

/** What is wrong is said beside the field that is wrong, and not over the page. */
function withoutOverlay(): Plugin {
  return {
    name: 'without-overlay',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/<script type="module" src="\/cli\/site\/dev\/overlay\.ts"><\/script>\s*/, ''),
    },
  };
}

function callerOf({ method = 'GET', url = '/', headers }: IncomingMessage): Caller {
  return {
    method,
    url,
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
  };
}

function refuse({ url, headers }: IncomingMessage, response: ServerResponse): void {
  const { message, advice } = WORDS.barred;
  const isPage = !url?.startsWith('/desk/api/') && headers.accept?.includes('text/html');
  response
    .writeHead(403, { 'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json' })
    .end(
      isPage
        ? `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Le bureau</title><p>${message}.</p><p>${advice}.</p></html>`
        : JSON.stringify(WORDS.barred),
    );
}

const DRAWING = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The built page of the desk: a file of it, or its document, whose addresses are fragments. */
function servePage(folder: string, { url = '/', method }: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(url, 'http://desk');
  if (pathname === '/desk') {
    response.writeHead(308, { Location: '/desk/' }).end();
    return;
  }
  const name = pathname === '/desk/' ? 'index.html' : pathname.slice('/desk/'.length);
  const file = path.join(folder, name);
  const isInside = file.startsWith(folder + path.sep) && existsSync(file) && path.extname(file) in TYPES;
  if (!isInside || (method !== 'GET' && method !== 'HEAD')) {
    response.writeHead(404, { 'Content-Type': 'application/json' }).end(JSON.stringify(WORDS.notFound));
    return;
  }
  response.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] }).end(readFileSync(file));
}
