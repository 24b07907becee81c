// Conditional and partial requests (RFC 9110, sections 13 and 14).
import type { HonoRequest } from 'hono';
import type { StoredFile } from './files.ts';

export type Headers = Readonly<Record<string, string>>;

/**
 * The file, the requested part of it, or an empty response when the visitor has it already.
 * @param headers those of an answer with the whole file
 */
export function conditionalResponse(file: StoredFile, headers: Headers, request: HonoRequest): Response {
  const status = isOther(file, request) ? 412 : isCached(file, request) ? 304 : undefined;
  if (status) {
    const rest: Record<string, string> = { ...headers };
    for (const name of ['Content-Type', 'Content-Encoding', 'Content-Length']) delete rest[name];
    return new Response(null, { status, headers: rest });
  }
  const range = rangeOf(file, request);
  if (!range) return new Response(file.bytes, { headers });
  const { length } = file.bytes;
  const isOutside = range.start >= range.end;
  const part = isOutside ? null : file.bytes.subarray(range.start, range.end);
  const place = isOutside ? '*' : `${range.start}-${range.end - 1}`;
  return new Response(part, {
    status: isOutside ? 416 : 206,
    headers: {
      ...headers,
      'Content-Range': `bytes ${place}/${length}`,
      'Content-Length': String(part?.length ?? 0),
    },
  });
}

/** Whether the visitor has the current file. The date decides only when no entity tag is given. */
function isCached({ etag, modified }: StoredFile, request: HonoRequest): boolean {
  const tags = request.header('If-None-Match');
  if (tags !== undefined) return names(tags, etag);
  const since = request.header('If-Modified-Since');
  return since !== undefined && modified <= Date.parse(since);
}

/** Whether the visitor wants another state of the file than the current one. */
function isOther({ etag, modified }: StoredFile, request: HonoRequest): boolean {
  const tags = request.header('If-Match');
  // A weak tag matches nothing here.
  if (tags !== undefined) return !names(tags.replaceAll(/W\/"[^"]*"/g, ''), etag);
  const since = request.header('If-Unmodified-Since');
  return since !== undefined && modified > Date.parse(since);
}

/** Whether a list of entity tags, or the `*` that stands for any, names one. */
function names(tags: string, etag: string): boolean {
  return tags.trim() === '*' || tags.match(/"[^"]*"/g)?.some((tag) => tag === etag) === true;
}

interface Range {
  readonly start: number;
  /** The first byte after it. */
  readonly end: number;
}

/** The requested range, which may lie outside; `undefined`, as for invalid and multiple ranges, is the whole file. */
function rangeOf(file: StoredFile, request: HonoRequest): Range | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.header('Range') ?? '') ?? [];
  const isInvalid = first + last === '' || (first !== '' && last !== '' && Number(last) < Number(first));
  if (isInvalid || request.method !== 'GET' || !isSame(file, request.header('If-Range'))) return undefined;
  const { length } = file.bytes;
  // `bytes=-5` asks for the last five.
  if (first === '') return { start: Math.max(length - Number(last), 0), end: length };
  return { start: Number(first), end: last === '' ? length : Math.min(Number(last) + 1, length) };
}

/** Whether the visitor's part, identified by `If-Range`, is of the current file. */
function isSame({ etag, modified }: StoredFile, ifRange: string | undefined): boolean {
  return ifRange === undefined || ifRange === etag || modified === Date.parse(ifRange);
}
