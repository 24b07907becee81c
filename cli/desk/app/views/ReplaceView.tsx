import { useId } from 'react';
import type { Replacement, Subject } from '../../contract.ts';
import { hrefOf, hrefOfPlace, useKept } from '../address.ts';
import { api } from '../api.ts';
import { useAct, useAnswer } from '../asking.ts';
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
  const [kept, keep] = useKept({
    find: query,
    replace: '',
    isRemoving: false,
    isDone: false,
    /** What a person has ticked or not: other places are as usual. */
    ticked: new Map<string, boolean>(),
  });
  const { find, replace, isRemoving, isDone, ticked } = kept;
  const overview = useStore(desk.overview);
  const wanted = find.trim();
  const ids = [useId(), useId()] as const;
  const within = subject !== null && { subject };
  const question = JSON.stringify([wanted, replace]);
  const found = useAnswer(question, () =>
    wanted === '' ? null : api.replacePlan({ find: wanted, replace, ...within }),
  );
  const plan = wanted === '' ? undefined : found?.answer;
  const places = plan?.places ?? [];
  const isUsual = ({ isPart, misjoined }: Replacement) => !isPart && misjoined === null && !isDone;
  const isChosen = (each: Replacement) => ticked.get(each.id) ?? isUsual(each);
  const chosen = places.filter(isChosen);
  const title = overview?.collections
    .flatMap(({ entries }) => entries)
    .find((entry) => entry.subject === subject)?.title;
  const [isBusy, act] = useAct();
  // The places on the screen may be those of the words before.
  const canReplace =
    !isBusy && found?.question === question && chosen.length > 0 && (replace !== '' || isRemoving);
  const submit = () =>
    act(async () => {
      const asked = { find: wanted, replace, ...within, places: chosen.map(({ id }) => id) };
      const { label } = await api.replace(asked);
      keep({ ticked: new Map(), isDone: true });
      await desk.reread();
      desk.say(words.replace.done(label));
    });
  const tick = (those: readonly Replacement[], isTicked: boolean) =>
    keep({ ticked: new Map([...ticked, ...those.map(({ id }) => [id, isTicked] as const)]) });
  return (
    <View
      title={subject === null ? words.replace.title : words.replace.titleIn(title ?? subject)}
      lead={words.replace.lead}
    >
      <form
        className={`row ${styles.words}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (canReplace) void submit();
        }}
      >
        <div>
          <label htmlFor={ids[0]}>{words.replace.find}</label>
          <input
            id={ids[0]}
            value={find}
            autoComplete="off"
            onChange={(event) => keep({ find: event.target.value, isDone: false })}
          />
        </div>
        <div>
          <label htmlFor={ids[1]}>{words.replace.by}</label>
          <input
            id={ids[1]}
            value={replace}
            autoComplete="off"
            onChange={(event) => keep({ replace: event.target.value })}
          />
        </div>
        {replace === '' && (
          <label className="tick">
            <input
              type="checkbox"
              checked={isRemoving}
              onChange={(event) => keep({ isRemoving: event.target.checked })}
            />
            {words.replace.remove}
          </label>
        )}
        <Button type="submit" look="solid" disabled={!canReplace}>
          {chosen.length > 0 ? words.replace.do(chosen.length) : words.replace.title}
        </Button>
        {subject !== null && (
          <a href={hrefOf({ view: 'replace', query: find, subject: null })}>{words.replace.whole}</a>
        )}
      </form>
      {plan && places.length === 0 && <p className="empty">{words.replace.none(wanted)}</p>}
      {places.length > 0 && (
        <label className="tick">
          <input
            type="checkbox"
            checked={chosen.length === places.length}
            onChange={({ target }) => tick(places, target.checked)}
          />
          {plan?.more ? words.replace.first(places.length) : words.replace.all(places.length)}
        </label>
      )}
      <ul className={shared.rows}>
        {places.map((each) => (
          <Place
            key={each.id}
            found={each}
            isChosen={isChosen(each)}
            onTick={(isTicked) => tick([each], isTicked)}
          />
        ))}
      </ul>
      {plan?.more && <p className="quiet">{words.replace.more}</p>}
    </View>
  );
}

interface PlaceProps {
  readonly found: Replacement;
  readonly isChosen: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

function Place({ found, isChosen, onTick }: PlaceProps) {
  const id = useId();
  const { place, before, words: old, insert, after, misjoined } = found;
  return (
    <li className={`${shared.row} ${styles.place}`}>
      <input id={id} type="checkbox" checked={isChosen} onChange={({ target }) => onTick(target.checked)} />
      <label htmlFor={id} className={shared.beforeAfter}>
        {before}
        <del>{old}</del>
        {insert !== '' && <ins>{insert}</ins>}
        {after}
        {misjoined && <small className="wrong">{words.replace.reread(misjoined)}</small>}
      </label>
      <a href={hrefOfPlace(place)}>{`${place.title}, ${place.label}`}</a>
    </li>
  );
}
