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

interface Open {
  visit: Visit;
  readonly timer: NodeJS.Timeout;
  end(): Promise<void>;
}

/** Shows the site to who has the address, for an hour: to look at, and nothing of the desk. One visit for the network, one for here. */
export class Visits {
  private readonly root: string;
  private readonly site: string;
  private readonly show: (day: string | null) => Promise<Shown>;
  private open: readonly Open[] = [];

  /** @param show starts what shows the site on a day */
  constructor(root: string, site: string, show: (day: string | null) => Promise<Shown>) {
    this.root = root;
    this.site = site;
    this.show = show;
  }

  get visits(): readonly Visit[] {
    return this.open.map(({ visit }) => visit);
  }

  /**
   * One that shows the same goes on for another hour: this computer comes by the address of the network, too.
   * @throws Refused where this computer is in no network
   */
  async begin({ day, isOnNetwork }: Wanted): Promise<Visit> {
    const same = this.open.find(({ visit }) => visit.day === day && (visit.code !== null || !isOnNetwork));
    if (same) {
      same.timer.refresh();
      same.visit = { ...same.visit, until: inAnHour() };
      return same.visit;
    }
    await this.end(({ code }) => (code !== null) === isOnNetwork);
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
    const { address } = guard;
    const timer = setTimeout(() => void this.end((each) => each.address === address), HOUR).unref();
    const code = isOnNetwork ? `data:image/svg+xml,${encodeURIComponent(renderSVG(address))}` : null;
    const end = async () => {
      clearTimeout(timer);
      for (const socket of connections) socket.destroy();
      await closed(http);
      await shown.close();
    };
    const visit = { address, code, until: inAnHour(), day };
    this.open = [...this.open, { visit, timer, end }];
    return visit;
  }

  async end(isOver: (visit: Visit) => boolean): Promise<void> {
    const over = this.open.filter(({ visit }) => isOver(visit));
    this.open = this.open.filter((each) => !over.includes(each));
    await Promise.all(over.map((each) => each.end()));
  }
}

function inAnHour(): string {
  return timeLabel(new Date(Date.now() + HOUR).toISOString());
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
      .get('/visit', (context) => context.json(visits.visits))
      .post('/visit', async (context) => {
        const { day, isOnNetwork } = await givenIn(context);
        if (day !== null && !(typeof day === 'string' && isDay(day))) throw new Refused(WORDS.visit.badDay);
        return context.json(await visits.begin({ day, isOnNetwork: isOnNetwork === true }));
      })
      .post('/visit/end', async (context) => {
        const { address } = await givenIn(context);
        await visits.end((visit) => visit.address === address);
        return context.json(visits.visits);
      });
}
