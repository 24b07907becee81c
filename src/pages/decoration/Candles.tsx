import type { DecorationCandle } from '#generated/types.ts';
import styles from './Candles.module.css';

interface CandlesProps {
  /** In the order in which they are lit. */
  readonly candles: readonly DecorationCandle[];
}

/** The four candles of a wreath, each a week shorter than the next. */
export function Candles({ candles }: CandlesProps) {
  return (
    <div className={`night ${styles.night}`}>
      <ol className={`container ${styles.candles}`}>
        {candles.map(({ name, text }, index) => (
          <li key={name}>
            <Candle weeksBurned={candles.length - 1 - index} />
            <p className={`title ${styles.name}`}>{name}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Glow and flame are separate SVGs, because only whole elements move without a repaint. */
function Candle({ weeksBurned }: { readonly weeksBurned: number }) {
  const height = 146 - weeksBurned * 22;
  return (
    <div className={styles.candle}>
      <svg className={styles.glow} viewBox="0 0 120 64" aria-hidden="true">
        <circle r="56" cx="60" cy="34" />
        <circle r="35" cx="60" cy="34" />
      </svg>
      <svg className={styles.flame} viewBox="0 0 120 64" aria-hidden="true">
        <path
          fill="var(--candle)"
          d="M60 59c-9 0-13-7-13-15 0-13 10-18 13-36 3 18 13 23 13 36 0 8-4 15-13 15Z"
        />
        <path fill="var(--candle-light)" d="M60 58c-5 0-7-4-7-9 0-7 5-10 7-19 2 9 7 12 7 19 0 5-2 9-7 9Z" />
      </svg>
      <svg className={styles.body} viewBox={`0 0 120 ${height}`} aria-hidden="true">
        <path fill="var(--kelsch-red)" d={`M40 10V${height - 14}H80V10z`} />
        <path fill="var(--kelsch-red-deep)" d={`M68 10V${height - 14}H80V10z`} />
        <path
          fill="var(--kelsch-red-light)"
          d="M40 10a20 6 0 1 0 40 0 20 6 0 1 0-40 0M40 10c0 12 2 20 4 20s3-9 5-14z"
        />
        <path fill="var(--kelsch-red-deep)" d="M48 10a12 3 0 1 0 24 0 12 3 0 1 0-24 0" />
        <path fill="var(--ink)" d="M58.750 11V-4a1.250 1.250 0 0 1 2.500 0V11z" />
        <g fill="var(--spruce-500)" transform={`translate(60 ${height - 14})`}>
          <path d="M-58 2c26-10 90-10 116 0-26 12-90 12-116 0Z" />
          <path
            stroke="var(--spruce-300)"
            strokeWidth="2.5"
            strokeLinecap="round"
            d="M-50 0-57-9M-38-3-45-13M-26-5-32-16M26-5 32-16M38-3 45-13M50 0 57-9M-44 4-52 11M-30 7-37 15M44 4 52 11M30 7 37 15"
          />
          <path
            fill="var(--kelsch-red)"
            stroke="var(--candle-light)"
            strokeWidth="0.8"
            d="M-34-3a4 4 0 1 0 8 0 4 4 0 1 0-8 0M-27 2a4 4 0 1 0 8 0 4 4 0 1 0-8 0M29 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
          />
        </g>
      </svg>
    </div>
  );
}
