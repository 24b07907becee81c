import { useEffect } from 'react';
import { fold } from '../../../core/shared/fold.ts';
import type { Overview, Place } from '../../contract.ts';
import { hrefOf, hrefOfPlace } from '../address.ts';
import { api } from '../api.ts';
import { useAnswer } from '../asking.ts';
import { desk } from '../desk-store.ts';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import styles from './SearchView.module.css';
import shared from './View.module.css';
import { View } from './View.tsx';

/** What is found, entry by entry: its name, then where in it. */
export function SearchView({ query }: { readonly query: string }) {
  const answered = useAnswer(query, () => (query === '' ? null : api.search(query)));
  const overview = useStore(desk.overview);
  const result = answered?.question === query ? answered.answer : null;
  const found = bySubject(result?.places ?? []);
  const lead = result ? words.search.results(found.size, query, result.more) : words.loading;
  useEffect(() => {
    if (query !== '' && lead !== words.loading) desk.speak(lead);
  }, [query, lead]);
  return (
    <View
      title={words.search.title}
      lead={query === '' ? words.search.type : lead}
      actions={
        found.size > 0 && (
          <a href={hrefOf({ view: 'replace', query, subject: null })}>{words.search.replace}</a>
        )
      }
    >
      {result && found.size === 0 && <p className="empty">{words.search.advice}</p>}
      {found.size > 0 && (
        <ul className={shared.rows}>
          {[...found].map(([subject, places]) => (
            <FoundEntry key={subject} places={places} query={query} overview={overview} />
          ))}
        </ul>
      )}
      {result?.more && <p className="quiet">{words.search.more}</p>}
    </View>
  );
}

interface FoundProps {
  readonly places: readonly Place[];
  readonly query: string;
  readonly overview: Overview | null;
}

function FoundEntry({ places, query, overview }: FoundProps) {
  const [first] = places;
  if (first === undefined) return null;
  const { subject, title } = first;
  const collection = overview?.collections.find(({ entries }) =>
    entries.some((entry) => entry.subject === subject),
  );
  const inside = places.filter(({ pointer }) => pointer !== '');
  return (
    <li className={`${shared.row} ${styles.entry}`}>
      <p className="row">
        <a href={hrefOfPlace({ subject, pointer: '' })}>
          <strong>
            <Marked text={title} query={query} />
          </strong>
        </a>
        {collection && <small>{collection.title}</small>}
      </p>
      {inside.length > 0 && (
        <ul className={styles.places}>
          {inside.map((place) => (
            <li key={place.pointer}>
              <a href={hrefOfPlace(place)}>{place.label}</a>
              <span className="quiet">
                <Marked text={place.excerpt ?? ''} query={query} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A text in which the searched words are highlighted. */
function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  const asked = fold(query.trim().replace(/\s*€$/, ''));
  const at = asked === '' ? -1 : fold(text).indexOf(asked);
  // Letters with accents that are written as two characters would shift what is marked.
  if (at < 0 || fold(text).length !== text.length) return text;
  const end = at + asked.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}

function bySubject(places: readonly Place[]): ReadonlyMap<string, readonly Place[]> {
  const found = new Map<string, Place[]>();
  for (const place of places) found.set(place.subject, [...(found.get(place.subject) ?? []), place]);
  return found;
}
