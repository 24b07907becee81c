/** Half the side of the map, in kilometres: the zone and a little around. */
const reach = 17;
/** Drawing units in a kilometre. */
export const kilometre = 15;
const side = 2 * reach * kilometre;
/** Of a square map whose centre is at 0, 0. */
export const zoneViewBox = `${-side / 2} ${-side / 2} ${side} ${side}`;

/** How the edge of the zone is drawn. */
export const limit = {
  fill: 'none',
  stroke: 'var(--color-accent-text)',
  strokeWidth: 2.5,
  strokeDasharray: '2 8',
  strokeLinecap: 'round',
} as const;

/** @param props.radius of the delivery zone, in kilometres */
export function ZoneGround({ radius }: { readonly radius: number }) {
  return (
    <>
      <circle fill="var(--color-raised)" r={radius * kilometre} />
      <g fill="none" stroke="var(--color-cloth-blue)" strokeLinecap="round" opacity="0.45">
        <path strokeWidth="6" d={river} />
        <path strokeWidth="14" d={border} />
      </g>
      <path fill="var(--spruce-200)" opacity="0.55" d={vineyard} />
      <path fill="var(--spruce-300)" opacity="0.75" d={hills} />
      <path fill="var(--spruce-500)" d={mountains} />
      {spruces.map(([x, y, size]) => (
        <path
          key={`${x} ${y}`}
          fill="var(--spruce-800)"
          d={spruce}
          transform={`translate(${x} ${y}) scale(${size})`}
        />
      ))}
      <circle {...limit} r={radius * kilometre} />
    </>
  );
}

/** Standing on 0, 0. */
const spruce = 'M0-26 6-17H3.500L9-8.500H6L11 0H-11L-6-8.500H-9L-3.500-17H-6ZM-1.500 0h3v4h-3Z';
/** Where the Vosges' trees stand, from north to south, and how large. */
const spruces = [
  [-222, -206, 1.1],
  [-186, -176, 0.9],
  [-232, -148, 1],
  [-204, -118, 1.2],
  [-234, -84, 0.9],
  [-212, -48, 1.1],
  [-236, -12, 1.2],
  [-206, 34, 0.9],
  [-232, 66, 1.1],
  [-200, 104, 1],
  [-228, 138, 1.2],
  [-186, 168, 0.9],
  [-222, 204, 1.1],
  [-190, 238, 1],
] as const;

// From west to east: the Vosges, their foothills, the vineyard, and the Ill that flows north past the centre.
const mountains =
  'M-255-255H-196C-176-236-170-214-182-196-196-176-206-160-198-140-188-116-180-96-192-72-206-44-216-30-208-4-200 22-184 34-190 62-196 92-212 104-204 130-196 158-178 168-176 194-174 222-184 240-178 255H-255Z';
const hills =
  'M-255-255H-160C-138-232-128-206-142-180-154-156-168-146-158-118-148-92-136-82-146-50-156-22-176-12-168 18-160 46-140 54-144 84-148 112-166 122-158 150-150 178-132 184-130 210-128 234-136 244-132 255H-255Z';
const vineyard =
  'M-255-255H-122C-96-230-84-200-98-168-110-140-122-128-114-98-106-70-92-60-100-28-108 2-130 12-124 42-118 70-96 78-98 108-100 138-118 146-110 172-102 198-84 206-84 230-84 244-88 250-86 255H-255Z';
const river =
  'M-6 255C6 214 26 190 24 152 22 120 6 96 16 60 26 28 44 10 36-24 30-54 44-82 34-118 26-148 50-170 46-202 44-224 62-236 66-255';
// The Rhine, the eastern edge of the country.
const border =
  'M206 255C214 214 232 190 234 150 236 108 226 70 232 30 238-10 250-50 246-96 242-140 250-190 258-255';
