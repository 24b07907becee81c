import { join } from 'node:path';
import { Hono } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType, mimes } from 'hono/utils/mime';
import { conditionalAnswer, describeFile, type Headers } from './conditional.ts';
import { fileMemory, type ReadFile, type StoredFile } from './files.ts';
import { headersFor, parseHeaders } from './headers.ts';
import { parseRedirects } from './hosts.ts';

export interface StaticSite {
  readonly app: Hono;
  /** The headers of all that is answered at `path`, as `_headers` of the site names them. */
  headersOf(path: string): Headers;
}

/** The encodings of precompressed files with their endings, the smallest first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const TYPES = { ...mimes, atom: 'application/atom+xml; charset=utf-8' };

/**
 * Serves a built site as a static host does: `/path` is `path.html`, and a final slash or `.html` redirects there;
 * precompressed files are preferred; entity tags, dates and ranges are answered; `_headers` says which headers go with
 * what, `_redirects` what has moved; everything else is `404.html`, with status 404.
 */
export function staticSite(dir: string): StaticSite {
  const read = fileMemory();
  const rules = parsed(join(dir, '_headers'), parseHeaders, read);
  const redirects = parsed(join(dir, '_redirects'), parseRedirects, read);
  const headersOf = (path: string): Headers => ({
    'Cache-Control': 'no-cache',
    ...headersFor(path, rules()),
  });
  const find = (path: string, accepted: string | undefined): Moved | Found | undefined => {
    const to = redirects().get(path) ?? elsewhere(path);
    if (to !== undefined) return { to, headers: headersOf(path) };
    const name = fileOf(path);
    return name === undefined ? undefined : describe(name, path, accepted);
  };
  const describe = (name: string, path: string, accepted: string | undefined): Found | undefined => {
    const found = representationOf(join(dir, name), accepted, read);
    if (!found) return undefined;
    const headers = { ...headersOf(path), 'Content-Type': typeOf(name), ...found.headers };
    return { file: found.file, headers: describeFile(found.file, headers) };
  };
  const findSoon = forAWhile(find);

  // One handler for all methods: with a second one that matches, Hono would make a chain of promises of each request.
  const app = new Hono();
  app.all('*', (context) => {
    const { req } = context;
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return context.text('method not allowed', 405, { Allow: 'GET, HEAD' });
    const { path, query } = partsOf(req.url);
    const accepted = req.header('Accept-Encoding');
    const found = findSoon(path, accepted);
    if (found && 'to' in found) {
      const headers = { ...found.headers, Location: found.to + query };
      return new Response(null, { status: 301, headers });
    }
    if (found) return conditionalAnswer(found.file, found.headers, req);
    const missing = describe('/404.html', path, accepted);
    if (!missing) return context.notFound();
    // Nobody may keep for a year that a file is missing, nor take a part of what says so.
    const { ETag: _tag, 'Accept-Ranges': _ranges, ...headers } = missing.headers as Record<string, string>;
    return new Response(missing.file.bytes, {
      status: 404,
      headers: { ...headers, 'Cache-Control': 'no-cache' },
    });
  });
  return { app, headersOf };
}

/** An address whose page stands elsewhere. */
interface Moved {
  readonly to: string;
  readonly headers: Headers;
}

interface Found {
  readonly file: StoredFile;
  readonly headers: Headers;
}

type Find = (path: string, accepted: string | undefined) => Moved | Found | undefined;

/** Milliseconds for which an answer holds: a busy site need not look at its disk for every visitor. */
const A_WHILE = 100;

/** So many answers are remembered; then all are forgotten, for visitors may spell one address in many ways. */
const MAX_REMEMBERED = 2000;

/** The same, which looks for what it has just found no sooner than after a while. */
function forAWhile(find: Find): Find {
  const remembered = new Map<string, { readonly until: number; readonly found: Moved | Found }>();
  return (path, accepted) => {
    const key = `${accepted} ${path}`;
    const known = remembered.get(key);
    const now = performance.now();
    if (known && now < known.until) return known.found;
    const found = find(path, accepted);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    if (found) remembered.set(key, { until: now + A_WHILE, found });
    else remembered.delete(key);
    return found;
  };
}

/** What `parse` makes of the text of a file, made anew when the file has changed; of no text when there is none. */
function parsed<T>(path: string, parse: (text: string) => T, read: ReadFile): () => T {
  let known: StoredFile | undefined;
  let value = parse('');
  return () => {
    const file = read(path);
    if (file !== known) value = parse(file ? new TextDecoder().decode(file.bytes) : '');
    known = file;
    return value;
  };
}

/** The path of an address as it was sent, and its query with the `?`: Hono's own path is decoded, and not in every part. */
function partsOf(url: string): { path: string; query: string } {
  const path = url.slice(url.indexOf('/', 'https://'.length));
  const end = path.indexOf('?');
  return end < 0 ? { path, query: '' } : { path: path.slice(0, end), query: path.slice(end) };
}

/** Where the page of `path` stands, when not there: without its final slashes and `.html`. */
function elsewhere(path: string): string | undefined {
  const bare = path.replace(/\/+$/, '').replace(/(\/index)?\.html$/, '');
  if (bare === path || (path === '/' && bare === '') || path === '/404.html') return undefined;
  // One slash before the path: two would name another host.
  return `/${bare.replace(/^[/\\]+/, '')}`;
}

/** The file below the site's folder that `path` asks for; `undefined` for a path that asks for what is none of its business. */
function fileOf(path: string): string | undefined {
  let file: string;
  try {
    file = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  // `/_headers` and its like speak to hosts, not to visitors.
  const isStrange = /^\/(_|404(\.html)?$)|\/\.(?!well-known\/)|\/\/|[\\\0]/.test(file);
  if (isStrange) return undefined;
  if (file === '/') return '/index.html';
  return /\.[^/]+$/.test(file) ? file : `${file}.html`;
}

interface Representation {
  readonly file: StoredFile;
  readonly headers: Headers;
}

/** The file at `path`, precompressed where the site has it so and `accepted`, an `Accept-Encoding`, allows it. */
function representationOf(
  path: string,
  accepted: string | undefined,
  read: ReadFile,
): Representation | undefined {
  const file = read(path);
  if (!file) return undefined;
  const encodings = parseAccept(accepted ?? '');
  let isCompressed = false;
  for (const [name, ending] of ENCODINGS) {
    const compressed = read(path + ending);
    if (!compressed) continue;
    isCompressed = true;
    const wish = encodings.find(({ type }) => type === name) ?? encodings.find(({ type }) => type === '*');
    if (wish && wish.q > 0)
      return { file: compressed, headers: { 'Content-Encoding': name, Vary: 'Accept-Encoding' } };
  }
  return { file, headers: isCompressed ? { Vary: 'Accept-Encoding' } : {} };
}

function typeOf(file: string): string {
  return getMimeType(file, TYPES) ?? 'application/octet-stream';
}
