import { withoutFinalSlashes } from '#generated/shared/final-slashes.ts';
import { fold } from '#generated/shared/fold.ts';
import type { FallbackProps } from '../pages/fallback.ts';
import type { PageData } from '../pages/page.ts';
import { loadComponent, type PageComponent } from '../pages/page-code.ts';
import { type PageRoute, routes } from './shell.static.ts';

/** A page that can be rendered without waiting. */
interface LoadedPage extends FallbackProps {
  readonly data: PageData;
  readonly Component: PageComponent;
}

type Answer = FallbackProps & { readonly data: PageData };

const ready = new Map<string, Promise<LoadedPage>>();
const loading = new Map<string, Promise<LoadedPage>>();
const failed = new Set<string>();
const listeners = new Set<() => void>();

/** The data of an address that has moved. */
export interface MovedPage {
  readonly moved: string;
}

/** Path under which the data of the page at `path` is served. */
export function dataPath(path: string): string {
  return `/data${path === '/' ? '/index' : path}.json`;
}

/** `/services/` and `/services` are one page. */
export function pagePath(pathname: string): string {
  return withoutFinalSlashes(pathname) || '/';
}

/** The page at `path`: React reads it without waiting once it is loaded. */
export function readPage(path: string): Promise<LoadedPage> {
  const page = ready.get(path);
  if (page) return page;
  const promise = loading.get(path) ?? startLoading(path);
  queueMicrotask(notify);
  return promise;
}

/** Whether the page at `path` can be shown without waiting. */
export function isReady(path: string): boolean {
  return ready.has(path);
}

/** Loads the code and the data of `path` in advance. */
export function preloadPage(path: string): void {
  if (failed.has(path)) forgetPage(path);
  if (!ready.has(path) && !loading.has(path)) void startLoading(path);
}

/** Loads a page from data already available: in the prerendered HTML, or in the prerenderer. */
export async function adoptPage(data: PageData): Promise<void> {
  keep(data.path, await withCode({ data }));
}

export function forgetPage(path: string): void {
  ready.delete(path);
  loading.delete(path);
  failed.delete(path);
}

/** Refetches the page at `path`, which stays visible meanwhile; all others are refetched when next shown. */
export async function refreshPage(path: string): Promise<void> {
  const page = await load(path);
  for (const known of [ready, loading, failed]) known.clear();
  keep(path, page);
}

/** Calls back when `isAwaited` may have changed. */
export function watchLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the page at `path` is requested and not yet loaded. */
export function isAwaited(path: string): boolean {
  return loading.has(path) && !failed.has(path);
}

function startLoading(path: string): Promise<LoadedPage> {
  const promise = load(path);
  loading.set(path, promise);
  promise
    .then((page) => {
      keep(path, page);
      if (page.unknownKey === undefined) keep(page.data.path, page);
      loading.delete(path);
    })
    // The rejected promise is kept, so that rendering it shows the failure; `preloadPage` and a retry start over.
    .catch(() => failed.add(path))
    .finally(notify);
  return promise;
}

/** With the fields by which React knows what a promise holds. */
function keep(path: string, value: LoadedPage): void {
  ready.set(path, Object.assign(Promise.resolve(value), { status: 'fulfilled', value }));
}

function notify(): void {
  for (const listener of listeners) listener();
}

async function load(path: string): Promise<LoadedPage> {
  const { route, key } = routeOf(path);
  // Loads the code in parallel; a failure surfaces below.
  loadComponent(route.folder).catch(() => undefined);
  return withCode(
    (await fetchData(path)) ?? (await fetchData(asSpelled(path))) ?? (await fetchFallback(route, key)),
  );
}

async function withCode(answer: Answer): Promise<LoadedPage> {
  return { ...answer, Component: await loadComponent(answer.data.folder) };
}

function routeOf(path: string): { route: PageRoute; key: string | undefined } {
  for (const route of routes) {
    const pattern = route.path.replace(/:\w+/, '([^/]+)').replace('*', '.*');
    const match = new RegExp(`^${pattern}$`, 'i').exec(path);
    if (match) return { route, key: match[1] && decoded(match[1]) };
  }
  throw new Error(`no route for ${path}`);
}

/** `path` as addresses of this site are spelled: small letters without accents. */
function asSpelled(path: string): string {
  return fold(decoded(path));
}

/** A decoded path or key; a badly encoded one is left as is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What the route table shows for a key that no entry has. */
async function fetchFallback(route: PageRoute, key: string | undefined): Promise<Answer> {
  if (key !== undefined) {
    const answer = route.hasDefault
      ? await fetchData(route.path.replace(/:\w+/, '_default'))
      : route.standIn && (await fetchData(route.standIn));
    if (answer) return { ...answer, unknownKey: key };
  }
  const notFound = await fetchData('/404');
  if (!notFound) throw new Error('the not-found page is missing');
  return notFound;
}

/**
 * @returns null when nothing is served for the path
 * @throws when the network or the server fails
 */
async function fetchData(path: string): Promise<Answer | null> {
  const response = await fetch(dataPath(path));
  if (response.status >= 500) throw new Error(`${dataPath(path)}: ${response.status}`);
  const isData = response.ok && response.headers.get('content-type')?.includes('json');
  if (!isData) return null;
  const data = (await response.json()) as PageData | MovedPage;
  return 'moved' in data ? fetchData(data.moved) : { data };
}
