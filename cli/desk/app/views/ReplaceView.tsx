import { useDeferredValue, useEffect, useId, useState } from 'react';
import type { Replacement, ReplacePlan, Subject } from '../../contract.ts';
import { hrefOf, hrefOfPlace } from '../address.ts';
import { api } from '../api.ts';
import { desk } from '../desk-store.ts';
import { Button } from '../parts/Button.tsx';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import styles from './ReplaceView.module.css';
import shared from './View.module.css';
import { View } from './View.tsx';

interface Props {
  readonly query: string;
  /** The entry in which words are replaced; `null` for the whole site. */
  readonly subject: Subject | null;
}

/** Words replaced in many texts: each place before and after, with a tick for those that are. */
export function ReplaceView({ query, subject }: Props) {
  const [find, setFind] = useState(query);
  const [replace, setReplace] = useState('');
  const [plan, setPlan] = useState<ReplacePlan | null>(null);
  /** Ticked where a longer word holds the words, left out elsewhere. */
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const overview = useStore(desk.overview);
  const wanted = useDeferredValue(find.trim());
  const by = useDeferredValue(replace);
  const ids = [useId(), useId()] as const;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found changes with the texts
  useEffect(() => {
    if (wanted === '') return setPlan(null);
    let isCurrent = true;
    api
      .replacePlan({ find: wanted, replace: by, ...(subject !== null && { subject }) })
      .then((found) => isCurrent && setPlan(found))
      .catch(desk.complain);
    return () => {
      isCurrent = false;
    };
  }, [wanted, by, subject, overview]);
  const places = plan?.places ?? [];
  const isChosen = ({ id, isPart }: Replacement) => toggled.has(id) === isPart;
  const chosen = places.filter(isChosen);
  const title = overview?.collections
    .flatMap(({ entries }) => entries)
    .find((entry) => entry.subject === subject)?.title;
  const submit = async () => {
    const asked = { find: wanted, replace, ...(subject !== null && { subject }) };
    try {
      const { label } = await api.replace({ ...asked, places: chosen.map(({ id }) => id) });
      setToggled(new Set());
      await desk.reread();
      desk.say(words.replace.done(label));
    } catch (error) {
      desk.complain(error);
    }
  };
  const toggle = (id: string) => {
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    setToggled(next);
  };
  return (
    <View
      title={subject === null ? words.replace.title : words.replace.titleIn(title ?? subject)}
      lead={words.replace.lead}
    >
      <form
        className={styles.words}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length > 0) void submit();
        }}
      >
        <div>
          <label htmlFor={ids[0]}>{words.replace.find}</label>
          <input
            id={ids[0]}
            value={find}
            autoComplete="off"
            onChange={(event) => setFind(event.target.value)}
          />
        </div>
        <div>
          <label htmlFor={ids[1]}>{words.replace.by}</label>
          <input
            id={ids[1]}
            value={replace}
            autoComplete="off"
            onChange={(event) => setReplace(event.target.value)}
          />
        </div>
        <Button type="submit" look="solid" disabled={chosen.length === 0}>
          {words.replace.do(chosen.length)}
        </Button>
        {subject !== null && (
          <a href={hrefOf({ view: 'replace', query: find, subject: null })}>{words.replace.whole}</a>
        )}
      </form>
      {plan && places.length === 0 && <p className={shared.nothing}>{words.replace.none(wanted)}</p>}
      {places.length > 0 && (
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={chosen.length === places.length}
            onChange={() => {
              const areAll = chosen.length === places.length;
              setToggled(new Set(places.filter(({ isPart }) => isPart !== areAll).map(({ id }) => id)));
            }}
          />
          {words.replace.all}, {words.replace.count(places.length)}
        </label>
      )}
      <ul className={shared.rows}>
        {places.map((each) => (
          <Place key={each.id} found={each} isChosen={isChosen(each)} onToggle={() => toggle(each.id)} />
        ))}
      </ul>
      {plan?.more && <p className={shared.help}>{words.replace.more}</p>}
    </View>
  );
}

interface PlaceProps {
  readonly found: Replacement;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function Place({ found, isChosen, onToggle }: PlaceProps) {
  const id = useId();
  const { place, before, words: old, insert, after } = found;
  return (
    <li className={styles.place}>
      <input id={id} type="checkbox" checked={isChosen} onChange={onToggle} />
      <label htmlFor={id} className={shared.beforeAfter}>
        {before}
        <del>{old}</del>
        {insert !== '' && <ins>{insert}</ins>}
        {after}
      </label>
      <a href={hrefOfPlace(place)}>{`${place.title}, ${place.label}`}</a>
    </li>
  );
}
