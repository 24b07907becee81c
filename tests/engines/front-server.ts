import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface FrontServer {
  /** Address without a final slash. */
  readonly address: string;
  /** From now on, answers 404 to what `is` matches. */
  lose(is: RegExp): void;
  /** From now on, keeps waiting who asks for what `is` matches, until what it returns is called. */
  hold(is: RegExp): () => void;
  /** Paths that were asked for. */
  readonly asked: string[];
}

/** Stands in front of `site` until the test ends, and fails as it is told to, for browsers whose requests no driver can touch. */
export async function frontServer(site: string): Promise<FrontServer> {
  const none = /$^/;
  const asked: string[] = [];
  let lost = none;
  let held = none;
  let released = Promise.resolve();
  const server = createServer(async ({ method, headers, url = '' }, to) => {
    asked.push(url);
    if (lost.test(url)) {
      to.writeHead(404, { 'cache-control': 'no-store' }).end();
      return;
    }
    if (held.test(url)) await released;
    const onward = request(site + url, { method, headers }, (response) => {
      to.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(to);
    });
    onward.on('error', () => to.destroy()).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    lose: (is) => {
      lost = is;
    },
    hold: (is) => {
      held = is;
      let release = () => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}
