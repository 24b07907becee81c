import { useDeferredValue, useId, useState } from 'react';
import { fold } from '../../../core/shared/fold.ts';
import type { EntrySummary } from '../../contract.ts';
import { hrefOf } from '../address.ts';
import { dayInWords } from '../dates.ts';
import { desk } from '../desk-store.ts';
import {
  groupedEntries,
  type Order,
  STATE_NAMES,
  STATES,
  type StateName,
  sortedEntries,
} from '../entry-order.ts';
import { Button } from '../parts/Button.tsx';
import { States } from '../parts/States.tsx';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import { CreateDialog } from './EntryDialogs.tsx';
import styles from './View.module.css';
import { View } from './View.tsx';

/** With fewer entries one sees them all at a glance. */
const WORTH_SEARCHING = 6;

export function CollectionView({ id }: { readonly id: string }) {
  const overview = useStore(desk.overview);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Order | null>(null);
  const [shown, setShown] = useState<StateName | ''>('');
  const [isCreating, setCreating] = useState(false);
  const query = fold(useDeferredValue(typed));
  const filter = useId();
  const { collection: say } = words;
  if (overview === null) return <View title={words.nav.collections}>{words.loading}</View>;
  const collection = overview.collections.find((one) => one.id === id);
  if (collection === undefined) return <View title={words.nav.collections}>{say.missing}</View>;
  const { entries } = collection;
  const hasDays = entries.some(({ day }) => day !== null);
  const order = chosen ?? (hasDays ? 'day' : 'name');
  const states = STATE_NAMES.filter((name) => entries.some(({ state }) => STATES[name](state)));
  const isShown = (entry: EntrySummary) => !shown || !states.includes(shown) || STATES[shown](entry.state);
  const found = sortedEntries(
    entries.filter((entry) => fold(`${entry.title} ${entry.detail ?? ''}`).includes(query) && isShown(entry)),
    order,
  );
  const groups = order === 'name' ? groupedEntries(found) : [['', found] as const];
  return (
    <View
      title={collection.title}
      lead={collection.description}
      actions={
        collection.canAddEntries && (
          <Button look="solid" icon="plus" onClick={() => setCreating(true)}>
            {say.add}
          </Button>
        )
      }
    >
      {entries.length >= WORTH_SEARCHING && (
        <div className={`row ${styles.filter}`}>
          <div>
            <label htmlFor={filter}>{say.filter}</label>
            <input
              id={filter}
              type="search"
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <label>
            {say.order}
            <select value={order} onChange={({ target }) => setChosen(target.value as Order)}>
              <option value="name">{say.orders.name}</option>
              {hasDays && <option value="day">{say.orders.day}</option>}
              <option value="state">{say.orders.state}</option>
            </select>
          </label>
          {states.length > 0 && (
            <label>
              {say.states}
              <select value={shown} onChange={({ target }) => setShown(target.value as StateName | '')}>
                <option value="">{say.all}</option>
                {states.map((name) => (
                  <option key={name} value={name}>
                    {say.stateNames[name]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <p role="status">{say.count(found.length)}</p>
        </div>
      )}
      {found.length === 0 && <p className="empty">{query ? say.none(typed) : say.empty}</p>}
      {groups.map(([name, members]) => (
        <section key={name} className={name ? styles.section : undefined}>
          {name && <h2>{name}</h2>}
          {members.length > 0 && (
            <ul className={styles.entries}>
              {members.map((entry) => (
                <EntryRow key={entry.subject} entry={entry} />
              ))}
            </ul>
          )}
        </section>
      ))}
      {isCreating && <CreateDialog collection={id} onClose={() => setCreating(false)} />}
    </View>
  );
}

function EntryRow({ entry }: { readonly entry: EntrySummary }) {
  const detail = [
    entry.day && words.collection.on(dayInWords(entry.day), entry.day.slice(0, 4)),
    entry.detail,
  ];
  return (
    <li>
      <a className={styles.entry} href={hrefOf({ view: 'entry', subject: entry.subject, pointer: null })}>
        {entry.picture && <img src={entry.picture} alt="" loading="lazy" />}
        <span>
          <strong>{entry.title}</strong>
          {detail.some(Boolean) && <small>{detail.filter(Boolean).join(' · ')}</small>}
        </span>
        <States state={entry.state} />
      </a>
    </li>
  );
}
