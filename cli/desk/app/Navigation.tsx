import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Collection } from '../contract.ts';
import { type Address, go, hrefOf } from './address.ts';
import { desk } from './desk-store.ts';
import styles from './Navigation.module.css';
import { IconButton } from './parts/Button.tsx';
import { Icon, type IconName } from './parts/Icon.tsx';
import { useStore } from './store.ts';
import { words } from './words.ts';

/** The views that are always there. */
export const VIEWS: readonly { readonly to: Address; readonly icon: IconName; readonly name: string }[] = [
  { to: { view: 'today' }, icon: 'today', name: words.nav.today },
  { to: { view: 'site', page: '/' }, icon: 'site', name: words.nav.site },
  { to: { view: 'inbox' }, icon: 'inbox', name: words.inbox.title },
  { to: { view: 'season' }, icon: 'season', name: words.season.title },
  { to: { view: 'spelling', subject: null }, icon: 'spelling', name: words.spelling.title },
  { to: { view: 'pictures' }, icon: 'picture', name: words.nav.pictures },
  { to: { view: 'history', subject: null }, icon: 'history', name: words.nav.history },
  { to: { view: 'publish' }, icon: 'publish', name: words.nav.publish },
];

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
  const opener = useRef<HTMLButtonElement>(null);
  const hash = hrefOf(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view closes the menu
  useEffect(() => setOpen(false), [hash]);
  const collections = overview?.collections ?? [];
  const workshop = collections.filter((each) => each.isOfWorkshop);
  const counts: Partial<Record<Address['view'], ReactNode>> = {
    today: <Count count={overview?.decisions.length} say={words.entry.decide} />,
    inbox: <Count count={overview?.unanswered} say={words.inbox.unanswered} />,
    publish: (
      <>
        <Count count={overview?.incoming} say={words.incoming.count} tone="incoming" sign="↓" />
        <Count count={overview?.unpublished.length} say={words.nav.unpublished} />
      </>
    ),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key closes the menu wherever in it the focus is
    <header
      className={styles.bar}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        opener.current?.focus();
      }}
    >
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
          ref={opener}
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
            {VIEWS.map(({ to, icon, name }) => (
              <li key={name}>
                <a
                  href={hrefOf(to)}
                  className={styles.link}
                  aria-current={to.view === address.view ? 'page' : undefined}
                >
                  <Icon name={icon} />
                  <span>{name}</span>
                  {counts[to.view]}
                </a>
              </li>
            ))}
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
              <Count
                count={collection.entries.reduce((sum, { state }) => sum + state.errors, 0)}
                say={words.state.errors}
                tone="error"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CountProps {
  readonly count: number | undefined;
  readonly say: (count: number) => string;
  readonly tone?: 'error' | 'incoming';
  readonly sign?: string;
}

function Count({ count = 0, say, tone, sign }: CountProps) {
  if (count === 0) return null;
  return (
    <span className={styles.count} data-tone={tone}>
      {sign && <span aria-hidden="true">{sign}</span>}
      {count}
      <span className="visually-hidden"> {say(count).replace(/^\d+ /, '')}</span>
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
