import { isList, valueAt } from '../../../core/values/json-value.ts';
import { pointerTo } from '../../../core/values/pointer.ts';
import type { NewItem } from '../../contract.ts';
import { go } from '../address.ts';
import { desk } from '../desk-store.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { useStore } from '../store.ts';
import styles from './View.module.css';

interface Props {
  readonly item: NewItem & { readonly about: string; readonly question: string };
  readonly onClose: () => void;
}

/** Which entry it is about, before a list gains an item about it. */
export function AboutDialog({ item, onClose }: Props) {
  const collection = useStore(desk.overview)?.collections.find(({ id }) => id === item.about);
  const choose = async (slug: string) => {
    onClose();
    await begin(item, slug);
  };
  return (
    <Dialog title={item.question} onClose={onClose}>
      <ul className={styles.entries}>
        {collection?.entries.map(({ subject, title, picture }) => (
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
