import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** A picture's original may not exceed this, in bytes: the build reads it whole. */
const MAX_BYTES = 25 * 1024 * 1024;

/** Drawings are sent to visitors unchanged; a larger one is a photograph in disguise. In bytes. */
const MAX_DRAWING_BYTES = 512 * 1024;

/** No editor's camera takes larger pictures, in pixels of the longer side; a decompression bomb is larger. */
const MAX_SIDE = 12_000;

/** How much of a file is read first, in bytes: a photograph's size comes after its metadata, which is rarely longer. */
const HEAD_BYTES = 256 * 1024;

/** A picture's size in pixels, where it has one, or what is wrong with it, from its first bytes. */
export type ImageFile =
  | { readonly width: number | undefined; readonly height: number | undefined; readonly fault?: never }
  | { readonly fault: ImageFault };

export type ImageFault =
  | { readonly reason: 'ending' | 'broken' | 'cut' | 'heic' | 'active' }
  | { readonly reason: 'bytes'; readonly bytes: number; readonly max: number }
  | { readonly reason: 'pixels'; readonly width: number; readonly height: number; readonly max: number };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Reads the size of each kind of picture from its first bytes; null when they are no such picture. */
const READERS: Readonly<Record<string, (head: Buffer) => Size | 'scalable' | null>> = {
  svg: drawingSize,
  jpg: jpegSize,
  jpeg: jpegSize,
  png: pngSize,
};

/** Reads the picture at `path` in the format that its extension names. Never throws. */
export function inspectImage(path: string): ImageFile {
  const ending = /\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  const read = READERS[ending];
  if (!read) return { fault: { reason: 'ending' } };
  const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const max = ending === 'svg' ? MAX_DRAWING_BYTES : MAX_BYTES;
  if (bytes > max) return { fault: { reason: 'bytes', bytes, max } };
  let head = bytesOf(path, 0, Math.min(bytes, HEAD_BYTES));
  if (!read(head) && !isHeic(head)) head = bytesOf(path, 0, bytes);
  const size = read(head);
  if (!size) return { fault: { reason: isHeic(head) ? 'heic' : 'broken' } };
  if (ending === 'svg' && ACTIVE.test(unescaped(bytesOf(path, 0, bytes).toString('utf8'))))
    return { fault: { reason: 'active' } };
  if (size === 'scalable') return { width: undefined, height: undefined };
  if (Math.max(size.width, size.height) > MAX_SIDE)
    return { fault: { reason: 'pixels', ...size, max: MAX_SIDE } };
  return isCut(path, ending, head, bytes) ? { fault: { reason: 'cut' } } : size;
}

/**
 * What a drawing may hold only as a program: elements that run, load or embed, handlers of events, an internal DTD,
 * elements of pages, bytes that stand for other letters here than in a browser, styles from elsewhere, and references to
 * anything but its parts and pictures within it.
 */
const ACTIVE = new RegExp(
  [
    String.raw`<(?:[^\s<>/:]+:)?(?:script|foreignObject|iframe|embed|object|handler|listener)\b`,
    String.raw`[\s"'/]on[a-z]+\s*=`,
    String.raw`attributeName\s*=\s*["']\s*(?:on|(?:[\w-]+:)?href)`,
    String.raw`<!DOCTYPE[^<>[]*\[|<\?xml-stylesheet|@import|www\.w3\.org/1999/xhtml`,
    String.raw`^\uFEFF?<\?xml[^>]*\bencoding\s*=\s*["'](?!(?:utf-8|us-ascii|iso-8859-1)["'])`,
    String.raw`\burl\((?!\s*["']?\s*(?:#|data:image/(?:png|jpeg|webp|gif)[;,]))`,
    String.raw`\bhref\s*=(?!\s*["'](?:#|data:image/(?:png|jpeg|webp|gif)[;,]))`,
  ].join('|'),
  'i',
);

/** Texts of XML may write each of their signs as its number. */
function unescaped(text: string): string {
  return text
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal = '') => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    })
    .replaceAll(/&(?:quot|apos);/g, '"');
}

/** The format of an iPhone's photographs, whatever the file is called. */
export function isHeic(bytes: Uint8Array): boolean {
  // An ISO media file says in its first box which kind it is.
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'));
}

/** What ends each kind of picture; cameras may put more behind it. */
const ENDS: Readonly<Record<string, string>> = {
  svg: '</svg',
  jpg: '\xff\xd9',
  jpeg: '\xff\xd9',
  png: 'IEND',
};

/** How much of a file's end is read first, in bytes: most pictures end there. */
const TAIL_BYTES = 64 * 1024;

/** Whether a picture stops before its end, as a download that was broken off does. */
function isCut(path: string, ending: string, head: Buffer, bytes: number): boolean {
  const end = ENDS[ending] ?? '';
  // A JPEG's preview, in front of it, has the same end mark.
  const start = ending === 'svg' || ending === 'png' ? 0 : frameOf(head);
  if (ending === 'svg' && /<svg\b[^>]*\/>/.test(head.toString('utf8'))) return false;
  const has = (from: number) => bytesOf(path, Math.max(start, from), bytes).includes(end, 0, 'latin1');
  return !has(bytes - TAIL_BYTES) && !(bytes > TAIL_BYTES && has(start));
}

/** The bytes of a file from one offset to another; empty for a file that cannot be read. */
function bytesOf(path: string, from: number, to: number): Buffer {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const buffer = Buffer.allocUnsafe(Math.max(0, to - from));
    return buffer.subarray(0, readSync(file, buffer, 0, buffer.length, from));
  } catch {
    return Buffer.alloc(0);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** PNG: a signature, then a chunk `IHDR` that begins with width and height. */
function pngSize(head: Buffer): Size | null {
  if (head.length < 24 || head.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return null;
  return sound({ width: head.readUInt32BE(16), height: head.readUInt32BE(20) });
}

/** JPEG: segments of a marker and a length; the one that starts a frame (`SOF`) has height and width. */
function jpegSize(head: Buffer): Size | null {
  if (head.length < 4 || head.readUInt16BE(0) !== 0xffd8) return null;
  const at = frameOf(head);
  return at < 0 ? null : sound({ width: head.readUInt16BE(at + 7), height: head.readUInt16BE(at + 5) });
}

/** Where the frame of a JPEG starts; -1 when that is not in its head. */
function frameOf(head: Buffer): number {
  let at = 2;
  while (at + 9 <= head.length && head[at] === 0xff) {
    const marker = head[at + 1] ?? 0;
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (startsFrame) return at;
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(at + 2);
  }
  return -1;
}

/** SVG: from `viewBox`, else from `width` and `height` in pixels, else scalable to any size. */
export function drawingSize(head: Buffer): Size | 'scalable' | null {
  const root = /<svg\b[^>]*>/.exec(head.toString('utf8'))?.[0];
  if (!root) return null;
  const [, , boxWidth, boxHeight] =
    /\sviewBox="([^"]*)"/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/) ?? [];
  const width = boxWidth ?? /\swidth="([\d.]+)(?:px)?"/.exec(root)?.[1];
  const height = boxHeight ?? /\sheight="([\d.]+)(?:px)?"/.exec(root)?.[1];
  return width && height ? sound({ width: Number(width), height: Number(height) }) : 'scalable';
}

function sound(size: Size): Size | null {
  return size.width > 0 && size.height > 0 ? size : null;
}
