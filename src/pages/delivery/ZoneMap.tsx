import type { TownSlug } from '../../../generated/towns.ts';
import styles from './ZoneMap.module.css';

/** A town, in kilometres from the centre of the zone. */
export interface Place {
  readonly slug: TownSlug;
  readonly name: string;
  readonly east: number;
  readonly north: number;
  readonly isNear: boolean;
}

export interface ZoneMapProps {
  /** The centre stands at 0, 0. */
  readonly places: readonly Place[];
  /** Of the zone, in kilometres. */
  readonly radius: number;
  readonly here?: TownSlug;
}

/** Half the side of the map, in kilometres: the zone and a little around. */
const reach = 17;
/** Drawing units in a kilometre. */
const kilometre = 15;

/** The delivery zone in cut paper, to scale. It shows what the text and the links say: assistive technology skips it. */
export function ZoneMap({ places, radius, here }: ZoneMapProps) {
  const side = 2 * reach * kilometre;
  const current = places.find(({ slug }) => slug === here);
  const centre = places.find(({ east, north }) => east === 0 && north === 0);
  // Towns to the south come last: they stand in front.
  const others = places.filter((place) => place !== current).toSorted((a, b) => b.north - a.north);
  return (
    <svg
      className={styles.map}
      viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`}
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.zone} r={radius * kilometre} />
      <path className={styles.river} d={river} />
      <path className={styles.vineyard} d={vineyard} />
      <path className={styles.hills} d={hills} />
      <path className={styles.mountains} d={mountains} />
      {spruces.map(([x, y, size]) => (
        <path
          key={`${x} ${y}`}
          className={styles.spruce}
          d={spruce}
          transform={`translate(${x} ${y}) scale(${size})`}
        />
      ))}
      <circle className={styles.border} r={radius * kilometre} />
      {others.map((place) => (
        <g
          key={place.slug}
          className={styles.town}
          data-near={place.isNear}
          transform={`${at(place)} scale(${place === centre ? 1.5 : 1})`}
        >
          <path className={styles.roof} d={place === centre ? churchRoof : roof} />
          <path className={styles.wall} d="M-5-6H5V1H-5Z" />
        </g>
      ))}
      {centre && centre !== current && (
        <text
          className={styles.name}
          transform={at(centre)}
          {...(isNextToCentre(current) ? { x: -12, textAnchor: 'end' } : { x: 16 })}
          y="-16"
        >
          {centre.name}
        </text>
      )}
      {current && (
        <g transform={at(current)}>
          <path className={styles.pin} d={pin} />
          <circle className={styles.eye} cy="-36" r="8" />
          <text
            className={styles.name}
            data-here="true"
            textAnchor="middle"
            y={isNameAbove(current) ? -62 : 32}
          >
            {current.name}
          </text>
        </g>
      )}
    </svg>
  );
}

function at({ east, north }: Place): string {
  return `translate(${Math.round(east * kilometre)} ${Math.round(-north * kilometre)})`;
}

/** Away from the centre's name, but never off the map. */
function isNameAbove({ north }: Place): boolean {
  return north >= 0 && north < 9;
}

/** Whether its pin stands where the centre's name would. */
function isNextToCentre(place: Place | undefined): boolean {
  return place !== undefined && place.east > 0 && Math.abs(place.north) < 2;
}

/** A pin whose point is at 0, 0. */
const pin = 'M0 0C-9-12-19-22-19-35a19 19 0 0 1 38 0C19-22 9-12 0 0Z';
const roof = 'M-7-5 0-13 7-5Z';
const churchRoof = 'M-7-5 0-13 2-10.500V-15L4-22 6-15V-6L7-5Z';
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
