import { Picture, type PictureProps } from './Picture.tsx';
import styles from './PictureFrame.module.css';

interface PictureFrameProps extends Omit<PictureProps, 'className' | 'ref'> {
  /** A line under the picture, such as `Photo non contractuelle`. */
  readonly note?: string | undefined;
}

/** A picture with round corners, and a line under it when there is something to say. */
export function PictureFrame({ note, ...picture }: PictureFrameProps) {
  const image = <Picture {...picture} className={styles.image} />;
  if (!note) return image;
  return (
    <figure className={styles.figure}>
      {image}
      <figcaption>{note}</figcaption>
    </figure>
  );
}
