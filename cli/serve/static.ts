import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

const YEAR = 365 * 24 * 60 * 60;

/**
 * Serves a built site as a static host does: `/path` is `path.html`, a final slash redirects to none, hashed names are
 * cached for a year, precompressed files are preferred, and everything else answers 404 with `404.html`. Files are looked
 * up at each request, so that the site can be built anew under a running server.
 */
export function staticSite(dir: string): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-cache');
  });
  app.on(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', (context) =>
    context.text('method not allowed', 405, { Allow: 'GET, HEAD' }),
  );
  app.get('/:path{.+/}', (context) => {
    // One slash before the path: two would name another host.
    const target = `/${context.req.path.replace(/^\/+|\/+$/g, '')}`;
    return context.redirect(target + new URL(context.req.url).search, 301);
  });
  app.use(etag());
  app.use(
    serveStatic({
      root: dir,
      precompressed: true,
      rewriteRequestPath: (path) =>
        path === '/' ? '/index.html' : /\.[^/]+$/.test(path) ? path : `${path}.html`,
      onFound: (path, context) => {
        if (path.startsWith(join(dir, 'assets/')))
          context.header('Cache-Control', `public, max-age=${YEAR}, immutable`);
      },
    }),
  );
  app.notFound((context) => context.html(readFileSync(join(dir, '404.html'), 'utf8'), 404));
  return app;
}
