import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { WORDS } from '../words.ts';
import { HTML } from './small-page.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': HTML,
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Its files, by their names. */
export type Page = ReadonlyMap<string, Buffer>;

/** The built page of the desk: a file of it, or its document, whose addresses are fragments. */
export function servePage(
  page: Page,
  site: string,
  { url = '/', method }: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname } = new URL(url, 'http://desk');
  if (pathname === '/desk') {
    response.writeHead(308, { Location: '/desk/' }).end();
    return;
  }
  const name = pathname === '/desk/' ? 'index.html' : pathname.slice('/desk/'.length);
  const bytes = path.extname(name) in TYPES ? page.get(name) : undefined;
  if (!bytes || (method !== 'GET' && method !== 'HEAD')) {
    response.writeHead(404, { 'Content-Type': 'application/json' }).end(JSON.stringify(WORDS.notFound));
    return;
  }
  response
    .writeHead(200, { 'Content-Type': TYPES[path.extname(name)] })
    .end(name === 'index.html' ? bytes.toString().replace('<html', `<html data-site="${site}"`) : bytes);
}
