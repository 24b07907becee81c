// Conditional and partial requests (RFC 9110, sections 13 and 14).
import type { HonoRequest } from 'hono';
import type { StoredFile } from './files.ts';

export type Headers = Readonly<Record<string, string>>;

/** The headers of a whole file: those that its site gives it, and what conditional requests ask about. */
export function describeFile({ bytes, etag, modified }: StoredFile, headers: Headers): Headers {
  return {
    ...headers,
    'Content-Length': String(bytes.length),
    ETag: etag,
    'Last-Modified': new Date(modified).toUTCString(),
    'Accept-Ranges': 'bytes',
  };
}

/**
 * The file, the part of it that is asked for, or nothing when the visitor has it already.
 * @param about as `describeFile` gives it
 */
export function conditionalAnswer(file: StoredFile, about: Headers, request: HonoRequest): Response {
  if (isKnown(file, request)) {
    const {
      'Content-Type': _type,
      'Content-Encoding': _encoding,
      'Content-Length': _length,
      ...rest
    } = about as Record<string, string>;
    return new Response(null, { status: 304, headers: rest });
  }
  const range = rangeOf(file, request);
  if (range === 'whole') return new Response(file.bytes, { headers: about });
  const { length } = file.bytes;
  if (range === 'outside') {
    const outside = { 'Content-Range': `bytes */${length}`, 'Content-Length': '0' };
    return new Response(null, { status: 416, headers: { ...about, ...outside } });
  }
  const part = file.bytes.subarray(range.start, range.end);
  const place = `bytes ${range.start}-${range.end - 1}/${length}`;
  return new Response(part, {
    status: 206,
    headers: { ...about, 'Content-Range': place, 'Content-Length': String(part.length) },
  });
}

/** Whether the visitor has the file as it is. The entity tag decides; the date only when none is given. */
function isKnown({ etag, modified }: StoredFile, request: HonoRequest): boolean {
  const tags = request.header('If-None-Match');
  if (tags !== undefined)
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  const since = request.header('If-Modified-Since');
  return since !== undefined && modified <= Date.parse(since);
}

interface Range {
  readonly start: number;
  /** Of the first byte that is not asked for any more. */
  readonly end: number;
}

/** The one range of bytes that is asked for. Several at once, and what is no range, are answered with the whole file. */
function rangeOf(file: StoredFile, request: HonoRequest): Range | 'whole' | 'outside' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.header('Range') ?? '') ?? [];
  if (first === undefined || last === undefined || request.method !== 'GET') return 'whole';
  if (!isSame(file, request.header('If-Range'))) return 'whole';
  const { length } = file.bytes;
  // `bytes=-5` asks for the last five.
  const start = first === '' ? Math.max(length - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? length : Math.min(Number(last) + 1, length);
  if (first + last === '' || (last !== '' && first !== '' && Number(last) < Number(first))) return 'whole';
  return start < end ? { start, end } : 'outside';
}

/** Whether the part that the visitor has, as `If-Range` names it, is of the file as it is. */
function isSame({ etag, modified }: StoredFile, ifRange: string | undefined): boolean {
  return ifRange === undefined || ifRange === etag || modified === Date.parse(ifRange);
}
