import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamSSE } from 'hono/streaming';
import type { Area, Edit, EditRequest, EntryStatus, Failure, Instead } from './contract.ts';
import { Desk, type DeskOptions } from './desk.ts';
import { changeAccepted } from './editing/accepted.ts';
import { resolveConflict } from './editing/conflicts.ts';
import { editEntry } from './editing/edit-entry.ts';
import { createEntry, deleteEntry, deletePlan, renameEntry } from './editing/entries.ts';
import { fixEntry } from './editing/fix-entry.ts';
import { replacePlan, replaceWords } from './editing/replace.ts';
import { discardEntry, saveEntry, saveUnlisted } from './editing/save-entry.ts';
import { answerSeason, seasonOf } from './editing/season.ts';
import { offersNow, settle } from './editing/settle.ts';
import { type Given, isRecord, posting } from './given.ts';
import { cropPicture, pictureLibrary, removePictures, replacePicture } from './library.ts';
import { addPicture, MOST_BYTES } from './pictures.ts';
import { answerError, Unanswered } from './refused.ts';
import { choicesFor } from './view/choices.ts';
import { shownChoice } from './view/decisions.ts';
import { locate } from './view/locate.ts';
import { overviewOf } from './view/overview.ts';
import { search } from './view/search.ts';
import { WORDS } from './words.ts';

/** What a request may hold, in bytes, but for a picture. */
const MOST_JSON = 2 * 1024 * 1024;
/** A window that is still open is silent for this long at most, in milliseconds. */
const HEARTBEAT = 20_000;

/** What answers some of the contract's requests by itself, below `/desk/api`: history, publishing. */
type DeskPart = (desk: Desk) => Hono;

/** The desk's API as a function of requests. `guard.ts` decides who may call it. */
export function deskServer(
  options: DeskOptions,
  parts: readonly DeskPart[] = [],
): { readonly desk: Desk; readonly app: Hono } {
  const desk = new Desk(options);
  const api = new Hono().onError(answerError);
  const limit = (maxSize: number, refusal: Failure) =>
    bodyLimit({ maxSize, onError: (context) => context.json(refusal, 413) });
  const [forPicture, forJson] = [limit(MOST_BYTES, WORDS.pictures.tooLarge), limit(MOST_JSON, WORDS.tooMuch)];
  api.use((context, next) =>
    context.req.path.endsWith('/picture') ? forPicture(context, next) : forJson(context, next),
  );
  api.post('*', async (context, next) => {
    await next();
    // Who types waits for no comparison.
    if (!context.req.path.endsWith('/edit')) saveUnlisted(desk);
  });
  addReading(api, desk);
  addWriting(api, desk);
  for (const part of parts) api.route('/', part(desk));
  api.all('*', (context) => context.json(WORDS.notFound, 404));
  return { desk, app: new Hono().route('/desk/api', api) };
}

function addReading(api: Hono, desk: Desk): void {
  const get = (path: string, answer: (query: Readonly<Record<string, string>>) => unknown) =>
    api.get(path, async (context) => context.json(await answer(context.req.query())));
  get('/overview', async () => {
    await desk.comparedSnapshot();
    return overviewOf(desk.viewed);
  });
  get('/entry', async (query) => {
    await desk.comparedSnapshot();
    return desk.view(text(query, 'subject'));
  });
  get('/decision', async (query) => {
    const { snapshot, offers } = await offersNow(desk, text(query, 'id'));
    return { choices: offers.map((offer) => shownChoice(snapshot, offer)) };
  });
  get('/choices', (query) => choicesFor(desk.snapshot, text(query, 'list')));
  get('/search', ({ q = '' }) => search(desk.snapshot, q));
  get('/replace', ({ find = '', replace = '', subject }) =>
    replacePlan(desk, { find, replace, ...(subject && { subject }) }),
  );
  get('/pictures', () => pictureLibrary(desk));
  get('/locate', ({ text = '', page = '', subject }) => ({
    place: locate(desk.snapshot, { text, page, ...(subject && { subject }) }),
  }));
  get('/delete', ({ subject, ...instead }) => deletePlan(desk, text({ subject }, 'subject'), instead));
  get('/season', ({ year }) => seasonOf(desk, Number(year)));
  api.get('/events', (context) =>
    streamSSE(context, async (stream) => {
      const stop = desk.listen((event) => void stream.writeSSE({ data: JSON.stringify(event) }));
      stream.onAbort(stop);
      while (!stream.aborted && !stream.closed) {
        await stream.writeSSE({ event: 'there', data: '' });
        await sleep(HEARTBEAT, undefined, { ref: false }); // a desk that is closed ends at once
      }
    }),
  );
}

function addWriting(api: Hono, desk: Desk): void {
  const post = posting(api);
  post('/edit', (given) => {
    const request = editRequest(given);
    const { subject, number } = request;
    const tell = (known: EntryStatus) => desk.tell({ type: 'status', subject, number, status: known });
    editEntry(desk, request);
    const status = desk.quickStatus(subject);
    tell(status);
    // After the answer: while someone is typing, they wait for what is wrong in this entry alone.
    void desk.comparedStatus(subject).then((compared) => compared && tell(compared), console.error);
    return status;
  });
  const postStatus = (path: string, act: (subject: string, given: Given) => void) =>
    post(path, (given) => {
      const subject = text(given, 'subject');
      act(subject, given);
      return desk.saved(subject);
    });
  postStatus('/save', (subject) => saveEntry(desk, subject));
  postStatus('/discard', (subject) => discardEntry(desk, subject));
  postStatus('/resolve', (subject, given) =>
    resolveConflict(desk, subject, text(given, 'revision'), isRecord(given.fields) ? given.fields : {}),
  );
  post('/undo', () => desk.undo());
  post('/redo', () => desk.redo());
  post('/settle', (given) => {
    const reason = typeof given.reason === 'string' ? given.reason.trim() : '';
    const until = typeof given.until === 'string' && given.until !== '' ? given.until : undefined;
    return settle(desk, text(given, 'decision'), text(given, 'choice'), { reason, until });
  });
  post('/accepted', (given) => {
    const until = given.until === null || typeof given.until === 'string' ? given.until : undefined;
    return changeAccepted(desk, text(given, 'id'), until);
  });
  post('/fix', (given) => fixEntry(desk, text(given, 'subject')));
  post('/season', (given) => answerSeason(desk, text(given, 'item'), text(given, 'act'), Number(given.year)));
  post('/create', (given) => {
    const from = typeof given.from === 'string' ? given.from : undefined;
    return { subject: createEntry(desk, text(given, 'collection'), text(given, 'name'), from) };
  });
  post('/rename', (given) => ({
    subject: renameEntry(desk, text(given, 'subject'), text(given, 'name')),
  }));
  post('/delete', (given) => {
    const subject = text(given, 'subject');
    const redirectTo = typeof given.redirectTo === 'string' ? given.redirectTo : undefined;
    deleteEntry(desk, subject, insteadIn(given), redirectTo);
    return { subject };
  });
  post('/replace', (given) =>
    replaceWords(desk, {
      find: text(given, 'find'),
      replace: text(given, 'replace'),
      places: texts(given, 'places'),
      ...(typeof given.subject === 'string' && { subject: given.subject }),
    }),
  );
  post('/picture/remove', (given) => removePictures(desk, texts(given, 'values')));
  post('/picture/replace', (given) => replacePicture(desk, text(given, 'value'), text(given, 'by')));
  post('/picture/crop', (given) => {
    if (!isArea(given.area)) throw new Unanswered(400, WORDS.badRequest);
    return cropPicture(desk, text(given, 'value'), given.area);
  });
  api.post('/picture', async (context) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return context.json(await addPicture(desk, context.req.query('name') ?? '', bytes));
  });
}

function text(given: Given, name: string): string {
  const value = given[name];
  if (typeof value !== 'string') throw new Unanswered(400, WORDS.badRequest);
  return value;
}

function texts(given: Given, name: string): readonly string[] {
  const values = given[name];
  if (!Array.isArray(values) || !values.every((each) => typeof each === 'string'))
    throw new Unanswered(400, WORDS.badRequest);
  return values;
}

function insteadIn({ instead = {} }: Given): Instead {
  if (!isRecord(instead)) throw new Unanswered(400, WORDS.badRequest);
  return Object.fromEntries(Object.keys(instead).map((key) => [key, text(instead, key)]));
}

function isArea(area: unknown): area is Area {
  return isRecord(area) && ['left', 'top', 'width', 'height'].every((name) => typeof area[name] === 'number');
}

function editRequest(given: Given): EditRequest {
  const { edits, number } = given;
  if (!Array.isArray(edits) || !edits.every(isEdit) || typeof number !== 'number')
    throw new Unanswered(400, WORDS.badRequest);
  return { subject: text(given, 'subject'), edits, number };
}

function isEdit(edit: unknown): edit is Edit {
  if (!isRecord(edit) || typeof edit.pointer !== 'string' || !/^(?:\/.*)?$/s.test(edit.pointer)) return false;
  if (edit.op === 'set' || edit.op === 'insert') return edit.value !== undefined;
  return edit.op === 'remove' || (edit.op === 'move' && typeof edit.to === 'number');
}
