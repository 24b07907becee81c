/** Drawing units, seen from the ground up. */
const drawnHeight = 171;

interface PersonProps {
  /** In the units of the drawing around it, without the hat's bobble. */
  readonly height: number;
}

/** Somebody seen from behind, in a winter coat, looking up at the trees: the feet stand at 0 0, and the arms reach a quarter of the height to each side. */
export function Person({ height }: PersonProps) {
  const scale = height / drawnHeight;
  return (
    <g transform={`scale(${(scale * 0.84).toFixed(3)} ${scale.toFixed(3)})`}>
      <path
        fill="var(--bark)"
        d="M-22-82L-18-9h-4q-3 7 2 9h16q3-4 0-9l2-66zM22-82L18-9h4q3 7-2 9H4q-3-4 0-9l-2-66z"
      />
      <g fill="var(--kelsch-red)">
        <path d="M-16-134C-26-130-30-120-31-108L-37-68q37 12 74 0l-6-40C30-120 26-130 16-134z" />
        <path d="M-24-128q-20 16-19 44l11 2q2-16 12-30zM24-128q20 16 19 44l-11 2q-2-16-12-30z" />
      </g>
      <path fill="var(--kelsch-red-deep)" d="M0-132v71q-3 0-6 0v-71zM-37-68q37 12 74 0l-1-7q-36 11-72 0z" />
      <path fill="var(--candle)" d="M-43-85q-3 12 4 13t8-10zM43-85q3 12-4 13t-8-10z" />
      <path fill="var(--candle-light)" d="M-17-139q17 9 34 0l2 11q-19 10-38 0zM6-130l16 2 3 44-12 3z" />
      <path fill="var(--kelsch-blue)" d="M12-113l11-1v3l-11 1zm1 14l11-1v3l-11 1z" />
      <path fill="var(--kelsch-blue)" d="M-15-139c-4-25 6-32 15-32s19 7 15 32q-15 7-30 0z" />
      <path
        fill="var(--candle-light)"
        d="M-16-147q16 8 32 0l.5 9q-16 8-33 0zM-6-173a6 6 0 1 0 12 0 6 6 0 1 0-12 0z"
      />
    </g>
  );
}
