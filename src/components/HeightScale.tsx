import { formatHeight } from '../format.ts';
import styles from './HeightScale.module.css';

/** Drawing units in a metre. */
const metre = 80;
const personHeight = 1.7;
const gap = 26;

/**
 * Trees drawn to scale beside a person of 1.70 m. It says what the table beside it says, so assistive technology skips it.
 * @param props.heights in metres, from the smallest to the tallest
 */
export function HeightScale({ heights }: { readonly heights: readonly number[] }) {
  const tallest = Math.max(personHeight, ...heights);
  const ground = tallest * metre + 28;
  let x = 50;
  const trees = heights.map((height) => {
    const width = treeWidth(height);
    const left = x;
    x += width + gap;
    return { height, left, width };
  });
  return (
    <svg
      className={styles.scale}
      viewBox={`0 0 ${Math.ceil(x)} ${Math.ceil(ground + 8)}`}
      aria-hidden="true"
      focusable="false"
    >
      <g transform={`translate(6 ${ground})`}>
        <path className={styles.skin} d="M9 -118a7 8 0 1 1 14 0v6h-14Z" />
        <path className={styles.legs} d="M8 -46h7l-.5 44q-7 1 -9 -1Zm9 0h7l2.5 43q-2 2 -9 1Z" />
        <path className={styles.coat} d="M16 -112c9 0 12 4 13 11l5 60q-18 7 -36 0l5 -60c1 -7 4 -11 13 -11Z" />
        <path className={styles.cuff} d="M4.5 -74q11.5 5 23 0l.8 8q-12.3 5 -24.6 0Z" />
        <path
          className={styles.coat}
          d="M7.5 -120c0 -8 3.5 -13 8.5 -13s8.5 5 8.5 13q-8.5 -4 -17 0Zm8.5 -12a3 3 0 1 1 .1 0Z"
        />
      </g>
      {trees.map(({ height, left, width }) => (
        <g key={height} transform={`translate(${left + width / 2} ${ground})`}>
          <path className={styles.tree} d={tree(height)} />
          <path className={styles.cut} d={cut(height)} />
          <text className={styles.label} y={-height * metre - 8}>
            {formatHeight(height)}
          </text>
        </g>
      ))}
      <path className={styles.ground} d={`M0 ${ground}H${Math.ceil(x)}`} />
    </svg>
  );
}

function treeWidth(height: number): number {
  return height * metre * 0.56;
}

/** Three tiers cut in folded paper, standing on 0, as tall as `height` metres. */
function tree(height: number): string {
  const h = height * metre;
  const w = treeWidth(height) / 2;
  const at = (across: number, up: number) => `${(across * w).toFixed(1)} ${(-up * h).toFixed(1)}`;
  return [
    `M${at(0, 1)}L${at(0.5, 0.68)}L${at(0.22, 0.7)}L${at(0.78, 0.38)}L${at(0.38, 0.41)}L${at(1, 0.08)}L${at(0.1, 0.11)}V0`,
    `H${(-0.1 * w).toFixed(1)}L${at(-0.1, 0.11)}L${at(-1, 0.08)}L${at(-0.38, 0.41)}L${at(-0.78, 0.38)}L${at(-0.22, 0.7)}L${at(-0.5, 0.68)}Z`,
  ].join('');
}

function cut(height: number): string {
  const h = height * metre;
  return `M0 ${(-0.86 * h).toFixed(1)}V${(-0.2 * h).toFixed(1)}`;
}
