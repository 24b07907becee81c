import { isList, valueAt } from '../../../core/values/json-value.ts';
import { pointerTo } from '../../../core/values/pointer.ts';
import type { NewItem, Shortcut } from '../../contract.ts';
import { type Address, go } from '../address.ts';
import { desk } from '../desk-store.ts';
import { sortedEntries } from '../entry-order.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { useStore } from '../store.ts';
import { CreateDialog } from './EntryDialogs.tsx';
import styles from './View.module.css';

type Target = Shortcut['target'];
/** It asks a question before there is a field to go to. */
export type AskingTarget = Extract<Target, { readonly create: string } | { readonly about: string }>;

export function isAsking(target: Target): target is AskingTarget {
  return 'create' in target || 'about' in target;
}

export function addressOf(target: Exclude<Target, AskingTarget>): Address {
  return 'collection' in target
    ? { view: 'collection', ...target }
    : { view: 'entry', subject: target.subject, pointer: target.pointer || null };
}

interface Props<Of extends Target> {
  readonly target: Of;
  readonly onClose: () => void;
}

export function ShortcutDialog({ target, onClose }: Props<AskingTarget>) {
  return 'create' in target ? (
    <CreateDialog collection={target.create} onClose={onClose} />
  ) : (
    <AboutDialog target={target} onClose={onClose} />
  );
}

/** Which entry it is about, before a list gains an item about it. */
function AboutDialog({ target: item, onClose }: Props<Exclude<AskingTarget, { readonly create: string }>>) {
  const collection = useStore(desk.overview)?.collections.find(({ id }) => id === item.about);
  const choose = async (slug: string) => {
    onClose();
    await begin(item, slug);
  };
  return (
    <Dialog title={item.question} onClose={onClose}>
      <ul className={styles.entries}>
        {sortedEntries(collection?.entries ?? [], 'name').map(({ subject, title, picture }) => (
          <li key={subject}>
            <button
              type="button"
              className={styles.entry}
              onClick={() => void choose(subject.slice(item.about.length + 1))}
            >
              {picture ? <img src={picture} alt="" loading="lazy" /> : <span />}
              <strong>{title}</strong>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Adds the item, unsaved, and goes to the field that is written next. */
async function begin({ subject, list, key, value, next }: NewItem, slug: string): Promise<void> {
  const session = desk.session(subject);
  await session.load();
  const { view, value: whole } = session.store.get();
  const items = valueAt(whole, list);
  const added = pointerTo(list, isList(items) ? items.length : 0);
  if (view !== null) session.edit({ op: 'insert', pointer: added, value: { [key]: slug, ...value } });
  go({ view: 'entry', subject, pointer: view === null ? null : pointerTo(added, next) });
}
