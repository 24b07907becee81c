import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * What a function answers: a status and a body; or, misbehaving, nothing, for the connection breaks; or the half of an
 * answer; or nothing ever.
 */
type Answer = { readonly status: number; readonly body: string } | 'broken' | 'half' | 'silent';

export type RecordingServer = Awaited<ReturnType<typeof recordingServer>>;

/**
 * A server on loopback in place of the hosted functions: it records each call and answers what it is told to. Everything
 * else it takes from `site`, so that the built site and its functions are one origin, as on its host. From another
 * origin, too, it may be called.
 */
export async function recordingServer(site: string) {
  const success: Answer = { status: 200, body: '{"success":true}' };
  /** To the functions, in order. */
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
    calls.push(await callOf(from));
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
    answer: (next: Answer) => {
      answer = next;
    },
    /** Makes the functions wait, until what it returns is called. */
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    listen: () => listen(port),
    /** Hangs up on everybody, and refuses connections from now on, until `listen`. */
    refuse: () =>
      new Promise<void>((closed) => {
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

export type Call = Awaited<ReturnType<typeof callOf>>;

async function callOf(from: IncomingMessage) {
  return {
    method: from.method ?? '',
    path: from.url ?? '',
    authorization: from.headers.authorization,
    contentType: from.headers['content-type'],
    body: await text(from),
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
