import { existsSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { renderSVG } from 'uqr';
import { isDay } from '../../core/values/calendar.ts';
import type { Visit } from '../contract.ts';
import { givenIn } from '../given.ts';
import { Guard } from '../guard.ts';
import { timeLabel } from '../history/moments.ts';
import { Refused } from '../refused.ts';
import { WORDS } from '../words.ts';
import { answerAtOnce } from './answer-at-once.ts';
import { closed, listen } from './listening.ts';

/** How long a visit lasts, in milliseconds. */
const HOUR = 60 * 60_000;

/** What shows the site. */
export interface Shown {
  readonly serve: RequestListener;
  readonly sockets: Server;
  close(): Promise<void>;
}

interface Wanted {
  /** `2026-12-06`: the site as it will be on that day; as it is now by default. */
  readonly day: string | null;
  /** Whether other devices of the network may come; else this one alone. */
  readonly isOnNetwork: boolean;
}

/** Shows the site to who has the address, for an hour: to look at, and nothing of the desk. One visit at a time. */
export class Visits {
  private readonly root: string;
  private readonly site: string;
  private readonly show: (day: string | null) => Promise<Shown>;
  private current: { readonly visit: Visit; end(): Promise<void> } | undefined;

  /** @param show starts what shows the site on a day */
  constructor(root: string, site: string, show: (day: string | null) => Promise<Shown>) {
    this.root = root;
    this.site = site;
    this.show = show;
  }

  get visit(): Visit | null {
    return this.current?.visit ?? null;
  }

  /** @throws Refused where this computer is in no network */
  async begin({ day, isOnNetwork }: Wanted): Promise<Visit> {
    await this.end();
    const host = isOnNetwork ? addressInNetwork() : '127.0.0.1';
    if (host === undefined) throw new Refused(WORDS.visit.noNetwork);
    const http = createHttpServer();
    // A page that listens for changes holds its connection, which no server closes by itself.
    const connections = new Set<Socket>();
    http.on('connection', (socket) => {
      connections.add(socket);
      socket.once('close', () => connections.delete(socket));
    });
    const shown = await this.show(day);
    await listen(http, 0, host);
    const { port } = http.address() as AddressInfo;
    const guard = new Guard(port, this.site, [host], '/');
    answerAtOnce(http, guard)(
      (request, response) => {
        const isRead = request.method === 'GET' || request.method === 'HEAD';
        if (isRead && isOfSite(this.root, request.url ?? '/')) shown.serve(request, response);
        else response.writeHead(404, { 'Content-Type': 'text/plain' }).end();
      },
      (...upgrade) => void shown.sockets.emit('upgrade', ...upgrade),
    );
    const timer = setTimeout(() => void this.end(), HOUR).unref();
    const { address } = guard;
    const until = timeLabel(new Date(Date.now() + HOUR).toISOString());
    const code = isOnNetwork ? `data:image/svg+xml,${encodeURIComponent(renderSVG(address))}` : null;
    const end = async () => {
      clearTimeout(timer);
      for (const socket of connections) socket.destroy();
      await closed(http);
      await shown.close();
    };
    this.current = { visit: { address, code, until, day }, end };
    return this.current.visit;
  }

  async end(): Promise<void> {
    const { current } = this;
    this.current = undefined;
    await current?.end();
  }
}

/** The address by which devices of the same network reach this computer. */
function addressInNetwork(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )?.address;
}

/** Folders of the project that a page loads modules of, and what Vite adds. */
const MODULES =
  /^\/(?:src|generated|node_modules|cli\/site\/dev|cli\/core\/shared|@vite|@id|@react-refresh)(?:\/|$)/;

/** Whether an address is that of a page, or of what a page loads: nothing else of the project's folder. */
export function isOfSite(root: string, url: string): boolean {
  let file: string;
  try {
    file = decodeURIComponent(new URL(url, 'http://visit').pathname);
  } catch {
    return false;
  }
  const parts = file.split(/[/\\]/);
  if (parts.includes('..') || file.includes('\0')) return false;
  if (MODULES.test(file) || /^\/@fs\/.*\/node_modules\//.test(file)) return true;
  const [, first = ''] = parts;
  return !/^[.@_]|^desk$/.test(first) && (first === '' || !existsSync(path.join(root, first)));
}

/** The requests of the contract that are about visits. */
export function visitPart(visits: Visits): () => Hono {
  return () =>
    new Hono()
      .get('/visit', (context) => context.json(visits.visit))
      .post('/visit', async (context) => {
        const { day, isOnNetwork } = await givenIn(context);
        if (day !== null && !(typeof day === 'string' && isDay(day))) throw new Refused(WORDS.visit.badDay);
        return context.json(await visits.begin({ day, isOnNetwork: isOnNetwork === true }));
      })
      .post('/visit/end', async (context) => {
        await visits.end();
        return context.json(null);
      });
}
