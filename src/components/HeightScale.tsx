import { useId } from 'react';
import { formatHeight, formatPrice } from '../text/format.ts';
import styles from './HeightScale.module.css';
import type { TreeShape } from './tree/draw-tree.ts';
import { Person } from './tree/Person.tsx';
import { TreeDrawing, treeWidth } from './tree/TreeDrawing.tsx';

/** Constant, so that the text always has the same size. */
const width = 480;
const gap = 14;
/** For the names of the metres, at the left. */
const margin = 30;
/** In metres, arms and mittens included. */
const personWidth = 0.8;

interface HeightScaleProps {
  readonly shape: TreeShape;
  /** Height in metres and price in euros, from the smallest to the tallest; one that is sold out has no price. */
  readonly sizes: readonly { readonly height: number; readonly price: number | undefined }[];
  /** Height of the person beside them, in metres. */
  readonly person: number;
}

/**
 * Trees drawn to scale beside a person, over a line for each metre. Hidden from assistive
 * technology, because the table beside it says the same.
 */
export function HeightScale({ shape, sizes, person }: HeightScaleProps) {
  const drawn = useId();
  const tallest = Math.max(person, ...sizes.map(({ height }) => height));
  const widths = sizes.map(({ height }) => treeWidth(shape, height)).reduce((sum, each) => sum + each, 0);
  /** Drawing units in a metre. */
  const metre = Math.min(110, (width - margin - gap * sizes.length) / (personWidth + widths));
  const top = tallest * metre + 34;
  let x = margin + personWidth * metre + gap;
  const trees = sizes.map((size) => {
    const across = treeWidth(shape, size.height * metre);
    const middle = x + across / 2;
    x += across + gap;
    return { ...size, middle };
  });
  const metres = Array.from({ length: Math.floor(tallest) }, (_, index) => (index + 1) * metre);
  return (
    <svg
      className={styles.scale}
      viewBox={`0 ${-Math.ceil(top)} ${width} ${Math.ceil(top + 34)}`}
      aria-hidden="true"
    >
      <defs>
        <g id={drawn}>
          <TreeDrawing shape={shape} height={metre} />
        </g>
      </defs>
      {metres.map((y, index) => (
        <g key={y} transform={`translate(0 ${(-y).toFixed(1)})`}>
          <path className={styles.metre} d={`M0 0H${width}`} />
          <text className={styles.name} y="-4">
            {`${index + 1}\u00a0m`}
          </text>
        </g>
      ))}
      <path stroke="var(--color-field-line)" strokeWidth="2" d={`M0 0H${width}`} />
      <g transform={`translate(${margin + (personWidth * metre) / 2} 0)`}>
        <Person height={person * metre} />
      </g>
      {trees.map(({ height, price, middle }) => (
        <g key={height} data-out={price === undefined} transform={`translate(${middle.toFixed(1)} 0)`}>
          <use href={`#${drawn}`} transform={`scale(${height})`} />
          <text className={styles.height} y={Math.round(-height * metre - 10)}>
            {formatHeight(height)}
          </text>
          {price !== undefined && (
            <text className={styles.price} y={27}>
              {formatPrice(price)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
