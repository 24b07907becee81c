// Built files of pictures.
import { type PictureFile, photoFormats, sourceSet } from '../components/built-picture.ts';

let files: ReadonlyMap<string, PictureFile> = new Map();

/** @param known by the address that `generated/` has for them; without it, pictures stay as the content names them */
export function setPictureFiles(known: ReadonlyMap<string, PictureFile>): void {
  files = known;
}

/** The address under which the picture at `src` is served. */
export function servedAt(src: string): string {
  return files.get(src)?.src ?? src;
}

/** A picture in a text, as `sapin generate` writes it. */
const IN_TEXT = /<img src="(\/images\/[^"]*)"([^>]*)>/g;
/** The text is as wide as this, or as the screen. */
const SIZES = 'auto, (min-width: 60rem) 38rem, 92vw';

function inText(html: string): string {
  if (!html.includes('<img ')) return html;
  return html.replace(IN_TEXT, (written, src: string, rest: string) => {
    const file = files.get(decodeURI(src));
    if (file === undefined) return written;
    const image = `<img src="${file.src}"${rest}>`;
    const { photo } = file;
    if (!photo) return image;
    const sources = photoFormats.map(
      (format) => `<source type="image/${format}" srcset="${sourceSet(photo, format)}" sizes="${SIZES}">`,
    );
    return `<picture>${sources.join('')}${image}</picture>`;
  });
}

/** The same JSON, with the built file in each picture. */
export function withPictureFiles<T>(json: T): T {
  if (typeof json === 'string') return inText(json) as T;
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map(withPictureFiles) as T;
  const copy: Record<string, unknown> = { ...(json as Record<string, unknown>) };
  for (const name in copy) copy[name] = withPictureFiles(copy[name]);
  return ('alt' in copy ? Object.assign(copy, files.get(String(copy.src))) : copy) as T;
}
