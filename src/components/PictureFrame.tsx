import type { Picture } from '../../generated/types.ts';
import styles from './PictureFrame.module.css';

/** Sizes, in pixels, in which the drawings of each shape are made. */
const sizes = {
  portrait: { width: 600, height: 750 },
  landscape: { width: 800, height: 600 },
  article: { width: 960, height: 540 },
  wide: { width: 1600, height: 700 },
} as const;

interface PictureFrameProps {
  readonly picture: Picture;
  readonly shape: keyof typeof sizes;
  /** For the picture that a visitor sees first: fetched at once, not when it comes near. */
  readonly isFirst?: boolean;
  /** A line under the picture, such as `Photo non contractuelle`. */
  readonly note?: string | undefined;
}

/** A picture that keeps its place while it loads. */
export function PictureFrame({ picture, shape, isFirst = false, note }: PictureFrameProps) {
  const image = (
    <img
      className={styles.image}
      src={picture.src}
      alt={picture.alt}
      {...sizes[shape]}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  );
  if (!note) return image;
  return (
    <figure className={styles.figure}>
      {image}
      <figcaption>{note}</figcaption>
    </figure>
  );
}
