import { type FormEvent, useEffect, useId, useState } from 'react';
import type { Collection } from '../contract.ts';
import { type Address, go, hrefOf } from './address.ts';
import { desk } from './desk-store.ts';
import styles from './Navigation.module.css';
import { IconButton } from './parts/Button.tsx';
import { Icon, type IconName } from './parts/Icon.tsx';
import { useStore } from './store.ts';
import { words } from './words.ts';

/** The navigation: beside the view, or above it where there is no room. */
export function Navigation({
  address,
  onSearch,
}: {
  readonly address: Address;
  readonly onSearch: () => void;
}) {
  const overview = useStore(desk.overview);
  const [isOpen, setOpen] = useState(false);
  const hash = hrefOf(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view closes the menu
  useEffect(() => setOpen(false), [hash]);
  const collections = overview?.collections ?? [];
  const workshop = collections.filter((each) => each.isOfWorkshop);
  const incoming = overview?.incoming ?? 0;
  const link = (to: Address, icon: IconName, text: string, count = 0, countLabel = '') => (
    <a href={hrefOf(to)} className={styles.link} aria-current={to.view === address.view ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{text}</span>
      {to.view === 'publish' && incoming > 0 && (
        <span className={styles.count} data-tone="incoming">
          <span aria-hidden="true">↓</span>
          {incoming}
          <span className="visually-hidden"> {words.incoming.count(incoming).replace(/^\d+ /, '')}</span>
        </span>
      )}
      {count > 0 && (
        <span className={styles.count}>
          {count}
          <span className="visually-hidden"> {countLabel}</span>
        </span>
      )}
    </a>
  );
  const unpublished = overview?.unpublished.length ?? 0;
  const decisions = overview?.counts.decisions ?? 0;
  const unanswered = overview?.unanswered ?? 0;
  return (
    <header className={styles.bar}>
      <div className={styles.top}>
        <a href="#/" className={styles.name}>
          <svg viewBox="0 0 32 40" aria-hidden="true" focusable="false">
            <path d="M16 2 8.500 12.500h3.200L5.500 21h3.800L2 31.500h12.200V38h3.600v-6.500H30L22.700 21h3.800l-6.200-8.500h3.200L16 2Z" />
          </svg>
          <span>
            {overview?.name ?? words.desk}
            <small>{words.desk}</small>
          </span>
        </a>
        <span className={styles.steps}>
          <IconButton icon="more" label={words.palette.open} onClick={onSearch} />
          <IconButton
            icon="undo"
            label={overview?.canUndo ? words.nav.undoLabel(overview.canUndo) : words.nav.undo}
            disabled={!overview?.canUndo}
            onClick={() => void desk.undo()}
          />
          <IconButton
            icon="redo"
            label={overview?.canRedo ? words.nav.redoLabel(overview.canRedo) : words.nav.redo}
            disabled={!overview?.canRedo}
            onClick={() => void desk.redo()}
          />
        </span>
        <button
          type="button"
          className={styles.menu}
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
          {words.nav.open}
        </button>
      </div>
      <div className={styles.cloth} />
      <div id="menu" className={styles.panel} data-open={isOpen || undefined}>
        <SearchForm
          key={address.view === 'search' ? 'there' : 'here'}
          query={address.view === 'search' ? address.query : ''}
        />
        <nav aria-label={words.nav.label}>
          <ul>
            <li>
              {link(
                { view: 'today' },
                'today',
                words.nav.today,
                decisions,
                words.entry.decide(decisions).replace(/^\d+ /, ''),
              )}
            </li>
            <li>{link({ view: 'site', page: '/' }, 'site', words.nav.site)}</li>
            <li>
              {link(
                { view: 'inbox' },
                'inbox',
                words.inbox.title,
                unanswered,
                words.inbox.unanswered(unanswered).replace(/^\d+ /, ''),
              )}
            </li>
            <li>{link({ view: 'season' }, 'season', words.season.title)}</li>
            <li>{link({ view: 'pictures' }, 'picture', words.nav.pictures)}</li>
            <li>{link({ view: 'history', subject: null }, 'history', words.nav.history)}</li>
            <li>
              {link(
                { view: 'publish' },
                'publish',
                words.nav.publish,
                unpublished,
                words.nav.unpublished(unpublished).replace(/^\d+ /, ''),
              )}
            </li>
          </ul>
          <Collections
            title={words.nav.collections}
            collections={collections.filter((each) => each.canAddEntries && !each.isOfWorkshop)}
            address={address}
          />
          <Collections
            title={words.nav.rest}
            collections={collections.filter((each) => !each.canAddEntries && !each.isOfWorkshop)}
            address={address}
          />
          {workshop.length > 0 && (
            <details className={styles.workshop}>
              <summary>{words.nav.workshop}</summary>
              <Collections title={words.nav.seldom} collections={workshop} address={address} />
            </details>
          )}
        </nav>
      </div>
    </header>
  );
}

interface CollectionsProps {
  readonly title: string;
  readonly collections: readonly Collection[];
  readonly address: Address;
}

function Collections({ title, collections, address }: CollectionsProps) {
  const id = useId();
  if (collections.length === 0) return null;
  const isHere = (collection: Collection) =>
    address.view === 'collection'
      ? address.collection === collection.id
      : address.view === 'entry' && collection.entries.some(({ subject }) => subject === address.subject);
  return (
    <div className={styles.group}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul aria-labelledby={id}>
        {collections.map((collection) => (
          <li key={collection.id}>
            <a
              href={hrefOf({ view: 'collection', collection: collection.id })}
              className={styles.link}
              aria-current={isHere(collection) ? 'true' : undefined}
            >
              <span>{collection.title}</span>
              <Trouble collection={collection} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Trouble({ collection }: { readonly collection: Collection }) {
  const errors = collection.entries.reduce((sum, { state }) => sum + state.errors, 0);
  if (errors === 0) return null;
  return (
    <span className={styles.count} data-tone="error">
      {errors}
      <span className="visually-hidden"> {words.state.errors(errors).replace(/^\d+ /, '')}</span>
    </span>
  );
}

function SearchForm({ query }: { readonly query: string }) {
  const id = useId();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ view: 'search', query: String(new FormData(event.currentTarget).get('words')).trim() });
  };
  return (
    <search>
      <form className={styles.search} onSubmit={onSubmit}>
        <label htmlFor={id}>{words.nav.search}</label>
        <div>
          <input
            id={id}
            name="words"
            type="search"
            defaultValue={query}
            placeholder={words.nav.searchHint}
            autoComplete="off"
          />
          <button type="submit" aria-label={words.nav.searchButton} title={words.nav.searchButton}>
            <Icon name="search" />
          </button>
        </div>
      </form>
    </search>
  );
}
