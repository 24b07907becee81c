import { useState } from 'react';
import { parentPointer } from '../../../core/values/pointer.ts';
import type { EntryStatus, EntryView, Subject } from '../../contract.ts';
import { hrefOf } from '../address.ts';
import { desk } from '../desk-store.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { States } from '../parts/States.tsx';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { CreateDialog, RenameDialog, useCollection } from './EntryDialogs.tsx';
import styles from './EntryPage.module.css';
import shared from './View.module.css';

interface Props {
  readonly view: EntryView;
  readonly status: EntryStatus;
}

/** What an entry is, and what may be done with all of it. */
export function EntryHead({ view, status }: Props) {
  const overview = useStore(desk.overview);
  const [dialog, setDialog] = useState<'rename' | 'duplicate' | 'delete' | null>(null);
  const collection = overview?.collections.find(({ id }) => id === view.collection);
  const onPage = view.address === null ? [] : (['rename'] as const);
  const acts = collection?.canAddEntries ? (['duplicate', ...onPage, 'delete'] as const) : [];
  const of = { subject: view.subject, title: view.title, onClose: () => setDialog(null) };
  return (
    <header className={`row ${shared.head}`}>
      <div className={`row ${styles.title}`}>
        {collection && <EntryParent of={view.subject} />}
        <h1 tabIndex={-1}>{view.title}</h1>
        <States state={{ ...status.state, errors: 0, gaps: 0, decisions: 0, unsaved: false }} />
      </div>
      <div className={`row ${styles.actions}`} data-acts>
        <a href={hrefOf({ view: 'replace', query: '', subject: view.subject })}>{words.entry.replace}</a>
        <a href={hrefOf({ view: 'spelling', subject: view.subject })}>{words.spelling.check}</a>
        <a href={hrefOf({ view: 'history', subject: view.subject })}>{words.entry.history}</a>
        {acts.map((act) => (
          <Button key={act} look="plain" onClick={() => setDialog(act)}>
            {words.entry[act]}
          </Button>
        ))}
      </div>
      {dialog === 'rename' && view.address !== null && <RenameDialog {...of} address={view.address} />}
      {dialog === 'duplicate' && (
        <CreateDialog collection={view.collection} from={view} onClose={of.onClose} />
      )}
      {dialog === 'delete' && <DeleteDialog {...of} />}
    </header>
  );
}

/** The way from an entry to its collection, or to the first page. */
export function EntryParent({ of }: { readonly of: Subject }) {
  const { id, title = words.nav.today } = useCollection(parentPointer(of));
  return (
    <a
      href={hrefOf(id === undefined ? { view: 'today' } : { view: 'collection', collection: id })}
      className={`row ${styles.parent}`}
    >
      <Icon name="left" />
      {title}
    </a>
  );
}
