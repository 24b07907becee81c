import { readFileSync, statSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType, mimes } from 'hono/utils/mime';
import send from 'send';
import { withoutFinalSlashes } from '../../core/shared/final-slashes.ts';
import { fold } from '../../core/shared/fold.ts';
import { headersFor, parseHeaders } from './headers.ts';
import { parseRedirects } from './hosts.ts';

/** The encodings of precompressed files with their endings, the smallest first. */
const ENCODINGS = Object.entries({ br: '.br', gzip: '.gz' });

const TYPES = { ...mimes, atom: 'application/atom+xml; charset=utf-8' };

/** For what may be otherwise tomorrow, whatever its path. */
const UNCACHED = { 'Cache-Control': 'no-cache' };

/**
 * Serves a built site as a static host does: `/path` is `path.html`, and a final slash, `.html`, capitals and accents redirect there;
 * precompressed files are preferred; `_headers` and `_redirects` apply; everything else is `404.html`, with status 404.
 */
export function staticSite(dir: string) {
  const rules = parsedFile(join(dir, '_headers'), parseHeaders);
  const redirects = parsedFile(join(dir, '_redirects'), parseRedirects);
  const headersOf = (path: string) => ({ ...UNCACHED, ...headersFor(path, rules()) });
  const isThere = (name: string) => isFile(join(dir, name));
  /** Where the page is whose address `path` is but for capitals and accents. */
  const spelled = (path: string): string | undefined => {
    const folded = encodeURI(fold(decodeURI(path)));
    const location = redirects().get(folded) ?? folded;
    const name = location === path ? undefined : fileName(location);
    return name !== undefined && isThere(name) ? location : undefined;
  };
  const isPage = (path: string) => {
    const name = canonicalPath(path) === undefined ? fileName(path) : undefined;
    return name?.endsWith('.html') === true && isThere(name);
  };
  /** Whether a file is the precompressed copy of another, which has the address. */
  const isCopy = (name: string) =>
    ENCODINGS.some(([, ending]) => name.endsWith(ending) && isThere(name.slice(0, -ending.length)));
  const find = (path: string): { readonly file?: string; readonly location?: string | undefined } => {
    const location = redirects().get(path) ?? canonicalPath(path);
    if (location !== undefined) return { location };
    const file = fileName(path);
    if (file === undefined || isCopy(file)) return {};
    return isThere(file) ? { file } : { location: spelled(path) };
  };
  const sendFile = (request: IncomingMessage, response: ServerResponse, file: string, isWanted: boolean) => {
    const copies = ENCODINGS.filter(([, ending]) => isThere(file + ending));
    const [encoding, ending = ''] = copies.find(([name]) => accepts(request, name)) ?? [];
    if (copies.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Type', getMimeType(file, TYPES) ?? 'application/octet-stream');
    const options = { root: dir, dotfiles: 'allow', cacheControl: false } as const;
    send(request, encodeURI(file + ending), { ...options, etag: isWanted, acceptRanges: isWanted })
      .on('error', (error: Error & { readonly status: number }) => fail(response, error.status, error))
      .pipe(response);
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { path, query } = targetOf(request);
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return fail(response, 405);
    }
    // A response without a body has no ranges.
    if (method === 'HEAD') delete request.headers.range;
    try {
      const { file, location } = find(path);
      // What is not there must not be cached for a year.
      if (file === undefined) response.setHeaders(new Map(Object.entries(UNCACHED)));
      response.statusCode = location ? 301 : file ? 200 : 404;
      if (location) response.setHeader('Location', location + query).end();
      else sendFile(request, response, file ?? '/404.html', file !== undefined);
    } catch (error) {
      fail(response, 500, error as Error);
    }
  };
  return { answer, headersOf, isPage };
}

/** Answers with what went wrong. A file that cannot be read now, for want of descriptors for example, is not gone. */
function fail(response: ServerResponse, reason: number, error?: Error): void {
  const status = reason === 500 ? 503 : reason;
  if (status === 503) {
    console.error(error?.message);
    response.setHeader('Retry-After', '5');
  }
  if (response.headersSent) return void response.destroy();
  for (const name of ['Content-Encoding', 'Content-Length']) response.removeHeader(name);
  response.writeHead(status, { ...UNCACHED, 'Content-Type': 'text/plain' }).end(STATUS_CODES[status]);
}

/** Errors that mean that nothing has this name. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** Whether there is a file at a path. Throws when that cannot be known now. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch (error) {
    if (ABSENT.has(String((error as NodeJS.ErrnoException).code))) return false;
    throw error;
  }
}

/** What `parse` gives for the text of a file, parsed again when it changes; for no text when there is none. */
function parsedFile<T>(path: string, parse: (text: string) => T): () => T {
  let version: string | undefined;
  let value = parse('');
  return () => {
    try {
      const { ino, mtimeMs, size } = statSync(path);
      if (`${ino} ${mtimeMs} ${size}` !== version) value = parse(readFileSync(path, 'utf8'));
      version = `${ino} ${mtimeMs} ${size}`;
    } catch {
      // What was read last still holds.
    }
    return value;
  };
}

/** The path as it was sent, and the query with its `?`; of a proxy's request, which names a host as well. */
export function targetOf({ url = '' }: IncomingMessage): { path: string; query: string } {
  const target = url.replace(/^https?:\/\/[^/?]*/i, '');
  const [path = ''] = target.split('?', 1);
  return { path: path || '/', query: target.slice(path.length) };
}

/** Where the page of `path` is, unless there: without its final slashes, `.html` and `index`. */
function canonicalPath(path: string): string | undefined {
  const bare = withoutFinalSlashes(path)
    .replace(/(\/index)?\.html$/, '')
    .replace(/^\/index$/, '');
  if (bare === path || (path === '/' && bare === '') || path === '/404.html') return undefined;
  // One slash before the path: two would name another host.
  return `/${bare.replace(/^[/\\]+/, '')}`;
}

/** The file of `path`, below the site's folder; `undefined` for hidden files. */
function fileName(path: string): string | undefined {
  let file: string;
  try {
    file = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  // `/_headers` and its like are for hosts.
  const isHidden = /^\/(_|404(\.html)?$)|\/\.(?!well-known\/)|\/\/|[\\\0]/.test(file);
  if (isHidden) return undefined;
  if (file === '/') return '/index.html';
  const hasEnding = file.slice(file.lastIndexOf('/'), -1).includes('.');
  return hasEnding ? file : `${file}.html`;
}

function accepts({ headers }: IncomingMessage, encoding: string): boolean {
  const wishes = parseAccept(String(headers['accept-encoding'] ?? ''));
  const wish = wishes.find(({ type }) => type === encoding) ?? wishes.find(({ type }) => type === '*');
  return wish !== undefined && wish.q > 0;
}
