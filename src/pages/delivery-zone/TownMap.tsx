import { useState } from 'react';
import { paths } from '#generated/routes.ts';
import type { TownGroup, DeliveryZonePage as Words } from '#generated/types.ts';
import { kilometre, limit, ZoneGround, zoneViewBox } from '../../components/zone/ZoneGround.tsx';
import { fill } from '../../text/fill.ts';
import type { DeliveredTown, Group } from './places.ts';
import styles from './TownMap.module.css';

interface TownMapProps {
  readonly groups: readonly Group[];
  /** Of the zone, in kilometres. */
  readonly radius: number;
  readonly words: Words['map'];
  /** Id of what follows the map, for skipping its links. */
  readonly end: string;
}

/** The zone to scale, each town a link. The groups differ by the form of their mark as by its colour. */
export function TownMap({ groups, radius, words, end }: TownMapProps) {
  const { ground } = words;
  const [pointed, setPointed] = useState<DeliveredTown>();
  return (
    <section className={styles.map} aria-labelledby="map-title">
      <h2 id="map-title" className="visually-hidden">
        {words.title}
      </h2>
      <a href={`#${end}`} className={`screen-only skip-link ${styles.skip}`}>
        {words.skip}
      </a>
      <svg className={styles.drawing} viewBox={zoneViewBox}>
        <title>{words.title}</title>
        <ZoneGround radius={radius} />
        <text className={styles.ground} x="-236" y="-226">
          {ground.mountains}
        </text>
        <text className={styles.ground} x="-112" y="236">
          {ground.vineyard}
        </text>
        <text className={styles.ground} x="58" y="-222">
          {ground.river}
        </text>
        <text className={styles.ground} x="178" y="222">
          {ground.border}
        </text>
        {groups.flatMap(({ group, title, towns }) =>
          towns.map((town) => (
            <a
              key={town.slug}
              href={paths.delivery(town.slug)}
              className={styles.town}
              data-group={group}
              data-centre={town.distance === 0}
              aria-label={fill(words.place, { town: town.name, group: title, distance: town.distance })}
              onPointerEnter={() => setPointed(town)}
              onPointerLeave={() => setPointed(undefined)}
              onFocus={() => setPointed(town)}
              onBlur={() => setPointed(undefined)}
            >
              <g transform={`translate(${x(town)} ${y(town)})`}>
                <circle fill="transparent" r="15" />
                <circle className={styles.ring} r="11" />
                <path className={styles.mark} d={marks[group]} />
                <TownName town={town} />
              </g>
            </a>
          )),
        )}
        {/* Again, over the marks of its neighbours. */}
        {pointed && (
          <svg className={styles.pointed} x={x(pointed)} y={y(pointed)} aria-hidden="true">
            <TownName town={pointed} />
          </svg>
        )}
      </svg>
      <ul className={`cluster ${styles.legend}`}>
        {groups.map(({ group, title }) => (
          <li key={group}>
            <GroupMark group={group} />
            {title}
          </li>
        ))}
        <li>
          <svg className={styles.sample} viewBox="-12 -10 24 20" aria-hidden="true">
            <path {...limit} d="M-10 0H10" />
          </svg>
          {words.circle}
        </li>
      </ul>
    </section>
  );
}

function TownName({ town: { name, label } }: { readonly town: DeliveredTown }) {
  return (
    <text
      className={styles.name}
      data-crowded={label === null}
      x={label?.x ?? 0}
      y={label?.y ?? -14}
      textAnchor={label?.anchor ?? 'middle'}
    >
      {name}
    </text>
  );
}

/** The mark of a group's towns, as on the map. */
export function GroupMark({ group }: { readonly group: TownGroup }) {
  return (
    <svg className={styles.sample} viewBox="-10 -10 20 20" data-group={group} aria-hidden="true">
      <path className={styles.mark} d={marks[group]} />
    </svg>
  );
}

/** Around 0, 0: a disc, a square, and a bunch of grapes. */
const marks: Readonly<Record<TownGroup, string>> = {
  'haut-rhin': 'M-6.500 0a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0Z',
  surroundings: 'M-5.500-5.500H5.500V5.500H-5.500Z',
  'wine-villages':
    'M-1-9.500 1.500-7.500 0-6a3.200 3.200 0 0 1 6 1.500a3.200 3.200 0 0 1-2.500 4a3.200 3.200 0 0 1-3 4.500a3.200 3.200 0 0 1-3.500-4.500a3.200 3.200 0 0 1-2.500-4a3.200 3.200 0 0 1 5-2Z',
};

function x({ east }: DeliveredTown): number {
  return Math.round(east * kilometre);
}

function y({ north }: DeliveredTown): number {
  return Math.round(-north * kilometre);
}
