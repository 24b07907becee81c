import { decodedPath, encodedPath } from '../../../core/text/encoded-path.ts';

/** A picture in a Markdown text. */
export interface TextPicture {
  /** Its name among those of the site. */
  readonly src: string;
  readonly alt: string;
  /** In per cent of the text's width; `null` for all of it. */
  readonly width: number | null;
}

/** The widths that a picture may have (`annotations/markdown.ts`), the usual one last. */
export const WIDTHS = [33, 50, 67, null] as const;

/** The picture that a paragraph is; `undefined` for any other. */
export function readPicture(text: string): TextPicture | undefined {
  const found = /^!\[((?:\\.|[^\]\\])*)\]\(<?([^()<>\s]+)>?\)(?:\{width=(\d+)%\})?$/.exec(text.trim());
  if (!found) return undefined;
  const [, alt = '', src = '', width] = found;
  return {
    src: decodedPath(src),
    alt: alt.replace(/\s+/g, ' ').replace(/\\(.)/g, '$1'),
    width: width === undefined ? null : Number(width),
  };
}

export function writePicture({ src, alt, width }: TextPicture): string {
  const words = alt
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\[\]*_`]/g, '\\$&');
  return `![${words}](${encodedPath(src)})${width === null ? '' : `{width=${width}%}`}`;
}

export function addressOfPicture(src: string): string {
  return src.startsWith('https:') ? src : `/images/${encodedPath(src)}`;
}
