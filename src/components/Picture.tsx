import type { Ref } from 'react';
import { type BuiltPicture, photoFormats, sourceSet } from './built-picture.ts';
import styles from './Picture.module.css';

/** For each shape: the size of a drawing in pixels, and `sizes` of a photograph. */
const shapes = {
  portrait: { width: 600, height: 750, sizes: '(min-width: 60rem) 36rem, 92vw' },
  landscape: { width: 800, height: 600, sizes: '(min-width: 60rem) 38rem, 92vw' },
  article: { width: 960, height: 540, sizes: '(min-width: 60rem) 38rem, 92vw' },
  hero: { width: 1600, height: 900, sizes: '100vw' },
} as const;

type PictureShape = keyof typeof shapes;

export interface PictureProps {
  readonly picture: BuiltPicture;
  readonly shape: PictureShape;
  /** Above the fold: fetched eagerly. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLImageElement>;
}

/** Reserves its space while it loads; photographs come in several widths and formats. */
export function Picture({ picture, shape, isFirst = false, className, ref }: PictureProps) {
  const { src, alt, width, height, photo, focus } = picture;
  const place = shapes[shape];
  const image = (
    <img
      ref={ref}
      className={className}
      src={src}
      alt={alt}
      width={width ?? place.width}
      height={height ?? place.height}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? undefined : 'async'}
      data-color={photo?.color}
      data-focus={focus}
    />
  );
  if (!photo) return image;
  // `auto` lets the browser choose by the laid-out width of a lazy picture.
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
