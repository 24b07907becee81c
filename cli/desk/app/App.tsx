import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './App.module.css';
import { type Address, hrefOf, parseAddress, useHash } from './address.ts';
import { desk } from './desk-store.ts';
import { Navigation } from './Navigation.tsx';
import { Palette } from './Palette.tsx';
import { Words } from './parts/Alert.tsx';
import { IconButton } from './parts/Button.tsx';
import { FailureBar } from './parts/FailureBar.tsx';
import type { EntrySession } from './session.ts';
import { keepSteady, takeFoot } from './steady.ts';
import { useStore } from './store.ts';
import { Unsaved } from './Unsaved.tsx';
import { CollectionView } from './views/CollectionView.tsx';
import { EntryPage } from './views/EntryPage.tsx';
import { HistoryView } from './views/HistoryView.tsx';
import { InboxView } from './views/InboxView.tsx';
import { PicturesView } from './views/PicturesView.tsx';
import { PublishView } from './views/PublishView.tsx';
import { ReplaceView } from './views/ReplaceView.tsx';
import { SearchView } from './views/SearchView.tsx';
import { SeasonView } from './views/SeasonView.tsx';
import { SiteView } from './views/SiteView.tsx';
import { SpellingView } from './views/SpellingView.tsx';
import { TodayView } from './views/TodayView.tsx';
import { words } from './words.ts';

export function App() {
  const address = parseAddress(useHash());
  useEffect(() => desk.start(), []);
  const [isSearching, setSearching] = useState(false);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event, () => setSearching(true));
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
  useEffect(() => {
    for (const kind of FILE_DRAGS) document.addEventListener(kind, refuseFile);
    return () => {
      for (const kind of FILE_DRAGS) document.removeEventListener(kind, refuseFile);
    };
  }, []);
  useFocusOnNewView(address);
  return (
    <div className={styles.app}>
      <button type="button" className={styles.skip} onClick={skip}>
        {words.skip}
      </button>
      <Navigation address={address} onSearch={() => setSearching(true)} />
      <main ref={keepSteady} id="contenu" className={styles.main} tabIndex={-1}>
        <ServerFailure />
        <Waiting address={address} />
        <View address={address} />
        {address.view !== 'entry' && <Unsaved />}
      </main>
      {isSearching && <Palette onClose={() => setSearching(false)} />}
      <Messages />
    </div>
  );
}

function View({ address }: { readonly address: Address }) {
  switch (address.view) {
    case 'today':
      return <TodayView />;
    case 'site':
      return <SiteView page={address.page} />;
    case 'collection':
      return <CollectionView key={address.collection} id={address.collection} />;
    case 'entry':
      return <EntryPage key={address.subject} {...address} />;
    case 'search':
      return <SearchView query={address.query} />;
    case 'replace':
      return <ReplaceView key={address.subject} query={address.query} subject={address.subject} />;
    case 'pictures':
      return <PicturesView />;
    case 'history':
      return <HistoryView key={address.subject} {...address} />;
    case 'season':
      return <SeasonView />;
    case 'spelling':
      return <SpellingView key={address.subject} subject={address.subject} />;
    case 'inbox':
      return <InboxView />;
    case 'publish':
      return <PublishView />;
  }
}

/** The first heading of a new view takes the focus, so that a screen reader starts there; fields of the same view keep it. */
function useFocusOnNewView(address: Address): void {
  const view =
    address.view === 'entry'
      ? `entry ${address.subject}`
      : JSON.stringify({ ...address, page: '', query: '', since: '', until: '' });
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the view changes
  useEffect(() => {
    window.scrollTo(0, 0);
    // What went wrong went wrong on another page.
    if (desk.notice.get()?.tone === 'failed') desk.notice.set(null);
    if (!isFirst.current) document.querySelector<HTMLElement>('main h1')?.focus();
    isFirst.current = false;
  }, [view]);
}

function skip(): void {
  document.getElementById('contenu')?.focus();
}

const FILE_DRAGS = ['dragover', 'drop'] as const;

/** A file dropped beside its field would replace the desk in the browser. */
function refuseFile(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

function onKeyDown(event: KeyboardEvent, search: () => void): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  const actions: Readonly<Record<string, () => unknown>> = {
    s: saveHere,
    k: search,
    y: desk.redo,
    z: event.shiftKey ? desk.redo : desk.undo,
  };
  const action = actions[key];
  // What a dialog asks comes first.
  if (action === undefined || (key === 'k' && desk.dialog.get() !== null)) return;
  event.preventDefault();
  event.stopPropagation();
  void action();
}

async function saveHere(): Promise<void> {
  const address = parseAddress(window.location.hash);
  if (address.view !== 'entry') return void desk.saveAll();
  const session = desk.session(address.subject);
  if (!(await session.save())) return;
  desk.speak(words.entry.saved);
  await desk.refresh();
}

function ServerFailure() {
  const failure = useStore(desk.failure);
  if (failure === null) return null;
  return <FailureBar failure={failure} onRetry={() => void desk.refresh()} />;
}

/** Other entries with words that the server does not have. */
function Waiting({ address }: { readonly address: Address }) {
  const sessions = useStore(desk.sessions);
  return sessions
    .filter(({ subject }) => address.view !== 'entry' || subject !== address.subject)
    .map((session) => <WaitingEntry key={session.subject} session={session} />);
}

function WaitingEntry({ session }: { readonly session: EntrySession }) {
  const { failure, view } = useStore(session.store);
  const isSaid = useStore(desk.failure) !== null;
  if (failure === null || !session.hasUnsent) return null;
  const entry = (
    <p>
      {words.failure.elsewhere}{' '}
      <a href={hrefOf({ view: 'entry', subject: session.subject, pointer: null })}>
        {view?.title ?? session.subject}
      </a>
    </p>
  );
  if (isSaid && failure.isUnanswered) return <div className={`fault ${styles.waiting}`}>{entry}</div>;
  return (
    <FailureBar failure={failure} onRetry={() => void session.retry()}>
      {entry}
    </FailureBar>
  );
}

/** The desk's announcements, inside the open dialog if there is one: a modal one hides everything else from screen readers. */
function Messages() {
  const dialog = useStore(desk.dialog);
  const spoken = useStore(desk.spoken);
  useEffect(() => {
    if (spoken === '') return;
    const timer = setTimeout(desk.speak, NOTICE, '');
    return () => clearTimeout(timer);
  }, [spoken]);
  return createPortal(
    <>
      <NoticeBar />
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
    </>,
    dialog ?? document.body,
  );
}

/** How long a notice stays, in milliseconds; an error stays until it is closed. */
const NOTICE = 7_000;

/** The way back from what a notice says was done, or undone. */
const WAYS = {
  done: { can: 'canUndo', label: words.nav.undo, go: desk.undo },
  undone: { can: 'canRedo', label: words.nav.redo, go: desk.redo },
  info: null,
  failed: null,
} as const;

function NoticeBar() {
  const notice = useStore(desk.notice);
  const overview = useStore(desk.overview);
  useEffect(() => {
    if (notice === null || notice.tone === 'failed') return;
    const timer = setTimeout(() => desk.notice.set(null), NOTICE);
    return () => clearTimeout(timer);
  }, [notice]);
  if (notice === null) return null;
  const way = WAYS[notice.tone];
  return (
    <section
      ref={takeFoot}
      aria-label={words.notice}
      className={styles.notice}
      data-foot="notice"
      data-tone={notice.tone}
    >
      <Words message={notice.text} advice={notice.advice} />
      {way && overview?.[way.can] && (
        <button type="button" className={styles.noticeUndo} onClick={() => void way.go()}>
          {way.label}
        </button>
      )}
      <IconButton icon="close" label={words.close} onClick={() => desk.notice.set(null)} />
    </section>
  );
}
