import { useId } from 'react';
import { drawTree, type TreeShape } from './draw-tree.ts';

interface TreeDrawingProps {
  readonly shape: TreeShape;
  /** In the units of the drawing around it, trunk and tip included. */
  readonly height: number;
}

/**
 * A tree inside an `<svg>`: the foot of its trunk stands at 0 0, its tip at `-height`, and it is `treeWidth` across.
 * Hidden from assistive technology, because the text around it says the same.
 */
export function TreeDrawing({ shape, height }: TreeDrawingProps) {
  const id = useId();
  return (
    <g transform={`scale(${height / 1000})`} strokeLinejoin="round">
      {drawTree(shape).map(({ d, fill, lift, opacity }, index) => {
        const sheet = `${id}${index}`;
        return (
          <g key={sheet}>
            {lift > 0 && <use href={`#${sheet}`} fill="var(--ink)" opacity="0.3" x={lift * 0.4} y={lift} />}
            <g fill={fill} opacity={opacity}>
              <path id={sheet} d={d} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Greatest width of a tree of this shape and height, in the same units. */
export function treeWidth({ width }: TreeShape, height: number): number {
  return width * height;
}
