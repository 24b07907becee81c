import type {
  AddedPicture,
  ChoiceList,
  Choices,
  Conflict,
  DeletePlan,
  DeskEvent,
  EditRequest,
  EntryStatus,
  EntryView,
  Failure,
  History,
  Located,
  Overview,
  Pointer,
  Publication,
  Published,
  Refusal,
  Restored,
  RestoreRequest,
  Saved,
  SearchResult,
  Subject,
  Undone,
} from '../contract.ts';
import { words } from './words.ts';

const API = '/desk/api';

/** What went wrong, in words for the editor. */
export class DeskError extends Error {
  readonly advice: string | null;
  /** Whether the same request may succeed shortly. */
  readonly isPassing: boolean;

  constructor({ message, advice }: Failure, isPassing = false) {
    super(message);
    this.advice = advice;
    this.isPassing = isPassing;
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

async function ask<T>(path: string, request: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(API + path, request);
  } catch {
    throw new DeskError({ message: words.failure.gone, advice: words.failure.goneAdvice }, true);
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  if (response.status === 409) throw new ConflictError(body as Conflict);
  if (response.status === 422) throw new RefusedError(body as Refusal);
  const failure = (body as Failure | null) ?? { message: words.failure.unknown, advice: null };
  throw new DeskError(failure, response.status >= 502);
}

function read<T>(path: string, query: Readonly<Record<string, string>> = {}): Promise<T> {
  const search = new URLSearchParams(query).toString();
  return ask<T>(search ? `${path}?${search}` : path);
}

function tell<T>(path: string, body: object): Promise<T> {
  return ask<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

interface ResolveRequest {
  readonly subject: Subject;
  readonly revision: string;
  readonly fields: Readonly<Record<Pointer, 'mine' | 'theirs'>>;
}

export interface PublishRequest {
  readonly sentence: string;
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
  history: (subject: Subject | null, from: string | null) =>
    read<History>('/history', { ...(subject !== null && { subject }), ...(from !== null && { from }) }),
  publication: () => read<Publication>('/publication'),
  deletePlan: (subject: Subject) => read<DeletePlan>('/delete', { subject }),

  edit: (request: EditRequest) => tell<EntryStatus>('/edit', request),
  save: (subject: Subject) => tell<Saved>('/save', { subject }),
  discard: (subject: Subject) => tell<Saved>('/discard', { subject }),
  resolve: (request: ResolveRequest) => tell<Saved>('/resolve', request),
  undo: () => tell<Undone>('/undo', {}),
  redo: () => tell<Undone>('/redo', {}),
  settle: (settled: { readonly decision: string; readonly choice: string; readonly reason?: string }) =>
    tell<{ readonly label: string }>('/settle', settled),
  create: (created: { readonly collection: string; readonly name: string; readonly from?: Subject }) =>
    tell<{ readonly subject: Subject }>('/create', created),
  rename: (renamed: { readonly subject: Subject; readonly name: string }) =>
    tell<{ readonly subject: Subject }>('/rename', renamed),
  delete: (subject: Subject) => tell<{ readonly subject: Subject }>('/delete', { subject }),
  restore: (restored: RestoreRequest) => tell<Restored>('/restore', restored),
  publish: (request: PublishRequest) => tell<Published>('/publish', request),
  propose: (request: PublishRequest) => tell<Published>('/propose', request),
  addPicture: (file: File, name: string) =>
    ask<AddedPicture>(`/picture?${new URLSearchParams({ name })}`, { method: 'POST', body: file }),
};

/** Follows changes made elsewhere: other windows, other programs, slow answers. Reconnects by itself. */
export function followEvents(onEvent: (event: DeskEvent) => void): () => void {
  const source = new EventSource(`${API}/events`);
  source.onmessage = ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data) as DeskEvent);
  return () => source.close();
}
