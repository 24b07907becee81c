import type { Ref } from 'react';
import { type BuiltPicture, type PhotoFiles, photoFormats } from './built-picture.ts';
import styles from './Picture.module.css';

/** What is drawn for each kind of place: the drawing's size in pixels, and how wide the place is in a window. */
const shapes = {
  portrait: { width: 600, height: 750, sizes: '(min-width: 60rem) 36rem, 92vw' },
  landscape: { width: 800, height: 600, sizes: '(min-width: 60rem) 38rem, 92vw' },
  article: { width: 960, height: 540, sizes: '(min-width: 60rem) 38rem, 92vw' },
  wide: { width: 1600, height: 700, sizes: '100vw' },
  hero: { width: 1600, height: 900, sizes: '100vw' },
} as const;

export type PictureShape = keyof typeof shapes;

export interface PictureProps {
  readonly picture: BuiltPicture;
  readonly shape: PictureShape;
  /** For the picture that a visitor sees first: fetched at once, not when it comes near. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLImageElement>;
}

/** A picture that keeps its place while it loads; a photograph comes in the width and the format that suit the browser. */
export function Picture({ picture, shape, isFirst = false, className, ref }: PictureProps) {
  const { src, alt, width, height, photo } = picture;
  const place = shapes[shape];
  const image = (
    <img
      ref={ref}
      className={className}
      src={src}
      alt={alt}
      width={width ?? place.width}
      height={height ?? place.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'auto' : 'async'}
      data-color={photo?.color}
    />
  );
  if (!photo) return image;
  // A browser that knows how wide a lazy picture stands chooses by that.
  const sizes = isFirst ? place.sizes : `auto, ${place.sizes}`;
  return (
    <picture className={styles.photo}>
      {photoFormats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(photo, format)} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

function sourceSet({ stem, widths }: PhotoFiles, format: string): string {
  return widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
}
