import { join } from 'node:path';
import { Hono } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType, mimes } from 'hono/utils/mime';
import { withoutFinalSlashes } from '../../core/shared/final-slashes.ts';
import { fold } from '../../core/shared/fold.ts';
import { conditionalResponse, type Headers } from './conditional.ts';
import { fileCache, type ReadFile, type StoredFile } from './files.ts';
import { headersFor, parseHeaders } from './headers.ts';
import { parseRedirects } from './hosts.ts';

interface StaticSite {
  readonly app: Hono;
  /** The headers of every answer at `path`, from the site's `_headers`. */
  headersOf(path: string): Headers;
  /** Whether there is a page of which `path` is the address. */
  isPage(path: string): boolean;
}

type Answer = { readonly headers: Headers } & (
  | { readonly file: StoredFile; readonly location?: never }
  | { readonly location: string; readonly file?: never }
);

/** @param accepted an `Accept-Encoding` */
type FindAnswer = (path: string, accepted: string | undefined) => Answer | undefined;

/** The encodings of precompressed files with their endings, the smallest first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const TYPES = { ...mimes, atom: 'application/atom+xml; charset=utf-8' };

/**
 * Serves a built site as a static host does: `/path` is `path.html`, and a final slash, `.html`, capitals and accents redirect there;
 * precompressed files are preferred; entity tags, dates and ranges are answered; `_headers` and `_redirects` apply;
 * everything else is `404.html`, with status 404.
 */
export function staticSite(dir: string): StaticSite {
  const read = fileCache();
  const rules = parsedFile(join(dir, '_headers'), parseHeaders, read);
  const redirects = parsedFile(join(dir, '_redirects'), parseRedirects, read);
  const headersOf = (path: string): Headers => ({
    'Cache-Control': 'no-cache',
    ...headersFor(path, rules()),
  });
  const answerFile = (name: string, path: string, accepted: string | undefined): Answer | undefined => {
    const { file, encoding } = smallestAccepted(join(dir, name), accepted, read) ?? {};
    const headers = {
      ...headersOf(path),
      ...encoding,
      'Content-Type': getMimeType(name, TYPES) ?? 'application/octet-stream',
      ...file?.headers,
    };
    return file && { file, headers };
  };
  /** Where the page is whose address `path` is but for capitals and accents. */
  const answerSpelled = (path: string): Answer | undefined => {
    const spelled = encodeURI(fold(decodeURI(path)));
    const location = redirects().get(spelled) ?? spelled;
    const name = fileName(location);
    const isThere = location !== path && name !== undefined && read(join(dir, name)) !== undefined;
    return isThere ? { location, headers: uncached(headersOf(location)) } : undefined;
  };
  const isPage = (path: string): boolean => {
    const name = canonicalPath(path) === undefined ? fileName(path) : undefined;
    return name?.endsWith('.html') === true && read(join(dir, name)) !== undefined;
  };
  /** Whether a file is the precompressed copy of another, which has the address. */
  const isCopy = (name: string) =>
    ENCODINGS.some(([, ending]) => name.endsWith(ending) && read(join(dir, name.slice(0, -ending.length))));
  const findAnswer = cached((path, accepted) => {
    const location = redirects().get(path) ?? canonicalPath(path);
    if (location !== undefined) return { location, headers: uncached(headersOf(path)) };
    const name = fileName(path);
    if (name === undefined || isCopy(name)) return undefined;
    return answerFile(name, path, accepted) ?? answerSpelled(path);
  });

  // One handler for all methods: with a second one that matches, Hono would make a chain of promises of each request.
  const app = new Hono();
  app.all('*', (context) => {
    const { req } = context;
    const { path, query } = splitUrl(req.url);
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return context.text('method not allowed', 405, { ...headersOf(path), Allow: 'GET, HEAD' });
    const accepted = req.header('Accept-Encoding');
    const answer = findAnswer(path, accepted);
    if (answer?.file) return conditionalResponse(answer.file, answer.headers, req);
    if (answer) {
      const headers = { ...answer.headers, Location: answer.location + query };
      return new Response(null, { status: 301, headers });
    }
    const missing = answerFile('/404.html', path, accepted);
    if (!missing?.file) return context.notFound();
    // A missing file must not be cached for a year, and its page cannot be resumed.
    const { ETag: _tag, 'Accept-Ranges': _ranges, ...headers } = missing.headers as Record<string, string>;
    return new Response(missing.file.bytes, { status: 404, headers: uncached(headers) });
  });
  // A file that cannot be read now, for want of descriptors for example, is not a file that is gone.
  app.onError((error, context) => {
    console.error(error.message);
    const { path } = splitUrl(context.req.url);
    return context.text('try again', 503, { ...uncached(headersOf(path)), 'Retry-After': '5' });
  });
  return { app, headersOf, isPage };
}

/** For what may be otherwise tomorrow, whatever its path. */
function uncached(headers: Headers): Headers {
  return { ...headers, 'Cache-Control': 'no-cache' };
}

/** How long an answer is cached, in milliseconds: a busy site need not read its disk for every visitor. */
const ANSWER_TTL = 100;

/** All are dropped beyond it, because one address can be spelled in many ways. */
const MAX_ANSWERS = 2000;

/** `find` with a cache that is valid for `ANSWER_TTL`. */
function cached(find: FindAnswer): FindAnswer {
  const cache = new Map<string, { readonly until: number; readonly answer: Answer }>();
  return (path, accepted) => {
    const key = `${accepted} ${path}`;
    const known = cache.get(key);
    const now = performance.now();
    if (known && now < known.until) return known.answer;
    const answer = find(path, accepted);
    if (cache.size >= MAX_ANSWERS) cache.clear();
    if (answer) cache.set(key, { until: now + ANSWER_TTL, answer });
    else cache.delete(key);
    return answer;
  };
}

/** What `parse` gives for the text of a file, parsed again when it changes; for no text when there is none. */
function parsedFile<T>(path: string, parse: (text: string) => T, read: ReadFile): () => T {
  let parsed: StoredFile | undefined;
  let value = parse('');
  return () => {
    let file = parsed;
    try {
      file = read(path);
    } catch {
      // What was read last still holds.
    }
    if (file !== parsed) value = parse(file ? new TextDecoder().decode(file.bytes) : '');
    parsed = file;
    return value;
  };
}

/** The path as it was sent, and the query with its `?`: Hono's own path is decoded, and not in every part. */
function splitUrl(url: string): { path: string; query: string } {
  const path = url.slice(url.indexOf('/', 'https://'.length));
  const end = path.indexOf('?');
  return end < 0 ? { path, query: '' } : { path: path.slice(0, end), query: path.slice(end) };
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

/** The file at `path`, precompressed where `accepted` allows and there is one, with the headers of its encoding. */
function smallestAccepted(
  path: string,
  accepted: string | undefined,
  read: ReadFile,
): { file: StoredFile; encoding: Headers } | undefined {
  const file = read(path);
  if (!file) return undefined;
  const encodings = parseAccept(accepted ?? '');
  let encoding: Headers = {};
  for (const [name, ending] of ENCODINGS) {
    const compressed = read(path + ending);
    if (!compressed) continue;
    encoding = { Vary: 'Accept-Encoding' };
    const wish = encodings.find(({ type }) => type === name) ?? encodings.find(({ type }) => type === '*');
    if (wish && wish.q > 0) return { file: compressed, encoding: { ...encoding, 'Content-Encoding': name } };
  }
  return { file, encoding };
}
