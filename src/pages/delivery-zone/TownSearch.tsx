import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { paths } from '#generated/routes.ts';
import type { DeliveryZonePage as Words } from '#generated/types.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { site } from '../../shell/shell.static.ts';
import { fill } from '../../text/fill.ts';
import { phoneHref } from '../../text/phone.ts';
import type { DeliveredTown, OtherPlace } from './places.ts';
import { findPlaces } from './search.ts';
import styles from './TownSearch.module.css';

interface TownSearchProps {
  readonly towns: readonly DeliveredTown[];
  readonly others: readonly OtherPlace[];
  /** Of the zone, in kilometres. */
  readonly radius: number;
  readonly words: Words['search'];
}

type Place = DeliveredTown | OtherPlace;

/** Answers while the visitor types, including what was typed before hydration. */
export function TownSearch({ towns, others, radius, words }: TownSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(input.current?.value ?? ''), []);
  const found = findPlaces<Place>(query, [...towns, ...others]);

  const stay = (event: FormEvent) => {
    event.preventDefault();
    setQuery(input.current?.value ?? '');
  };
  return (
    <search className={`screen-only ${styles.search}`}>
      <form className="script-only" onSubmit={stay}>
        <label htmlFor={id}>{words.label}</label>
        <div className={`cluster ${styles.row}`}>
          <input
            ref={input}
            id={id}
            type="search"
            placeholder={words.placeholder}
            autoComplete="postal-code"
            enterKeyHint="search"
            onChange={(event) => setQuery(event.target.value)}
          />
          <button type="submit">{words.submit}</button>
        </div>
      </form>
      <div role="status" className={styles.answer}>
        {found && <Answer found={found} query={query.trim()} radius={radius} words={words} />}
      </div>
    </search>
  );
}

interface AnswerProps {
  readonly found: readonly Place[];
  readonly query: string;
  readonly radius: number;
  readonly words: Words['search'];
}

function Answer({ found, query, radius, words }: AnswerProps) {
  const [place, ...more] = found;
  if (!place) {
    const { title, text } = words.unknown;
    return <Elsewhere title={fill(title, { query })} text={text} words={words} />;
  }
  if (more.length > 0) return <Several found={found} query={query} words={words} />;
  if ('slug' in place) return <Delivered town={place} words={words} />;
  const { title, text } = reply(place, radius, words);
  const { distance = 0 } = place;
  const values = { town: place.name, distance, beyond: distance - radius };
  return <Elsewhere title={fill(title, values)} text={fill(text, values)} words={words} />;
}

function reply({ distance }: OtherPlace, radius: number, words: Words['search']) {
  if (distance === undefined) return words.unmeasured;
  return distance <= radius ? words.near : words.outside;
}

function Delivered({ town, words }: { readonly town: DeliveredTown; readonly words: Words['search'] }) {
  const { title, text, link } = words.delivered;
  const { name, distance } = town;
  return (
    <div className={styles.card} data-delivered="true">
      <p className={styles.title}>
        <Icon name="check" />
        {fill(title, { town: name })}
      </p>
      <p>
        {text} {distance === 0 ? words.home : fill(words.distance, { distance })}
      </p>
      <ButtonLink href={paths.delivery(town.slug)} look="outline">
        {fill(link, { town: name })}
      </ButtonLink>
    </div>
  );
}

interface ElsewhereProps {
  readonly title: string;
  readonly text: string;
  readonly words: Words['search'];
}

/** A place that is not in the list: what is known of it, and how to ask. */
function Elsewhere({ title, text, words }: ElsewhereProps) {
  return (
    <div className={styles.card} data-delivered="false">
      <p className={styles.title}>
        <Icon name="map-pin" />
        {title}
      </p>
      <p>{text}</p>
      <div className="cluster">
        <ButtonLink href={phoneHref(site.phone)} look="outline">
          <Icon name="phone" />
          {words.call}
        </ButtonLink>
        <ButtonLink href={words.write.href} look="outline">
          {words.write.label}
        </ButtonLink>
      </div>
    </div>
  );
}

function Several({ found, query, words }: Omit<AnswerProps, 'radius'>) {
  return (
    <div className={styles.card}>
      <p>{fill(words.several, { query })}</p>
      <ul className={styles.several}>
        {found.map((place) => (
          <li key={place.name}>
            {'slug' in place ? (
              <>
                <a href={paths.delivery(place.slug)} className="touch-target">
                  {place.name}
                </a>
                <span className="note">{words.deliveredShort}</span>
              </>
            ) : (
              <>
                {place.name}
                <span className="note">{words.otherShort}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
