import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { join } from 'node:path';
import { secretOf } from '../forms/inbox/secret.ts';
import type { Outbox } from '../forms/mail/outbox.ts';
import type { FunctionOptions } from '../forms/serve/submissions.ts';
import type { StoreError } from '../forms/store/database.ts';
import { hasJournals } from '../forms/store/journals.ts';
import { isStore, openStore, storingFault } from '../forms/store/store.ts';
import { caller } from './command-line.ts';
import type { Context } from './context.ts';

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The address to listen on; by default all, or the loopback address behind a proxy. */
  readonly host?: string;
  /** Absolute path of the built site. */
  readonly dist: string;
  /** Absolute path of the folder where submissions are stored. */
  readonly submissions: string;
  /** How much of what strangers send is kept, in megabytes. */
  readonly room: number;
  /** Whether a proxy in front names the visitor's address in `X-Forwarded-For`. */
  readonly behindProxy: boolean;
  /** Whether to try the mail settings instead. */
  readonly checkMail: boolean;
}

/** Grace period for slow requests, in milliseconds. */
const PATIENCE = {
  headersTimeout: 5000,
  requestTimeout: 10_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
};
/** Idle connections are closed after this, in milliseconds; at the latest after twice that. */
const IDLE_TIMEOUT = 30_000;

/** A page of the newsletter, with the sealed address of an email in it. */
const STEP = /[?&]adresse=/;

/** Faults of a database that pass: the site is served meanwhile. */
const PASSING = new Set(['full', 'busy', 'unreachable']);

/** Grace period for requests in progress after a signal, in milliseconds. */
const GRACE = 5000;

/** `sapin serve`: the built site and the form functions on one origin, until SIGINT or SIGTERM. Returns the exit status. */
export async function serve(context: Context, options: ServeOptions): Promise<number> {
  const words = context.words.serve;
  const { port, dist, submissions } = options;
  const room = options.room * 1024 ** 2;
  const host = options.host ?? (options.behindProxy ? '127.0.0.1' : undefined);
  const { checkMail, readMailSettings, removeNightly, startOutbox } = await import('./mail.ts');
  if (options.checkMail) return checkMail(context);
  if (!existsSync(join(dist, '404.html'))) return context.refuse(words.noSite(dist));
  if (isKeyElsewhere(dist)) return context.refuse(words.otherKey);
  const settings = readMailSettings(context);
  if (typeof settings === 'number') return settings;
  if (!isStore(submissions) && hasJournals(submissions))
    context.note(context.words.inbox.journals(submissions, caller()));
  const store = openStore(submissions);
  const fault = await storingFault(store, room);
  if (fault)
    context.note(words.cannotStore(submissions, `${context.words.store[fault.fault]} (${fault.message})`));
  if (fault && !PASSING.has(fault.fault)) return 1;
  const secret = secretOf(submissions);
  if (secret.trim() === '') return context.refuse(words.emptySecret(join(submissions, 'secret')));
  const outbox = settings && (await startOutbox(context, settings, store, secret));
  await removeNightly(context, store);
  const server = await openServer(options, { store, room, secret, outbox });
  return new Promise((settle) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      context.note(error.code === 'EADDRINUSE' ? words.portInUse(port) : error.message);
      settle(1);
    });
    server.listen(port, host, () => {
      context.note(settings ? context.words.mail.on(settings.to) : context.words.mail.off(submissions));
      context.note(words.stop);
      const name = isIPv6(options.host ?? '') ? `[${options.host}]` : (options.host ?? 'localhost');
      context.print(`http://${name}:${(server.address() as AddressInfo).port}`);
    });
    const stop = () => {
      server.close(async () => {
        await outbox?.stop();
        await store.close();
        settle(0);
      });
      // Keep-alive connections would hold the process for minutes: each is closed once it is answered.
      setInterval(() => server.closeIdleConnections(), 50).unref();
      setTimeout(() => server.closeAllConnections(), GRACE).unref();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}

/** Whether no script of the site holds the key that forms must send: every form would be refused. */
function isKeyElsewhere(dist: string): boolean {
  const key = process.env.VITE_FUNCTIONS_KEY;
  const assets = join(dist, 'assets');
  if (!key || !existsSync(assets)) return false;
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return !scripts.some((name) => readFileSync(join(assets, name), 'utf8').includes(key));
}

type Kept = Pick<FunctionOptions, 'store' | 'room' | 'secret' | 'outbox'>;

async function openServer({ dist, behindProxy }: ServeOptions, kept: Kept): Promise<Server> {
  const [{ getRequestListener }, { formFunctions }, { staticSite, targetOf }] = await Promise.all([
    import('@hono/node-server'),
    import('../forms/serve/submissions.ts'),
    import('../forms/serve/static.ts'),
  ]);
  const key = process.env.VITE_FUNCTIONS_KEY ?? '';
  const functions = formFunctions({ ...kept, key, isBehindProxy: behindProxy });
  functions.get('/healthz', healthOf(kept));
  // HTTP/1.0, which load balancers use for health checks, need not name a host.
  const call = getRequestListener(functions.fetch, { hostname: 'localhost' });
  const site = staticSite(dist);
  return createServer(PATIENCE, (request, response) => {
    if (isAmbiguous(request)) return response.writeHead(400, { Connection: 'close' }).end();
    const { path, query } = targetOf(request);
    response.setHeaders(new Map(Object.entries(site.headersOf(path))));
    const { method = '' } = request;
    const isStep = method === 'POST' && STEP.test(query) && site.isPage(path);
    const isHealth = path === '/healthz' && ['GET', 'HEAD'].includes(method);
    const isCall = isStep || isHealth || path.startsWith('/functions/');
    return isCall ? call(request, response) : site.answer(request, response);
  }).setTimeout(IDLE_TIMEOUT);
}

/** Whether a request may be read as another: it names two hosts, or a version that this connection does not use. */
function isAmbiguous({ rawHeaders, httpVersionMajor }: IncomingMessage): boolean {
  const names = rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4);
  return httpVersionMajor !== 1 || names.filter((name) => name.toLowerCase() === 'host').length > 1;
}

/** How long the state of the folder is cached, in milliseconds: anybody may request it. */
const HEALTH_TTL = 3000;

/** For monitoring: 503 while no submission could be stored, or mail that should have been sent was not. */
function healthOf({ store, room, outbox }: Kept): () => Promise<Response> {
  let until = 0;
  let found: Promise<readonly [StoreError | undefined, Awaited<ReturnType<Outbox['state']>> | undefined]>;
  return async () => {
    if (performance.now() >= until) {
      until = performance.now() + HEALTH_TTL;
      // When the state of the mail cannot be known, that is not its fault.
      found = Promise.all([storingFault(store, room), outbox?.state().catch(() => undefined)]);
    }
    const [fault, state] = await found;
    const forms = fault === undefined;
    const mail = !state || (state.failed === 0 && state.why === undefined);
    const status = forms && mail ? 200 : 503;
    const headers = { 'Cache-Control': 'no-store' };
    return Response.json({ ok: status === 200, forms, mail }, { status, headers });
  };
}
