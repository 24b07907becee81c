import type { ReactNode } from 'react';
import { paths } from '#generated/routes.ts';
import { phoneHref } from '#generated/shared/phone.ts';
import type { DeliveryZonePage as Words } from '#generated/types.ts';
import { Button, ButtonLink } from '../../components/ButtonLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import ledger from '../../components/Ledger.module.css';
import { site } from '../../shell/shell.static.ts';
import { fill } from '../../text/fill.ts';
import type { DeliveredTown, OtherPlace } from './places.ts';
import { findPlaces, type Match } from './search.ts';
import styles from './TownSearch.module.css';

/** What is needed to answer for a town that is delivered. */
export type Delivered = Omit<DeliveredTown, 'label' | 'east' | 'north'>;
export type Place = Delivered | OtherPlace;

interface AnswerProps {
  readonly query: string;
  readonly places: readonly Place[];
  readonly radius: number;
  readonly words: Words['search'];
  /** Asks for another name, where there is something to ask with. */
  readonly onAsk?: (name: string) => void;
}

/** What there is to say of a name or postal code; nothing while too little is known of it. */
export function Answer({ query, places, radius, words, onAsk }: AnswerProps) {
  const found = findPlaces<Place>(query, places);
  if (!found) return null;
  const { certain, matches } = found;
  const [match, ...more] = matches;
  if (!match || !certain) {
    const { title, text } = isFar(query, places) ? words.far : words.unknown;
    return (
      <Elsewhere title={fill(title, { query })} text={text} words={words}>
        {match && onAsk && <Meant matches={matches} words={words} onAsk={onAsk} />}
      </Elsewhere>
    );
  }
  if (more.length > 0) return <Several matches={matches} query={query} radius={radius} words={words} />;
  const { place } = match;
  const town = fullName(match);
  if ('slug' in place) return <DeliveredAnswer town={place} name={town} words={words} />;
  const { title, text } = reply(place, radius, words);
  const { distance = 0 } = place;
  const values = { town, distance, beyond: distance - radius };
  return <Elsewhere title={fill(title, values)} text={fill(text, values)} words={words} />;
}

/** A postal code of a department in which no place is known. */
function isFar(query: string, places: readonly Place[]): boolean {
  const department = /^(\d\d) ?\d{3}$/.exec(query)?.[1];
  return (
    department !== undefined &&
    !places.some(({ postalCodes }) => postalCodes.some((code) => code.startsWith(department)))
  );
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
  readonly town: Delivered;
  readonly name: string;
  readonly words: Words['search'];
}

function DeliveredAnswer({ town, name, words }: DeliveredProps) {
  const { title, text, link } = words.delivered;
  const { distance } = town;
  return (
    <div className={`card ${styles.card}`} data-delivered="true">
      <p className={`title ${styles.title}`}>
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
    <div className={`card ${styles.card}`} data-delivered="false">
      <p className={`title ${styles.title}`}>
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

interface MatchesProps extends Pick<AnswerProps, 'query' | 'radius' | 'words'> {
  readonly matches: readonly Match<Place>[];
}

/** Names spelled like the one that was asked for: only ever a question, never an answer about another commune. */
function Meant({
  matches,
  words,
  onAsk,
}: Pick<MatchesProps, 'matches' | 'words'> & Required<Pick<AnswerProps, 'onAsk'>>) {
  return (
    <p className="cluster">
      {words.meant}
      {matches.map(({ name }) => (
        <Button key={name} onClick={() => onAsk(name)}>
          {name}
        </Button>
      ))}
    </p>
  );
}

function Several({ matches, query, radius, words }: MatchesProps) {
  return (
    <div className={`card ${styles.card}`}>
      <p>{fill(words.several, { query })}</p>
      <ul className={`${ledger.ledger} ${styles.several}`}>
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
                  <span className="note">
                    {(place.distance ?? 0) > radius ? words.outsideShort : words.otherShort}
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
