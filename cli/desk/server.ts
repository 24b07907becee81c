import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
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
  api.get('/overview', async (context) => {
    await desk.comparedSnapshot();
    return context.json(overviewOf(desk.viewed));
  });
  api.get('/entry', async (context) => {
    await desk.comparedSnapshot();
    return context.json(desk.view(text(context.req.query(), 'subject')));
  });
  api.get('/decision', async (context) => {
    const { snapshot, offers } = await offersNow(desk, text(context.req.query(), 'id'));
    return context.json({ choices: offers.map((offer) => shownChoice(snapshot, offer)) });
  });
  api.get('/choices', (context) =>
    context.json(choicesFor(desk.snapshot, text(context.req.query(), 'list'))),
  );
  api.get('/search', (context) => context.json(search(desk.snapshot, context.req.query('q') ?? '')));
  api.get('/replace', (context) => {
    const { find = '', replace = '', subject } = context.req.query();
    return context.json(replacePlan(desk, { find, replace, ...(subject && { subject }) }));
  });
  api.get('/pictures', (context) => context.json(pictureLibrary(desk)));
  api.get('/locate', (context) => {
    const { text = '', page = '', subject } = context.req.query();
    return context.json({ place: locate(desk.snapshot, { text, page, ...(subject && { subject }) }) });
  });
  api.get('/delete', (context) => {
    const { subject, ...instead } = context.req.query();
    return context.json(deletePlan(desk, text({ subject }, 'subject'), instead));
  });
  api.get('/season', (context) => context.json(seasonOf(desk, Number(context.req.query('year')))));
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
  api.post('/edit', async (context) => {
    const request = editRequest(await body(context));
    const { subject, number } = request;
    const tell = (known: EntryStatus) => desk.tell({ type: 'status', subject, number, status: known });
    editEntry(desk, request);
    const status = desk.quickStatus(subject);
    tell(status);
    // After the answer: while someone is typing, they wait for what is wrong in this entry alone.
    void desk.comparedStatus(subject).then((compared) => compared && tell(compared), console.error);
    return context.json(status);
  });
  api.post('/save', async (context) => {
    const subject = text(await body(context), 'subject');
    saveEntry(desk, subject);
    return context.json(await desk.saved(subject));
  });
  api.post('/discard', async (context) => {
    const subject = text(await body(context), 'subject');
    discardEntry(desk, subject);
    return context.json(await desk.saved(subject));
  });
  api.post('/resolve', async (context) => {
    const given = await body(context);
    const fields = isRecord(given.fields) ? given.fields : {};
    const subject = text(given, 'subject');
    resolveConflict(desk, subject, text(given, 'revision'), fields);
    return context.json(await desk.saved(subject));
  });
  api.post('/undo', (context) => context.json(desk.undo()));
  api.post('/redo', (context) => context.json(desk.redo()));
  api.post('/settle', async (context) => {
    const given = await body(context);
    const reason = typeof given.reason === 'string' ? given.reason.trim() : '';
    const until = typeof given.until === 'string' && given.until !== '' ? given.until : undefined;
    return context.json(
      await settle(desk, text(given, 'decision'), text(given, 'choice'), { reason, until }),
    );
  });
  api.post('/accepted', async (context) => {
    const given = await body(context);
    const until = given.until === null || typeof given.until === 'string' ? given.until : undefined;
    return context.json(changeAccepted(desk, text(given, 'id'), until));
  });
  api.post('/fix', async (context) => context.json(fixEntry(desk, text(await body(context), 'subject'))));
  api.post('/season', async (context) => {
    const given = await body(context);
    return context.json(answerSeason(desk, text(given, 'item'), text(given, 'act'), Number(given.year)));
  });
  api.post('/create', async (context) => {
    const given = await body(context);
    const from = typeof given.from === 'string' ? given.from : undefined;
    return context.json({ subject: createEntry(desk, text(given, 'collection'), text(given, 'name'), from) });
  });
  api.post('/rename', async (context) => {
    const given = await body(context);
    return context.json({ subject: renameEntry(desk, text(given, 'subject'), text(given, 'name')) });
  });
  api.post('/delete', async (context) => {
    const given = await body(context);
    const subject = text(given, 'subject');
    const redirectTo = typeof given.redirectTo === 'string' ? given.redirectTo : undefined;
    deleteEntry(desk, subject, insteadIn(given), redirectTo);
    return context.json({ subject });
  });
  api.post('/replace', async (context) => {
    const given = await body(context);
    const { subject } = given;
    return context.json(
      replaceWords(desk, {
        find: text(given, 'find'),
        replace: text(given, 'replace'),
        places: texts(given, 'places'),
        ...(typeof subject === 'string' && { subject }),
      }),
    );
  });
  api.post('/picture/remove', async (context) =>
    context.json(removePictures(desk, texts(await body(context), 'values'))),
  );
  api.post('/picture/replace', async (context) => {
    const given = await body(context);
    return context.json(replacePicture(desk, text(given, 'value'), text(given, 'by')));
  });
  api.post('/picture/crop', async (context) => {
    const given = await body(context);
    if (!isArea(given.area)) throw new Unanswered(400, WORDS.badRequest);
    return context.json(await cropPicture(desk, text(given, 'value'), given.area));
  });
  api.post('/picture', async (context) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return context.json(await addPicture(desk, context.req.query('name') ?? '', bytes));
  });
}

type Given = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function body(context: Context): Promise<Given> {
  const given: unknown = await context.req.json().catch(() => undefined);
  if (!isRecord(given)) throw new Unanswered(400, WORDS.badRequest);
  return given;
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
