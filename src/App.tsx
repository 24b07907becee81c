import { Component, type ReactNode, Suspense, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { inForm } from '#generated/phrase-forms.ts';
import styles from './App.module.css';
import { Footer } from './components/Footer.tsx';
import { Header } from './components/Header.tsx';
import panel from './components/LoadFailurePanel.module.css';
import { LoadFailurePanel } from './components/LoadFailurePanel.tsx';
import loading from './components/LoadingBar.module.css';
import { Notices } from './components/Notices.tsx';
import { StartFailure } from './components/StartFailure.tsx';
import { useSiteLinks } from './shell/navigation.ts';
import { forgetPage, isAwaited, pagePath, readPage, watchLoading } from './shell/page-store.ts';
import { usePrefetchInView } from './shell/prefetch.ts';
import { useScroll } from './shell/scroll.ts';
import { SeasonTexts, useSeason } from './shell/season.ts';
import { site, ui } from './shell/shell.static.ts';

export function App() {
  const path = pagePath(useLocation().pathname);
  useSiteLinks();
  useScroll(path);
  const season = useSeason();
  return (
    <SeasonTexts value={season.texts}>
      <a href="#contenu" className="screen-only skip-link">
        {ui.skipLink}
      </a>
      <StartFailure />
      <Notices />
      <Header />
      <Loading />
      <main id="contenu" tabIndex={-1} className={styles.main}>
        <LoadFailure path={path}>
          <Suspense fallback={<p className={panel.panel}>{ui.loading}</p>}>
            <RoutedPage path={path} season={season.index} />
          </Suspense>
        </LoadFailure>
      </main>
      <Footer />
    </SeasonTexts>
  );
}

function RoutedPage({ path, season }: { path: string; season: number }) {
  const { data: inAllSeasons, Component: Page, unknownKey } = use(readPage(path));
  const data = useMemo(() => inForm(inAllSeasons, season), [inAllSeasons, season]);
  const { title, description, canonical } = data.head;
  const isElsewhere = unknownKey === undefined && data.folder !== 'not-found' && data.path !== path;
  const shownPath = isElsewhere ? data.path : path;
  useAddress(shownPath);
  usePrefetchInView(shownPath);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical ? (
        <link rel="canonical" href={site.address + canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <Page key={shownPath} {...data.props} {...(unknownKey === undefined ? {} : { unknownKey })} />
    </>
  );
}

/** Corrects the address of a page that was asked for by another one: a moved one, or one spelled with capitals. */
function useAddress(path: string): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (pagePath(pathname) !== path) void navigate(path + search + hash, { replace: true });
  }, [navigate, path, pathname, search, hash]);
}

function Loading() {
  const isLoading = useSyncExternalStore(
    watchLoading,
    () => isAwaited(pagePath(window.location.pathname)),
    () => false,
  );
  return isLoading && <div className={loading.bar} role="progressbar" aria-label={ui.loading} />;
}

interface LoadFailureProps {
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * Shows a fallback for a page that failed to load, until the next navigation. Without class fields, for which browsers of the
 * floor are sent helpers.
 */
class LoadFailure extends Component<LoadFailureProps, { failed: boolean }> {
  constructor(props: LoadFailureProps) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(previous: LoadFailureProps) {
    if (this.state.failed && previous.path !== this.props.path) this.setState({ failed: false });
  }

  retry() {
    forgetPage(this.props.path);
    this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <LoadFailurePanel onRetry={() => this.retry()} /> : this.props.children;
  }
}
