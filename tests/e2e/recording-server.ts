import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  readonly body: string;
}

/**
 * What a function answers: a status and a body; or, misbehaving, nothing, for the connection breaks; or the half of an
 * answer; or nothing ever.
 */
type Answer = { readonly status: number; readonly body: string } | 'broken' | 'half' | 'silent';

export interface RecordingServer {
  /** Address without a final slash. */
  readonly address: string;
  /** The calls to the functions, in order. */
  readonly calls: Call[];
  /** What the functions answer from now on. */
  answer(answer: Answer): void;
  /** Makes the functions wait, until what it returns is called. */
  hold(): () => void;
  /** Hangs up on everybody, and refuses connections from now on, until `listen`. */
  refuse(): Promise<void>;
  listen(): Promise<void>;
  /** Forgets the calls, and answers success again. */
  reset(): void;
  close(): void;
}

/**
 * A server on loopback in place of the hosted functions: it records each call and answers what it is told to. Everything
 * else it takes from `site`, so that the built site and its functions are one origin, as on its host. From another
 * origin, too, it may be called.
 */
export async function recordingServer(site: string): Promise<RecordingServer> {
  const success: Answer = { status: 200, body: '{"success":true}' };
  const calls: Call[] = [];
  let answer: Answer = success;
  let held = Promise.resolve();

  const record = async (from: IncomingMessage, to: ServerResponse) => {
    to.setHeader('access-control-allow-origin', '*');
    to.setHeader('access-control-allow-headers', 'authorization, content-type');
    if (from.method === 'OPTIONS') {
      to.end();
      return;
    }
    if (from.method === 'GET') {
      to.end('{"opened":""}');
      return;
    }
    calls.push({
      method: from.method ?? '',
      path: from.url ?? '',
      authorization: from.headers.authorization,
      contentType: from.headers['content-type'],
      body: await text(from),
    });
    await held;
    if (answer === 'silent') return;
    if (answer === 'broken') {
      from.socket.destroy();
      return;
    }
    if (answer === 'half') {
      to.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
      to.write('{"success":', () => from.socket.destroy());
      return;
    }
    to.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  };

  const server = createServer((from, to) => {
    if (from.url?.startsWith('/functions/')) void record(from, to);
    else pass(from, to, site);
  });
  const listen = (port: number) =>
    new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    calls,
    answer: (next) => {
      answer = next;
    },
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    listen: () => listen(port),
    refuse: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
    reset: () => {
      calls.length = 0;
      answer = success;
      held = Promise.resolve();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(from: IncomingMessage, to: ServerResponse, site: string): void {
  const { method, headers } = from;
  const onward = request(site + from.url, { method, headers }, (response) => {
    to.writeHead(response.statusCode ?? 500, response.headers);
    response.pipe(to);
  });
  onward.on('error', () => to.destroy());
  from.pipe(onward);
}
