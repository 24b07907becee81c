import { hash } from 'node:crypto';
import type { SharedPage, ShareImage } from './application.ts';

/** A share image still to be drawn: a title beside a picture, which `alt` describes. */
export interface WantedImage extends ShareImage {
  readonly title: string;
  /** Address of the picture beside the words. */
  readonly picture: string;
}

/** What networks show of an address, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Part of the cache key: change it with the drawing. */
export const shareEdition = '2';

interface NamedPicture {
  readonly src: string;
  readonly alt: string;
}

/** What all images have in common. */
export interface ShareStyle {
  readonly siteName: string;
  /** The picture of pages that have none. */
  readonly usualPicture: NamedPicture;
}

/** The image of a page: its title beside its first picture. Two pages with the same of both have the same image. */
export function shareImageOf(
  { head, props }: SharedPage,
  { siteName, usualPicture }: ShareStyle,
): WantedImage {
  // The fonts have no narrow no-break space.
  const title = head.title.replaceAll('\u202f', '\u00a0');
  const { src: picture, alt } = firstPicture(props) ?? firstPicture(head.image) ?? usualPicture;
  const mark = hash('sha1', [shareEdition, siteName, title, picture].join('\n')).slice(0, 12);
  return { src: `/images/share/${mark}.jpg`, ...shareSize, title, alt: alt || title, picture };
}

/** The first picture of this site that a page shows. */
function firstPicture(json: unknown): NamedPicture | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  if ('src' in json && 'alt' in json && String(json.src).startsWith('/'))
    return { src: String(json.src), alt: String(json.alt) };
  for (const value of Object.values(json)) {
    const found = firstPicture(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
