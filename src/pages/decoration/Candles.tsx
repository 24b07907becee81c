import type { DecorationCandle } from '../../../generated/types.ts';
import styles from './Candles.module.css';

interface CandlesProps {
  /** In the order in which they are lit. */
  readonly candles: readonly DecorationCandle[];
}

/** The candles of a wreath, all lit: each has burned for a week longer than the next, so that the flames climb like stairs. */
export function Candles({ candles }: CandlesProps) {
  return (
    <div className={styles.night}>
      <svg className={styles.paints} aria-hidden="true" focusable="false">
        <radialGradient id="glow">
          <stop offset="0" stopColor="var(--candle)" stopOpacity="0.5" />
          <stop offset="1" stopColor="var(--candle)" stopOpacity="0" />
        </radialGradient>
      </svg>
      <ol className={`container ${styles.candles}`}>
        {candles.map(({ name, text }, index) => (
          <li key={name}>
            <Candle weeksBurned={candles.length - 1 - index} />
            <p className={styles.name}>{name}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Candle({ weeksBurned }: { readonly weeksBurned: number }) {
  const top = 74 + weeksBurned * 22;
  return (
    <svg className={styles.candle} viewBox="0 0 120 220" aria-hidden="true" focusable="false">
      <g transform={`translate(60 ${top})`}>
        <circle className={styles.glow} r="70" cy="-26" fill="url(#glow)" />
        <path className={styles.wick} d="M0 2V-9" />
        <g className={styles.flame}>
          <path
            className={styles.outer}
            d="M0 -6c-9 0-13-7-13-15 0-13 10-18 13-36 3 18 13 23 13 36 0 8-4 15-13 15Z"
          />
          <path className={styles.inner} d="M0 -7c-5 0-7-4-7-9 0-7 5-10 7-19 2 9 7 12 7 19 0 5-2 9-7 9Z" />
        </g>
        <path
          className={styles.wax}
          d={`M-20 5c0-4 6-6 11-4 7 2 11 0 16-1 7-2 13 1 13 5V${204 - top}H-20Z`}
        />
        <path className={styles.drop} d="M-20 5c0-4 6-6 9-4v16c0 5-5 5-5 0v-6h-4Z" />
        <path className={styles.shade} d={`M8 4c7-2 12 0 12 3V${204 - top}H8Z`} />
      </g>
      <g className={styles.branch} transform="translate(60 206)">
        <path d="M-58 2c26-10 90-10 116 0-26 12-90 12-116 0Z" />
        <path
          className={styles.needles}
          d="M-50 0-57-9M-38-3-45-13M-26-5-32-16M26-5 32-16M38-3 45-13M50 0 57-9M-44 4-52 11M-30 7-37 15M44 4 52 11M30 7 37 15"
        />
        <circle className={styles.berry} cx="-30" cy="-3" r="4" />
        <circle className={styles.berry} cx="-23" cy="2" r="4" />
        <circle className={styles.berry} cx="33" cy="0" r="4" />
      </g>
    </svg>
  );
}
