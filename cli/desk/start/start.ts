import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer as createHttpServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, type Plugin, type ViteDevServer } from 'vite';
import { watchFolders } from '../../core/content/watch-folders.ts';
import { cacheFolder } from '../../core/files/cache-folder.mjs';
import { relativePath } from '../../core/files/relative-path.ts';
import { writeWhole } from '../../core/files/write-whole.mjs';
import type { Project } from '../../core/load/load.ts';
import { today } from '../../core/values/clock.ts';
import { openWorkspace } from '../../core/workspace/workspace.ts';
import type { LiveSource } from '../../site/dev/live.ts';
import { UNSAVED_CONTENT } from '../../site/dev/live-content.ts';
import type { Desk } from '../desk.ts';
import { gitPart } from '../git-part.ts';
import { Guard } from '../guard.ts';
import { inboxPart } from '../inbox.ts';
import { deskServer } from '../server.ts';
import { spellingPart } from '../spelling.ts';
import { addressOfOpenDesk, claimDesk, releaseDesk } from '../state/open-desk.ts';
import { stateFolder } from '../state/state-folder.ts';
import { answerAtOnce } from './answer-at-once.ts';
import { pageComparison } from './compare-pages.ts';
import { closed, listen } from './listening.ts';
import { type Page, servePage } from './serve-page.ts';
import { leadingPage } from './small-page.ts';
import { startClock } from './start-clock.ts';
import { type Shown, Visits, visitPart } from './visits.ts';

interface StartOptions {
  /** Absolute path of the project. */
  readonly root: string;
  /** The files of its page, by their names. */
  readonly page: () => Promise<Page>;
  /** Absolute path of its content. */
  readonly content: string;
  /** 0 takes any free port. */
  readonly port: number;
}

export interface StartedDesk {
  /** The address to open, with this run's secret. */
  readonly address: string;
  /** Absolute path of a document that opens it: a command line is read by everybody on the machine. */
  readonly door: string;
  /** Whether another desk was open on this content: it is its address. */
  readonly wasOpen: boolean;
  close(): Promise<void>;
}

/** The folders of the desk of one content. */
interface Places extends Omit<StartOptions, 'port'> {
  /** Distinguishes this content from others. */
  readonly site: string;
  readonly cache: string;
  readonly state: string;
}

/**
 * The desk and the site beside it, on one origin of this machine: `/desk/` is the page, `/desk/api/` its requests, all
 * else the site with what is not saved.
 * @throws the system's error where the port is taken
 */
export async function startDesk({ port, ...given }: StartOptions): Promise<StartedDesk> {
  const { root, content } = given;
  const site = hash('sha1', content).slice(0, 12);
  const cache = path.join(cacheFolder(root), 'desk', site);
  mkdirSync(cache, { recursive: true });
  const state = stateFolder(content, path.join(cache, 'drafts'));
  mkdirSync(state, { recursive: true });
  const door = path.join(state, 'ouvrir.html');
  for (;;) {
    const open = await addressOfOpenDesk(state);
    if (open !== undefined) return { address: open, door, wasOpen: true, close: () => Promise.resolve() };
    const http = createHttpServer();
    await listen(http, port);
    const guard = new Guard((http.address() as AddressInfo).port, site);
    const { address } = guard;
    const begin = answerAtOnce(http, guard);
    const isOurs = claimDesk(state, address);
    try {
      if (isOurs) {
        writeWhole(door, leadingPage(address), { mode: 0o600 });
        const stop = await serveDesk({ ...given, site, cache, state }, begin);
        const close = async () => {
          await stop();
          releaseDesk(state, address);
          await closed(http);
        };
        return { address, door, wasOpen: false, close };
      }
    } catch (error) {
      releaseDesk(state, address);
      await closed(http);
      throw error;
    }
    await closed(http);
  }
}

/** Reads the content, builds the page, and begins. Returns how to stop. */
async function serveDesk(
  { root, page, content, site, cache, state }: Places,
  begin: ReturnType<typeof answerAtOnce>,
): Promise<() => Promise<void>> {
  const project = {
    contentDir: content,
    schemasDir: path.join(root, 'schemas'),
    cacheDir: path.join(cacheFolder(root), 'sapin'),
  };
  const workspace = openWorkspace(project);
  const shownOn = async (day: string | null): Promise<Shown> => {
    if (day === null) return { serve: vite.middlewares, sockets, close: () => Promise.resolve() };
    const dated = { sockets: new Server(), shop: mkdtempSync(path.join(cache, 'preview-of-day-')) };
    linkContent(content, path.join(dated.shop, 'content'));
    const server = await preview(root, dated.shop, dated.sockets, unsavedContent(desk, project), day);
    const close = async () => {
      await server.close();
      rmSync(dated.shop, { recursive: true, force: true });
    };
    return { serve: server.middlewares, sockets: dated.sockets, close };
  };
  const visits = new Visits(root, site, shownOn);
  const { desk, app } = deskServer(
    {
      workspace,
      draftsDir: state,
      today,
      schemaPath: (file, schema) =>
        relativePath(
          path.dirname(path.join(content, file)),
          path.join(path.dirname(content), `generated/schemas/${schema}.json`),
        ),
    },
    [
      gitPart(pageComparison(root, content)),
      inboxPart(path.join(root, 'submissions')),
      spellingPart(root),
      visitPart(visits),
    ],
  );
  const stopWatching = watchFolders([content, project.schemasDir], () => Promise.resolve(desk.diskChanged()));
  const files = await page();
  const sockets = new Server(); // never listens: it hands on the sockets that were let in
  const shop = path.join(cache, 'preview');
  linkContent(content, path.join(shop, 'content'));
  const vite = await preview(root, shop, sockets, unsavedContent(desk, project));
  const api = getRequestListener(app.fetch);
  begin(
    (request, response) => {
      const { url = '' } = request;
      if (url.startsWith('/desk/api/')) void api(request, response);
      else if (/^\/desk(?:\/|$|\?)/.test(url)) servePage(files, site, request, response);
      else {
        // A drawing of the content that is opened by itself would run its scripts beside the desk.
        if (isDrawing(url)) response.setHeader('Content-Security-Policy', DRAWING);
        vite.middlewares(request, response);
      }
    },
    (...upgrade) => void sockets.emit('upgrade', ...upgrade),
  );
  return async () => {
    desk.closing.abort();
    await stopWatching();
    await visits.end(() => true);
    await vite.close();
  };
}

/** The pictures are those of the content; its texts are read from the desk. */
function linkContent(content: string, link: string): void {
  rmSync(link, { recursive: true, force: true });
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(content, link, 'junction');
}

/** What the site shows beside the forms: what is not saved too, at each keystroke. */
function unsavedContent(desk: Desk, project: Project): Plugin & { readonly api: LiveSource } {
  return {
    name: UNSAVED_CONTENT,
    api: {
      project,
      current: () => desk.snapshot.publishable(),
      follow(changed) {
        let shown = desk.snapshot;
        let running = changed();
        let isDue = false;
        const follow = async () => {
          await running;
          await setImmediate(); // after the answer: typing does not wait for the page beside
          isDue = false;
          if (desk.snapshot === shown) return;
          shown = desk.snapshot;
          await changed();
        };
        const stop = desk.listen(() => {
          if (isDue) return;
          isDue = true;
          running = follow();
        });
        return () => {
          stop();
          return running;
        };
      },
    },
  };
}

/**
 * The development server of the site over a content, with a generated folder for it.
 * @param day for which its pages are rendered, `2026-12-06`; today by default
 */
async function preview(
  root: string,
  shop: string,
  sockets: Server,
  content: Plugin,
  day = process.env.VITE_DATE,
): Promise<ViteDevServer> {
  const { SAPIN_SHOP, VITE_DATE } = process.env;
  process.env.SAPIN_SHOP = path.relative(root, shop); // vite.config.ts reads it
  if (day !== undefined) process.env.VITE_DATE = day;
  try {
    return await createVite({
      root,
      configFile: path.join(root, 'vite.config.ts'),
      logLevel: 'error',
      clearScreen: false,
      plugins: [content, withoutOverlay(), ...(day === undefined ? [] : [clockOf(day)])],
      server: { middlewareMode: true, hmr: { server: sockets, overlay: false } },
    });
  } finally {
    for (const [name, value] of Object.entries({ SAPIN_SHOP, VITE_DATE }))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
}

/** Removes the overlay of problems: the desk shows them beside their fields. */
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

/** Sets the clock of a page to a day: the site shows texts of a season or a period by it. */
function clockOf(day: string): Plugin {
  const children = `(${startClock.toString()})(${JSON.stringify(day)})`;
  return { name: 'clock', transformIndexHtml: () => [{ tag: 'script', children, injectTo: 'head-prepend' }] };
}

/** Whether a path, as a server of files reads it, is that of a file whose scripts browsers run. */
function isDrawing(url: string): boolean {
  const { pathname } = new URL(`http://desk${url}`);
  try {
    return /\.(?:svgz?|x?html?|xht|xml|xslt?)$/i.test(decodeURIComponent(pathname));
  } catch {
    return true; // nobody knows what it is
  }
}

const DRAWING = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
