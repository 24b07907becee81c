import type {
  AddedPicture,
  Area,
  ChoiceList,
  Choices,
  Conflict,
  DeletePlan,
  DeskEvent,
  EditRequest,
  EntryStatus,
  EntryView,
  Failure,
  Gone,
  History,
  Inbox,
  Instead,
  Located,
  Overview,
  Pointer,
  Publication,
  Published,
  Refusal,
  ReplacePlan,
  ReplaceRequest,
  Restored,
  RestorePlan,
  RestoreRequest,
  Saved,
  SearchResult,
  Season,
  SitePicture,
  Spelling,
  Subject,
  Undone,
  Visit,
} from '../contract.ts';
import { site } from './site.ts';
import { words } from './words.ts';

const API = '/desk/api';

/** What went wrong, in words for the editor. */
export class DeskError extends Error {
  readonly advice: string | null;
  /** Of the answer; 0 where there was none. */
  readonly status: number;

  constructor({ message, advice }: Failure, status = 422) {
    super(message);
    this.advice = advice;
    this.status = status;
  }

  /** Whether the server is not there, or does not let this page in. */
  get isUnanswered(): boolean {
    return this.status === 0 || this.status === 403;
  }

  /** Whether the same request may succeed shortly: once the server answers, is there, lets this page in, has room. */
  get isPassing(): boolean {
    return this.isUnanswered || this.status > 500;
  }
}

/** An entry has changed elsewhere: nothing was written. */
export class ConflictError extends Error {
  readonly conflict: Conflict;

  constructor(conflict: Conflict) {
    super(conflict.message);
    this.conflict = conflict;
  }
}

/** The request would break something. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** An error in words for the editor; thrown where it is of another kind. */
export function asDeskError(error: unknown): DeskError {
  if (error instanceof DeskError) return error;
  if (error instanceof RefusedError) return new DeskError(error.refusal);
  if (error instanceof ConflictError) return new DeskError({ message: error.message, advice: null });
  throw error;
}

/** Time after which a silent server is taken to be gone, in milliseconds. */
const PATIENCE = 10_000;
/** The same for what waits for other machines, for Git, or for large pictures, and for what must not be done twice. */
const LONG_PATIENCE = 180_000;

/** The lock that a window holds while it publishes. */
const PUBLISHING = `desk-publishing ${site}`;

async function ask<T>(path: string, request: RequestInit = {}, patience = PATIENCE): Promise<T> {
  let response: Response;
  let body: unknown;
  try {
    const headers = { ...request.headers, 'desk-site': site };
    response = await fetch(API + path, { ...request, headers, signal: AbortSignal.timeout(patience) });
    body = await response.json();
  } catch (error) {
    const isSilent = error instanceof DOMException && error.name === 'TimeoutError';
    const { held = [] } = (isSilent && (await globalThis.navigator?.locks?.query())) || {};
    const isPublishing = held.some(({ name }) => name === PUBLISHING);
    throw new DeskError(isPublishing ? words.failure.publishing : words.failure.gone, 0); // no answer, or half of one
  }
  if (response.ok) return body as T;
  if (response.status === 409) throw new ConflictError(body as Conflict);
  if (response.status === 422) throw new RefusedError(body as Refusal);
  throw new DeskError(body as Failure, response.status);
}

type Query = Readonly<Record<string, string>> | readonly (readonly [string, string])[];

function read<T>(path: string, query: Query = {}, patience?: number): Promise<T> {
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return ask<T>(search ? `${path}?${search}` : path, {}, patience);
}

function tell<T>(path: string, body: object, patience = LONG_PATIENCE): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return ask<T>(path, { method: 'POST', headers, body: JSON.stringify(body) }, patience);
}

/** Asks while the other windows know of it. */
function publish(path: string, request: object): Promise<Published> {
  return navigator.locks.request(PUBLISHING, { mode: 'shared' }, () => tell<Published>(path, request));
}

interface ResolveRequest {
  readonly subject: Subject;
  readonly revision: string;
  readonly fields: Readonly<Record<Pointer, 'mine' | 'theirs'>>;
}

interface ReceiveRequest {
  readonly revision: string;
  readonly sides: Readonly<Record<string, Readonly<Record<Pointer, 'mine' | 'theirs'>>>>;
}

export interface PublishRequest {
  readonly sentence: string;
  readonly without: readonly Subject[];
  readonly revision: string;
  readonly author?: { readonly name: string; readonly email: string };
}

/** The questions that the desk's server answers (`contract.ts`). Each may throw the errors above. */
export const api = {
  overview: () => read<Overview>('/overview'),
  entry: (subject: Subject) => read<EntryView>('/entry', { subject }),
  decision: (id: string) => read<Choices>('/decision', { id }),
  choices: (list: string) => read<ChoiceList>('/choices', { list }),
  locate: (text: string, page: string, subject: Subject | null) =>
    read<Located>('/locate', { text, page, ...(subject !== null && { subject }) }),
  search: (q: string) => read<SearchResult>('/search', { q }),
  replacePlan: (asked: { readonly find: string; readonly replace: string; readonly subject?: Subject }) =>
    read<ReplacePlan>('/replace', asked),
  pictures: () => read<readonly SitePicture[]>('/pictures'),
  history: (asked: {
    readonly subject?: Subject;
    readonly since: string;
    readonly until: string;
    readonly pages: string;
  }) => read<History>('/history', asked, LONG_PATIENCE),
  restorePlan: (restored: RestoreRequest) =>
    read<RestorePlan>('/restore', restored as Readonly<Record<string, string>>, LONG_PATIENCE),
  publication: (without: Iterable<Subject>) =>
    read<Publication>(
      '/publication',
      [...without].map((subject) => ['without', subject] as const),
      LONG_PATIENCE,
    ),
  season: (year: number | null) => read<Season>('/season', year === null ? {} : { year: String(year) }),
  spelling: (subject: Subject | null) =>
    read<Spelling>('/spelling', subject === null ? {} : { subject }, LONG_PATIENCE),
  keepWord: (word: string) => tell<{ readonly label: string }>('/spelling', { word }),
  visits: () => read<readonly Visit[]>('/visit'),
  inbox: () => read<Inbox>('/inbox'),
  deletePlan: (subject: Subject, instead: Instead) => read<DeletePlan>('/delete', { ...instead, subject }),

  edit: (request: EditRequest) => tell<EntryStatus>('/edit', request, PATIENCE),
  save: (subject: Subject) => tell<Saved>('/save', { subject }, PATIENCE),
  discard: (subject: Subject) => tell<Saved | Gone>('/discard', { subject }, PATIENCE),
  resolve: (request: ResolveRequest) => tell<Saved>('/resolve', request, PATIENCE),
  undo: () => tell<Undone>('/undo', {}, PATIENCE),
  redo: () => tell<Undone>('/redo', {}, PATIENCE),
  settle: (settled: {
    readonly decision: string;
    readonly choice: string;
    readonly reason?: string;
    readonly until?: string;
  }) => tell<{ readonly label: string }>('/settle', settled),
  fix: (subject: Subject) => tell<{ readonly label: string }>('/fix', { subject }),
  answerSeason: (answer: {
    readonly item: string;
    readonly act: 'keep' | 'reopen' | 'begin' | 'remove';
    readonly year: number;
  }) => tell<{ readonly label: string }>('/season', answer),
  beginVisit: (wanted: { readonly day: string | null; readonly isOnNetwork: boolean }) =>
    tell<Visit>('/visit', wanted),
  endVisit: (address: string) => tell<readonly Visit[]>('/visit/end', { address }),
  markAnswered: (marked: { readonly id: string; readonly isAnswered: boolean }) =>
    tell<Inbox>('/inbox', marked),
  changeAccepted: (changed: { readonly id: string; readonly until?: string | null }) =>
    tell<{ readonly label: string }>('/accepted', changed),
  create: (created: { readonly collection: string; readonly name: string; readonly from?: Subject }) =>
    tell<{ readonly subject: Subject }>('/create', created),
  rename: (renamed: { readonly subject: Subject; readonly name: string }) =>
    tell<{ readonly subject: Subject }>('/rename', renamed),
  delete: (subject: Subject, instead: Instead, redirectTo?: string) =>
    tell<{ readonly subject: Subject }>('/delete', { subject, instead, redirectTo }),
  replace: (request: ReplaceRequest) => tell<Undone>('/replace', request),
  removePictures: (values: readonly string[]) =>
    tell<{ readonly removed: number }>('/picture/remove', { values }),
  replacePicture: (value: string, by: string) => tell<Undone>('/picture/replace', { value, by }),
  cropPicture: (value: string, area: Area) => tell<Undone>('/picture/crop', { value, area }),
  restore: (restored: RestoreRequest) => tell<Restored>('/restore', restored),
  look: () => tell<null>('/look', {}),
  receive: (request: ReceiveRequest) => publish('/receive', request),
  publish: (request: PublishRequest) => publish('/publish', request),
  propose: (request: PublishRequest) => publish('/propose', request),
  addPicture: (file: File, name: string) =>
    ask<AddedPicture>(
      `/picture?${new URLSearchParams({ name })}`,
      { method: 'POST', body: file },
      LONG_PATIENCE,
    ),
};

/** Time until an unanswered request is repeated, in milliseconds. */
const PAUSE = 1_500;

/**
 * Follows changes made elsewhere: other windows, other programs, slow answers. One window listens for all, since browsers
 * open six connections at most; another one goes on when it is closed.
 * @param onReturn called when somebody listens, for the first time or again: what has changed before is not known
 */
export function followEvents(onEvent: (event: DeskEvent) => void, onReturn: () => void): () => void {
  const closed = new AbortController();
  const others = new BroadcastChannel(`desk-events ${site}`);
  const hear = (event: DeskEvent | null) => (event === null ? onReturn() : onEvent(event));
  others.onmessage = ({ data }: MessageEvent<DeskEvent | null>) => hear(data);
  const tellAll = (event: DeskEvent | null) => {
    others.postMessage(event);
    hear(event);
  };
  const listen = () =>
    new Promise<void>((end) => {
      let source: EventSource;
      const open = () => {
        if (closed.signal.aborted) return;
        source = new EventSource(`${API}/events`);
        source.onopen = () => tellAll(null);
        source.onmessage = ({ data }: MessageEvent<string>) => tellAll(JSON.parse(data) as DeskEvent);
        source.onerror = () => {
          // After an answer that is none, browsers do not try again.
          if (source.readyState === EventSource.CLOSED) setTimeout(open, PAUSE);
        };
      };
      open();
      closed.signal.addEventListener('abort', () => {
        source.close();
        end();
      });
    });
  // The request is rejected when the lock is closed first.
  navigator.locks.request(`desk-events ${site}`, { signal: closed.signal }, listen).catch(() => undefined);
  return () => {
    closed.abort();
    others.close();
  };
}
