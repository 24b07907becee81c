import { existsSync, readFileSync } from 'node:fs';
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

/** The built page of the desk: a file of it, or its document, whose addresses are fragments. */
export function servePage(
  folder: string,
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
  const file = path.join(folder, name);
  const isInside = file.startsWith(folder + path.sep) && existsSync(file) && path.extname(file) in TYPES;
  if (!isInside || (method !== 'GET' && method !== 'HEAD')) {
    response.writeHead(404, { 'Content-Type': 'application/json' }).end(JSON.stringify(WORDS.notFound));
    return;
  }
  const bytes = readFileSync(file);
  response
    .writeHead(200, { 'Content-Type': TYPES[path.extname(file)] })
    .end(name === 'index.html' ? bytes.toString().replace('<html', `<html data-site="${site}"`) : bytes);
}
