import type { TownSlug } from '#generated/towns.ts';
import { kilometre, ZoneGround, zoneViewBox } from '../../components/zone/ZoneGround.tsx';
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

/** The delivery zone in cut paper, to scale. It shows what the text and the links say: assistive technology skips it. */
export function ZoneMap({ places, radius, here }: ZoneMapProps) {
  const current = places.find(({ slug }) => slug === here);
  const centre = places.find(({ east, north }) => east === 0 && north === 0);
  // Towns to the south come last: they stand in front.
  const others = places.filter((place) => place !== current).sort((a, b) => b.north - a.north);
  return (
    <svg className={styles.map} viewBox={zoneViewBox} aria-hidden="true">
      <ZoneGround radius={radius} />
      <defs>
        <g id="house" {...cut}>
          <path fill="currentColor" d="M-7-5 0-13 7-5Z" />
          <path fill="var(--paper-50)" d={wall} />
        </g>
      </defs>
      {others.map((place) =>
        place === centre ? (
          <g key={place.slug} {...cut} color={roofOf(place)} transform={`${at(place)} scale(1.5)`}>
            <path fill="currentColor" d="M-7-5 0-13 2-10.500V-15L4-22 6-15V-6L7-5Z" />
            <path fill="var(--paper-50)" d={wall} />
          </g>
        ) : (
          <use key={place.slug} href="#house" color={roofOf(place)} transform={at(place)} />
        ),
      )}
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
          <path fill="var(--kelsch-red)" stroke="var(--paper-50)" strokeWidth="2.5" d={pin} />
          <circle fill="var(--paper-50)" cy="-36" r="8" />
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

/** The edge of a sheet of paper. */
const cut = { stroke: 'var(--ink)', strokeWidth: 0.8, strokeLinejoin: 'round' } as const;

function roofOf({ isNear }: Place): string {
  return isNear ? 'var(--color-accent)' : 'var(--color-icon)';
}

function at({ east, north }: Place): string {
  return `translate(${Math.round(east * kilometre)} ${Math.round(-north * kilometre)})`;
}

/** Away from the centre and its name, but never off the map. */
function isNameAbove({ east, north }: Place): boolean {
  return (east !== 0 || north !== 0) && north >= 0 && north < 9;
}

/** Whether its pin stands where the centre's name would. */
function isNextToCentre(place: Place | undefined): boolean {
  return place !== undefined && place.east > 0 && Math.abs(place.north) < 2;
}

/** A pin whose point is at 0, 0. */
const pin = 'M0 0C-9-12-19-22-19-35a19 19 0 0 1 38 0C19-22 9-12 0 0Z';
const wall = 'M-5-6H5V1H-5Z';
