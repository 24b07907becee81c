import { lazy, type ReactNode, Suspense } from 'react';
import line from '../../components/HeightScale.module.css';
import type { TreeShape } from '../../components/tree/draw-tree.ts';
import styles from './ComparisonTable.module.css';

/** Drawing units in a metre. */
const metre = 100;
/** Arms and mittens included, in metres. */
const personWidth = 0.9;
/** For the name of a metre above its line, in metres. */
const headroom = 0.3;

// Loaded with the first choice: the table of all varieties draws nothing.
const TreeDrawing = lazy(async () => ({
  default: (await import('../../components/tree/TreeDrawing.tsx')).TreeDrawing,
}));
const Person = lazy(async () => ({ default: (await import('../../components/tree/Person.tsx')).Person }));

/** What all drawings of a row measure, in metres. */
interface Scale {
  readonly width: number;
  readonly height: number;
}

/** The room that the widest and the tallest of these trees need, and a person of this height. */
export function scaleOf(person: number, trees: readonly Scale[]): Scale {
  return {
    width: Math.max(personWidth, ...trees.map(({ width }) => width)) + 0.2,
    height: Math.max(person, ...trees.map(({ height }) => height)) + headroom,
  };
}

/** A tree that is `height` metres tall. */
export function TreeToScale({ scale, shape, height }: { scale: Scale; shape: TreeShape; height: number }) {
  return (
    <Drawing scale={scale}>
      <TreeDrawing shape={shape} height={height * metre} />
    </Drawing>
  );
}

/** A person beside the names of the metres. */
export function PersonToScale({ scale, height }: { readonly scale: Scale; readonly height: number }) {
  return (
    <Drawing scale={scale} areMetresNamed>
      <Person height={height * metre} />
    </Drawing>
  );
}

interface DrawingProps {
  readonly scale: Scale;
  readonly areMetresNamed?: boolean;
  readonly children: ReactNode;
}

/** The feet of `children` stand at 0 0, over a line for each metre that goes on beyond the drawing. */
function Drawing({ scale, areMetresNamed, children }: DrawingProps) {
  const [width, height] = [scale.width * metre, scale.height * metre];
  const metres = Array.from({ length: Math.floor(scale.height - headroom) }, (_, index) => index + 1);
  return (
    <svg
      className={styles.drawing}
      viewBox={`${-width / 2} ${-height} ${width} ${height}`}
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      {metres.map((at) => (
        <path key={at} className={line.metre} d={`M${-9 * width} ${-at * metre}H${9 * width}`} />
      ))}
      {areMetresNamed &&
        metres.map((at) => (
          <text key={at} className={styles.height} x={-width / 2} y={-at * metre - 4}>
            {`${at}\u00a0m`}
          </text>
        ))}
      <Suspense>{children}</Suspense>
    </svg>
  );
}
