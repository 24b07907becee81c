import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

const YEAR = 365 * 24 * 60 * 60;

/**
 * Serves a built site as a static host does: `/path` is `path.html`, a final slash redirects to none, hashed names are
 * cached for a year, and everything else answers 404 with `404.html`. The files are listed once, at the start.
 */
export function staticSite(dir: string): (request: IncomingMessage, response: ServerResponse) => void {
  const notFound = readFileSync(join(dir, '404.html'));
  const files = sirv(dir, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache',
      );
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  return (request, response) => {
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (path.length > 1 && path.endsWith('/')) {
      // One slash before the path: two would name another host.
      const target = `/${path.replace(/^\/+|\/+$/g, '')}`;
      response.writeHead(301, { Location: query === undefined ? target : `${target}?${query}` }).end();
      return;
    }
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    });
  };
}
