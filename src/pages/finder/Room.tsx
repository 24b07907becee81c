import { memo } from 'react';
import type { FinderQuestionOption } from '#generated/types.ts';
import { star } from '../../components/tree/cut-paper.ts';
import type { TreeShape } from '../../components/tree/draw-tree.ts';
import { Person } from '../../components/tree/Person.tsx';
import { TreeDrawing } from '../../components/tree/TreeDrawing.tsx';
import { formatHeight } from '../../text/format.ts';
import { Cat, Heater, Window } from './furniture.tsx';
import styles from './Room.module.css';

/** What answers add to the room. */
type Furniture = NonNullable<FinderQuestionOption['draws']>;

/** All lengths are in centimetres, and so are the units of the drawing: it is to scale by being one. */
interface RoomProps {
  readonly ceiling: number;
  /** Width of the corner; without it the tree stands where it likes. */
  readonly corner: number | undefined;
  readonly tree: DrawnTree | undefined;
  /** What foot and star add to a tree. */
  readonly headroom: number;
  readonly personHeight: number;
  readonly furniture: readonly Furniture[];
  /** What the drawing shows, for screen readers. */
  readonly label: string;
  readonly ceilingLabel: string;
  readonly personLabel: string;
}

interface DrawnTree {
  readonly shape: TreeShape;
  readonly height: number;
  readonly width: number;
}

/** Part of the headroom that the foot takes; the rest is the star's, above the tip. */
const footShare = 0.6;
const childHeight = 105;
/** Thick enough for its words. */
const slab = 20;
const underFloor = 36;
/** From the drawing's left edge to the middle of each. */
const windowAt = 88;
const childAt = 26;
const personAt = 78;
/** Gap between the tree and the wall when the width of the corner is unknown. */
const air = 22;
/** Below this height the ceiling moves in a drawing that stays; above it, the drawing moves away. */
const lowView = 300;

const Drawn = memo(TreeDrawing);

/** The room to scale, with a person and the tree on its stand, star included. */
export function Room({ ceiling, corner, tree, headroom, personHeight, ...props }: RoomProps) {
  const view = Math.max(lowView, ceiling + slab + 8);
  const width = Math.round(view * 1.14);
  const foot = headroom * footShare;
  const top = (tree?.height ?? 0) + headroom;
  const has = (item: Furniture) => props.furniture.includes(item);
  const middle = width - (corner ?? (tree?.width ?? 0) + 2 * air) / 2;
  return (
    <svg
      className={styles.room}
      viewBox={`0 ${-view} ${width} ${view + underFloor}`}
      fontSize={width}
      role="img"
      aria-label={props.label}
    >
      <path fill="var(--color-line)" d={`M0 0V${-view}H${width}V0z`} />
      <path fill="var(--color-sunken)" d={`M0 0V${-ceiling}H${width}V0z`} />
      {corner !== undefined && (
        <path fill="var(--color-raised)" d={`M${width - corner} 0V${-ceiling}H${width}V0z`} />
      )}
      <Window x={windowAt} ceiling={ceiling} />
      {has('radiator') && <Heater x={windowAt} />}
      <path fill="var(--color-night)" d={`M0 ${-ceiling}v${-slab}H${width}v${slab}z`} />
      <path fill="var(--bark)" d={beams(width, ceiling)} />
      <path fill="var(--color-line)" d={`M0 0H${width}V${underFloor}H0z`} />
      {has('heated-floor') && <path className={styles.warm} d={coils(width)} />}
      {corner !== undefined && <Corner from={width - corner} to={width} ceiling={ceiling} />}
      <g transform={`translate(${personAt} 0)`}>
        <Person height={personHeight} />
      </g>
      <text className={styles.quiet} x={personAt} y={17}>
        {props.personLabel}
      </text>
      {has('child') && (
        <g transform={`translate(${childAt} 0)`}>
          <Person height={childHeight} />
        </g>
      )}
      {tree && (
        <g transform={`translate(${middle} 0)`}>
          <path fill="var(--kelsch-red)" d={`M-19 0L-23 ${-foot}H23L19 0z`} />
          <g transform={`translate(0 ${-foot}) scale(${tree.height / 1000})`}>
            <Drawn shape={tree.shape} height={1000} />
          </g>
          <g transform={`translate(0 ${-foot - tree.height})`}>
            <path
              fill="var(--candle)"
              transform={`scale(${(headroom - foot) / 1000})`}
              d={star([0, 0], 1000, 420, 5)}
            />
          </g>
          <Measure x={-tree.width / 2} top={top} />
        </g>
      )}
      {has('cat') && <Cat x={middle - (tree?.width ?? 0) / 2 - 8} />}
      <text className={styles.ceiling} x={width / 2} y={-ceiling - slab / 2}>
        {props.ceilingLabel}
      </text>
    </svg>
  );
}

/** From the floor to the tip of the star, at the left of the tree. */
function Measure({ x, top }: { readonly x: number; readonly top: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className={styles.measure} d={`M-5 0H5M0 0V${-top}M-5 ${-top}H5`} />
      <text className={styles.height} x={-9} y={8 - top}>
        {formatHeight(top / 100)}
      </text>
    </g>
  );
}

interface CornerProps {
  readonly from: number;
  readonly to: number;
  readonly ceiling: number;
}

/** The corner that the visitor has measured, from the way to be kept free to the wall. */
function Corner({ from, to, ceiling }: CornerProps) {
  return (
    <>
      <path className={styles.edge} d={`M${from} 8V${-ceiling}`} />
      <path className={styles.measure} d={`M${from + 2} 3v7M${from + 2} 6.5H${to - 2}M${to - 2} 3v7`} />
      <text className={styles.quiet} x={(from + to) / 2} y={20}>
        {formatHeight((to - from) / 100)}
      </text>
    </>
  );
}

/** The sawn ends of the ceiling's beams. */
function beams(width: number, ceiling: number): string {
  const count = Math.ceil(width / 60);
  return Array.from({ length: count }, (_, beam) => `M${20 + beam * 60} ${-ceiling}v9h15v-9z`).join('');
}

/** The pipes under a heated floor. */
function coils(width: number): string {
  const count = Math.ceil(width / 24);
  return `M-6 28${'q6-8 12 0t12 0'.repeat(count)}`;
}
