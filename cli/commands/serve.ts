import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Context } from './context.ts';

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Absolute path of the built site. */
  readonly dist: string;
  /** Absolute path of the folder that keeps what the forms send. */
  readonly submissions: string;
}

/** `sapin serve`: the built site and the form functions on one origin, until SIGINT or SIGTERM. Returns the exit status. */
export async function serve(context: Context, { port, dist, submissions }: ServeOptions): Promise<number> {
  const words = context.words.serve;
  if (!existsSync(join(dist, '404.html'))) {
    context.note(words.noSite(dist));
    return 1;
  }
  const [{ createAdaptorServer }, { formFunctions }, { staticSite }] = await Promise.all([
    import('@hono/node-server'),
    import('../serve/functions.ts'),
    import('../serve/static.ts'),
  ]);
  const functions = formFunctions({ submissionsDir: submissions, key: process.env.VITE_FUNCTIONS_KEY ?? '' });
  const site = staticSite(dist);
  const server = createAdaptorServer({
    fetch: (request) =>
      (new URL(request.url).pathname.startsWith('/functions/') ? functions : site).fetch(request),
  }) as Server;
  return new Promise((settle) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      context.note(error.code === 'EADDRINUSE' ? words.portInUse(port) : error.message);
      settle(1);
    });
    server.listen(port, () => {
      context.print(`http://localhost:${(server.address() as AddressInfo).port}`);
      context.note(words.stop);
    });
    const stop = () => {
      server.close(() => settle(0));
      server.closeIdleConnections();
      // Connections that a browser keeps open would hold the process for minutes.
      setTimeout(() => server.closeAllConnections(), 1000).unref();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}
