import { useDeferredValue, useId, useState } from 'react';
import { fold } from '../../../core/shared/fold.ts';
import type { EntrySummary } from '../../contract.ts';
import { hrefOf } from '../address.ts';
import { desk } from '../desk-store.ts';
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
  const [isCreating, setCreating] = useState(false);
  const query = fold(useDeferredValue(typed));
  const filter = useId();
  if (overview === null) return <View title={words.nav.collections}>{words.loading}</View>;
  const collection = overview.collections.find((one) => one.id === id);
  if (collection === undefined) return <View title={words.nav.collections}>{words.collection.missing}</View>;
  const found = collection.entries.filter((entry) =>
    fold(`${entry.title} ${entry.detail ?? ''}`).includes(query),
  );
  return (
    <View
      title={collection.title}
      lead={collection.description}
      actions={
        collection.canAddEntries && (
          <Button look="solid" icon="plus" onClick={() => setCreating(true)}>
            {words.collection.add}
          </Button>
        )
      }
    >
      {collection.entries.length >= WORTH_SEARCHING && (
        <div className={styles.filter}>
          <div>
            <label htmlFor={filter}>{words.collection.filter}</label>
            <input
              id={filter}
              type="search"
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <p role="status">{words.collection.count(found.length)}</p>
        </div>
      )}
      {found.length === 0 && (
        <p className={styles.nothing}>{query ? words.collection.none(typed) : words.collection.empty}</p>
      )}
      {found.length > 0 && (
        <ul className={styles.entries}>
          {found.map((entry) => (
            <EntryRow key={entry.subject} entry={entry} />
          ))}
        </ul>
      )}
      {isCreating && <CreateDialog collection={id} onClose={() => setCreating(false)} />}
    </View>
  );
}

function EntryRow({ entry }: { readonly entry: EntrySummary }) {
  return (
    <li>
      <a className={styles.entry} href={hrefOf({ view: 'entry', subject: entry.subject, pointer: null })}>
        {entry.picture ? <img src={entry.picture} alt="" loading="lazy" /> : <span />}
        <span>
          <strong>{entry.title}</strong>
          {entry.detail && <small>{entry.detail}</small>}
        </span>
        <States state={entry.state} />
      </a>
    </li>
  );
}
