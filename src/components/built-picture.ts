import type { Picture } from '#generated/types.ts';

/** A file of `content/images/` as built. */
export interface PictureFile {
  /** Address of the picture in the form that every browser can show. */
  readonly src: string;
  /** In pixels, where the file has a size. */
  readonly width?: number;
  readonly height?: number;
  readonly photo?: PhotoFiles;
}

/** A photograph stands in several widths and formats, at `STEM-WIDTH.FORMAT`. */
export interface PhotoFiles {
  readonly stem: string;
  /** In pixels, the narrowest first. */
  readonly widths: readonly number[];
  /** Its mean colour, as a CSS placeholder. */
  readonly color: string;
}

/** The formats that a browser chooses from, the lightest first. */
export const photoFormats = ['avif', 'webp'] as const;

/** A picture as content names it, with what the build knows of its file. */
export type BuiltPicture = Picture & Partial<PictureFile>;

export function sourceSet({ stem, widths }: PhotoFiles, format: (typeof photoFormats)[number]): string {
  return widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
}
