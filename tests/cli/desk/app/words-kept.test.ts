// Longer than other files: all that may happen to words before the server has them.
import { equalJson, valueAt } from '../../../../cli/core/values/json-value.ts';
import { changedValue } from '../../../../cli/core/values/value-edit.ts';
import { EntrySession } from '../../../../cli/desk/app/session.ts';
import { standingOf } from '../../../../cli/desk/app/standing.ts';
import { Unsent } from '../../../../cli/desk/app/unsent.ts';
import { words } from '../../../../cli/desk/app/words.ts';
import type { Edit, EditRequest, Json } from '../../../../cli/desk/contract.ts';

const SUBJECT = 'towns/houtaud';
const BEFORE = { text: 'Avant.', list: [] };

/** What the server answers in the place of a success; `hears` is what it does nevertheless. */
interface Fault {
  readonly answer: () => Promise<Response>;
  readonly hears?: 'edits' | 'nothing';
}

/** How long an answer takes: more than from one key to the next, in milliseconds. */
const DELAY = 70;

const says = (status: number, body: unknown) => async () => {
  await new Promise((resolve) => setTimeout(resolve, DELAY));
  return Response.json(body, { status });
};
const failure = (status: number) => says(status, { message: 'x', advice: null, places: [] });
const conflict = { message: 'x', revision: 'c', fields: [] };

/** Each way in which an edit may not succeed. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'nobody there': { answer: () => Promise.reject(new TypeError('fetch failed')) },
  'no answer at all': { answer: () => new Promise(() => undefined) },
  'an answer that is lost': { answer: () => Promise.reject(new TypeError('reset')), hears: 'edits' },
  'half an answer': { answer: () => Promise.resolve(new Response('{"sta')), hears: 'edits' },
  'a server that starts': { answer: failure(503) },
  'another secret': { answer: failure(403) },
  'not understood': { answer: failure(400) },
  'gone elsewhere': { answer: failure(404) },
  'too much': { answer: failure(413) },
  'cannot be applied': { answer: failure(422) },
  'a fault of the server': { answer: failure(500) },
  'a proxy': { answer: () => Promise.resolve(new Response('<p>Bad gateway', { status: 502 })) },
  'a full disk': { answer: failure(507), hears: 'edits' },
  'a conflict': { answer: says(409, conflict), hears: 'edits' },
  'written in another window': { answer: says(409, { ...conflict, over: 'Ailleurs.' }) },
};

/** A server that keeps the contract: edits that come again under their number are not applied again. */
class Server {
  value: Json = BEFORE;
  fault: Fault | null = null;
  asked: string[] = [];
  isSaved = false;
  private readonly numbers = new Set<number>();

  private get view() {
    const state = { unsaved: this.value !== BEFORE && !this.isSaved };
    const isConflict = this.fault === FAULTS['a conflict'] && this.numbers.size > 0;
    return { subject: SUBJECT, value: this.value, status: { state }, conflict: isConflict ? conflict : null };
  }

  fetch = (url: string, { body, signal }: RequestInit = {}): Promise<Response> => {
    const path = url.replace('/desk/api', '').replace(/\?.*/, '');
    this.asked.push(path);
    const request = body ? (JSON.parse(String(body)) as EditRequest) : undefined;
    if (path === '/edit' && request && (this.fault === null || this.fault.hears === 'edits')) {
      const isNew = !this.numbers.has(request.number);
      const isOver = ({ pointer, over = valueAt(this.value, pointer) ?? null }: Edit) =>
        equalJson(over, valueAt(this.value, pointer) ?? null);
      if (isNew && !request.edits.every(isOver))
        return Promise.resolve(Response.json({ ...conflict, over: this.value }, { status: 409 }));
      if (isNew) this.value = request.edits.reduce(changedValue, this.value);
      this.numbers.add(request.number);
    }
    if (this.fault && path !== '/entry') {
      const silence = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
      return Promise.race([this.fault.answer(), silence]);
    }
    const { status } = this.view;
    const answers = { '/edit': status, '/entry': this.view };
    return Promise.resolve(Response.json(answers[path as '/edit'] ?? { status }));
  };
}

/** Locks of a browser, of which each window has a part that goes with it. */
function browserLocks() {
  const held = new Map<string, symbol>();
  const queues = new Map<string, (readonly [owner: symbol, take: () => void])[]>();
  const release = (name: string) => {
    held.delete(name);
    const [next, ...others] = queues.get(name) ?? [];
    queues.set(name, others);
    next?.[1]();
  };
  return () => {
    const owner = Symbol('window');
    const request = async (name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as (lock: unknown) => unknown;
      const { ifAvailable = false } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
      if (held.has(name) && ifAvailable) return work(null);
      if (held.has(name))
        await new Promise<void>((take) => {
          queues.set(name, [...(queues.get(name) ?? []), [owner, take]]);
        });
      held.set(name, owner);
      try {
        return await work({ name });
      } finally {
        if (held.get(name) === owner) release(name);
      }
    };
    const close = () => {
      for (const [name, queue] of queues)
        queues.set(
          name,
          queue.filter(([each]) => each !== owner),
        );
      for (const [name, each] of held) if (each === owner) release(name);
    };
    return { locks: { request } as unknown as LockManager, close };
  };
}

/** A browser with its storage, and windows at the desk. */
class Browser {
  readonly storage = storageOf(new Map());
  private readonly newLocks = browserLocks();

  async open(before: string | null = null) {
    const { locks, close } = this.newLocks();
    const unsent = new Unsent(this.storage, locks, 'here');
    const session = new EntrySession(SUBJECT, unsent);
    const adopted: string[] = [];
    const name = await unsent.open(before, (subject, batches) => {
      adopted.push(subject);
      session.adopt(batches);
    });
    await session.load();
    return { session, name, adopted, close };
  }
}

function storageOf(map: Map<string, string>): Storage {
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

let server: Server;
let browser: Browser;

beforeEach(() => {
  server = new Server();
  browser = new Browser();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server.fetch);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((patience) => {
    const given = new AbortController();
    setTimeout(() => given.abort(new DOMException('late', 'TimeoutError')), patience);
    return given.signal;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Window = Awaited<ReturnType<Browser['open']>>;

/** Long enough for every request to fail or to succeed. */
const wait = () => vi.advanceTimersByTimeAsync(60_000);

const LONG = 'Un paragraphe collé. '.repeat(500);

/** What somebody does while the server fails: the words that must not go, and the window that must have them. */
const ACTS: Readonly<
  Record<string, (window: Window) => Promise<{ readonly words: readonly string[]; readonly at: Window }>>
> = {
  typing: async (at) => {
    for (const text of ['U', 'Un', 'Un mot']) {
      at.session.setValue('/text', text);
      await vi.advanceTimersByTimeAsync(text === 'U' ? DELAY / 2 : 2 * DELAY);
    }
    at.session.edit({ op: 'insert', pointer: '/list/0', value: 'une ligne' });
    return { words: ['Un mot', 'une ligne'], at };
  },
  pasting: (at) => {
    at.session.setValue('/text', LONG);
    return Promise.resolve({ words: [LONG], at });
  },
  saving: async (at) => {
    at.session.setValue('/text', 'Enregistré ?');
    const saving = at.session.save();
    await wait();
    expect(await saving).toBe(false);
    return { words: ['Enregistré ?'], at };
  },
  undoing: async (at) => {
    at.session.setValue('/text', 'Avant d’annuler');
    const flushed = at.session.flush();
    await wait();
    await flushed; // never hangs, and says whether the server may undo
    return { words: ['Avant d’annuler'], at };
  },
  'a reload': async (at) => {
    at.session.edit({ op: 'insert', pointer: '/list/0', value: 'avant de recharger' });
    await vi.advanceTimersByTimeAsync(100);
    at.close();
    at.session.close = () => undefined;
    return { words: ['avant de recharger'], at: await browser.open(at.name) };
  },
  'a second tab': async (at) => {
    at.session.edit({ op: 'insert', pointer: '/list/0', value: 'dans le premier onglet' });
    const second = await browser.open();
    await wait();
    expect(second.adopted).toEqual([]); // the first one is there, and has them
    at.close();
    await wait();
    return { words: ['dans le premier onglet'], at: second };
  },
};

const tried: string[] = [];
afterAll(() => console.log(`words are kept, in each of ${tried.length} cells:\n${tried.join('\n')}`));

describe.each(Object.entries(FAULTS))('%s', (name, fault) => {
  test.each(Object.entries(ACTS))('while %s', async (act, perform) => {
    const first = await browser.open();
    await wait();
    server.fault = fault;
    const { words: typed, at } = await perform(first);
    await wait();

    const shown = JSON.stringify(at.session.store.get().value);
    for (const word of typed) expect(shown).toContain(word);
    expect(standingOf(at.session.store.get()).text).not.toBe(words.entry.isSaved);
    const kept = Array.from({ length: browser.storage.length }, (_, index) =>
      browser.storage.getItem(browser.storage.key(index) ?? ''),
    ).join();
    if (at.session.store.get().conflict === null)
      for (const word of typed) expect(kept).toContain(word.slice(0, 40));

    server.fault = null;
    const retried = at.session.retry();
    await wait();
    await retried;
    const now = JSON.stringify(server.value);
    for (const word of typed) expect(now.split(word)).toHaveLength(2); // there, and once
    expect(at.session.hasUnsent).toBe(false);
    expect(browser.storage.length).toBe(0);
    tried.push(`${name} × ${act}`);
  });
});

test('a full disk is reported until a save works', async () => {
  const { session } = await browser.open();
  await wait();
  const failure = () => session.store.get().failure;
  session.setValue('/text', 'Sans place.');
  await wait();
  server.fault = FAULTS['a full disk'] ?? null;
  const saving = session.save();
  await wait();
  expect(await saving).toBe(false);
  server.fault = null;
  await session.load();
  expect(failure()?.status).toBe(507);
  await session.retry();
  expect(failure()).toBe(null);
  expect(server.asked.at(-1)).toBe('/save');
});

test('a save whose answer was lost is seen to be done once the server answers again', async () => {
  const { session } = await browser.open();
  await wait();
  session.setValue('/text', 'Enregistré.');
  await wait();
  server.fault = FAULTS['an answer that is lost'] ?? null;
  const saving = session.save();
  await vi.advanceTimersByTimeAsync(100);
  expect(await saving).toBe(false);
  server.fault = null;
  server.isSaved = true;
  await wait();
  expect(session.store.get()).toMatchObject({ failure: null, status: { state: { unsaved: false } } });
});

test('what is typed while something is undone goes into what is there then', async () => {
  const { session } = await browser.open();
  await wait();
  session.setValue('/text', 'Avant. -');
  await session.flush();
  const undone = session.during(async () => {
    session.setValue('/text', 'Avant. - et');
    await vi.advanceTimersByTimeAsync(300);
    server.value = BEFORE;
  });
  await wait();
  await undone;
  expect(session.store.get().value).toEqual({ ...BEFORE, text: 'Avant. et' });
  expect(await session.flush()).toBe(true);
  expect(server.value).toEqual({ ...BEFORE, text: 'Avant. et' });
});

test('what is no number yet stays with its row and outlives the tab, and no server has it', async () => {
  const first = await browser.open();
  await wait();
  first.session.edit({ op: 'insert', pointer: '/list/0', value: 1 });
  first.session.setUnread('/list/0', { text: 'quarante', label: 'Prix' });
  first.session.edit({ op: 'insert', pointer: '/list/0', value: 2 });
  await first.session.flush();
  first.close();
  const { session } = await browser.open(first.name);
  await wait();
  expect(session.store.get().unread).toEqual(new Map([['/list/1', { text: 'quarante', label: 'Prix' }]]));
  expect(standingOf(session.store.get()).text).toBe(words.entry.isUnread('Prix'));
  expect(server.value).toEqual({ ...BEFORE, list: [2, 1] });
  session.remove('/list/1');
  await wait();
  expect(session.store.get().unread.size).toBe(0);
  expect(browser.storage.length).toBe(0);
});
