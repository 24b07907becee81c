import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { paths } from '#generated/routes.ts';
import { phoneHref } from '#generated/shared/phone.ts';
import type { DeliveryZonePage as Words } from '#generated/types.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { site } from '../../shell/shell.static.ts';
import { fill } from '../../text/fill.ts';
import type { DeliveredTown, OtherPlace } from './places.ts';
import { findPlaces, type Match, type Matches } from './search.ts';
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
  const ask = (name: string) => {
    if (!input.current) return;
    input.current.value = name;
    input.current.focus();
    setQuery(name);
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
        {found && <Answer found={found} query={query.trim()} radius={radius} words={words} onAsk={ask} />}
      </div>
    </search>
  );
}

interface AnswerProps {
  readonly found: Matches<Place>;
  readonly query: string;
  readonly radius: number;
  readonly words: Words['search'];
  readonly onAsk: (name: string) => void;
}

function Answer({ found: { certain, matches }, query, radius, words, onAsk }: AnswerProps) {
  const [match, ...more] = matches;
  if (!match || !certain) {
    const { title, text } = words.unknown;
    return (
      <Elsewhere title={fill(title, { query })} text={text} words={words}>
        {match && <Meant matches={matches} words={words} onAsk={onAsk} />}
      </Elsewhere>
    );
  }
  if (more.length > 0) return <Several matches={matches} query={query} words={words} />;
  const { place } = match;
  const town = fullName(match);
  if ('slug' in place) return <Delivered town={place} name={town} words={words} />;
  const { title, text } = reply(place, radius, words);
  const { distance = 0 } = place;
  const values = { town, distance, beyond: distance - radius };
  return <Elsewhere title={fill(title, values)} text={fill(text, values)} words={words} />;
}

/** `Kientzheim (Kaysersberg)`: the name that was asked for, and the commune it belongs to. */
function fullName({ place, name }: Match<Place>): string {
  return name === place.name ? name : `${name} (${place.name})`;
}

function reply({ distance }: OtherPlace, radius: number, words: Words['search']) {
  if (distance === undefined) return words.unmeasured;
  return distance <= radius ? words.near : words.outside;
}

interface DeliveredProps {
  readonly town: DeliveredTown;
  readonly name: string;
  readonly words: Words['search'];
}

function Delivered({ town, name, words }: DeliveredProps) {
  const { title, text, link } = words.delivered;
  const { distance } = town;
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
        {fill(link, { town: town.name })}
      </ButtonLink>
    </div>
  );
}

interface ElsewhereProps {
  readonly title: string;
  readonly text: string;
  readonly words: Words['search'];
  readonly children?: ReactNode;
}

/** A place that is not in the list: what is known of it, and how to ask. */
function Elsewhere({ title, text, words, children }: ElsewhereProps) {
  return (
    <div className={styles.card} data-delivered="false">
      <p className={styles.title}>
        <Icon name="map-pin" />
        {title}
      </p>
      {children}
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

interface MeantProps {
  readonly matches: readonly Match<Place>[];
  readonly words: Words['search'];
  readonly onAsk: (name: string) => void;
}

/** Names spelled like the one that was asked for: only ever a question, never an answer about another commune. */
function Meant({ matches, words, onAsk }: MeantProps) {
  return (
    <p className="cluster">
      {words.meant}
      {matches.map(({ name }) => (
        <button key={name} type="button" className={styles.meant} onClick={() => onAsk(name)}>
          {name}
        </button>
      ))}
    </p>
  );
}

interface SeveralProps {
  readonly matches: readonly Match<Place>[];
  readonly query: string;
  readonly words: Words['search'];
}

function Several({ matches, query, words }: SeveralProps) {
  return (
    <div className={styles.card}>
      <p>{fill(words.several, { query })}</p>
      <ul className={styles.several}>
        {matches.map((match) => {
          const { place } = match;
          return (
            <li key={place.name}>
              {'slug' in place ? (
                <>
                  <a href={paths.delivery(place.slug)} className="touch-target">
                    {fullName(match)}
                  </a>
                  <span className="note">{words.deliveredShort}</span>
                </>
              ) : (
                <>
                  {fullName(match)}
                  <span className="note">{words.otherShort}</span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
