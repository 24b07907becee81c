import styles from './Room.module.css';

/** In centimetres. */
const windowWidth = 74;
const windowHeight = 92;
/** Of the window's lower edge above the floor. */
const sill = 92;

interface WindowProps {
  readonly x: number;
  readonly ceiling: number;
}

/** A night of snow behind four panes; a low room has none. */
export function Window({ x, ceiling }: WindowProps) {
  if (ceiling < sill + windowHeight + 12) return null;
  const flakes = [
    [12, 20],
    [26, 54],
    [31, 14],
    [46, 66],
    [52, 38],
    [64, 74],
    [14, 72],
  ] as const;
  return (
    <g transform={`translate(${x - windowWidth / 2} ${-sill - windowHeight})`}>
      <path fill="var(--color-sky)" d={`M0 0H${windowWidth}V${windowHeight}H0z`} />
      <circle fill="var(--candle-light)" cx="57" cy="19" r="8" />
      <path fill="var(--paper-50)" d="M0 92V80q14-9 28-4q12-9 24-3q12-5 22 2v17z" />
      {flakes.map(([cx, cy]) => (
        <circle key={cx} fill="var(--paper-50)" cx={cx} cy={cy} r="1.6" />
      ))}
      <path fill="none" stroke="var(--bark)" strokeWidth="5" d="M0 0H74V92H0zM37 0V92M0 46H74" />
      <path fill="var(--bark)" d="M-6 92H80v6H-6z" />
    </g>
  );
}

/** A radiator of cast iron under the window. */
export function Heater({ x }: { readonly x: number }) {
  const ribs = Array.from({ length: 7 }, (_, rib) => rib * 10 - 35);
  return (
    <g fill="var(--color-field-line)" transform={`translate(${x} 0)`}>
      <path d="M-38-16H38v5H-38zM-38-58H38v5H-38zM-34-12V0h5v-12zM29-12V0h5v-12z" />
      {ribs.map((rib) => (
        <rect key={rib} x={rib} y="-64" width="8" height="56" rx="4" />
      ))}
      <path className={styles.warm} d="M-18-72q-6-6 0-12t0-12M2-72q-6-6 0-12t0-12M22-72q-6-6 0-12t0-12" />
    </g>
  );
}

/** Seen from behind, thinking of the star. */
export function Cat({ x }: { readonly x: number }) {
  return (
    <g fill="none" strokeLinecap="round" transform={`translate(${x} 0)`}>
      <path
        fill="var(--bark)"
        d="M-11 0c-4-9-2-17 3-20c-4-3-4-8-3-14l5 4q5-2 9 0l5-4c1 6 1 11-3 14c6 3 8 11 4 20z"
      />
      <path stroke="var(--bark)" strokeWidth="4" d="M8-3q14 4 15-7q0-6-4-7" />
      <path stroke="var(--candle)" strokeWidth="2.5" d="M-7-20q7 4 12 0" />
    </g>
  );
}
