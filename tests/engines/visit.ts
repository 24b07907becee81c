import { inject, type TestContext } from 'vitest';
import { type Driver, type PageFunction, type WindowOptions, wait } from './driver.ts';
import { type Ability, type Engine, LIMITS } from './limits.ts';
import { openFirefox } from './playwright.ts';
import { openWebKit } from './webkit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the project: the tests are the same in each. */
    engine: Engine;
  }
}

export const engine = inject('engine');
export const open = { firefox: openFirefox, webkit: openWebKit }[engine];

/** A page that a visitor is on. */
export interface Page extends Driver {
  /** What `ask` finds in the page, as soon as it is neither nothing nor false. */
  until<T>(ask: PageFunction<T>, ...args: unknown[]): Promise<NonNullable<T>>;
  /** Goes to a path of the site, and waits until React has taken it over. */
  visit(path: string): Promise<void>;
}

export const usual: WindowOptions = {
  width: 1280,
  height: 800,
  theme: 'light',
  motion: 'reduce',
  text: 1,
};
const windows = new Map<string, Promise<Driver>>();
const used = new Set<Driver>();

/** What the console may say in the test that runs. */
let expected: RegExp | undefined;

afterEach(async ({ task }) => {
  const hasFailed = task.result?.state === 'fail';
  const problems = hasFailed ? [] : await Promise.all([...used].map((window) => window.problems()));
  const unexpected = problems.flat().filter((problem) => !expected?.test(problem));
  expected = undefined;
  // A browser that no longer answers would fail every test after this one, and its second try.
  if (hasFailed || unexpected.length > 0) await closeAll();
  // A page that fetches ahead would ask a server that ends with its test.
  else await Promise.all([...used].map((window) => window.goto('about:blank'))).catch(closeAll);
  used.clear();
  expect(unexpected).toEqual([]);
});

afterAll(closeAll);

async function closeAll(): Promise<void> {
  const opened = [...windows.values()];
  windows.clear();
  await Promise.allSettled(opened.map(async (window) => (await window).close()));
}

interface VisitOptions extends Partial<WindowOptions> {
  /** Address of the site, when it is not the one that all tests share. */
  readonly at?: string;
  /** What the console may say in this test. */
  readonly expected?: RegExp;
  /** Does not wait for React. */
  readonly stay?: true;
}

/** A window on `path`. Windows of one theme, motion and text share a browser, whose start costs seconds. */
export async function visit(path: string, options: VisitOptions = {}): Promise<Page> {
  const { at = inject('baseUrl'), stay, ...asked } = options;
  const wanted = { ...usual, ...asked };
  const { theme, motion, text, width, height } = wanted;
  const key = JSON.stringify([theme, motion, text]);
  const opening = windows.get(key) ?? open(wanted);
  windows.set(key, opening);
  const window = await opening;
  used.add(window);
  expected = options.expected;
  await window.resize(width, height);
  const page: Page = {
    ...window,
    until: async (ask, ...args) => {
      for (const end = Date.now() + 30_000; ; await wait(50)) {
        // The page may be on its way to another.
        const found = await window
          .run(ask, ...args)
          .catch((error) => (Date.now() > end ? Promise.reject(error) : null));
        if (found) return found as NonNullable<typeof found>;
        if (Date.now() > end) throw new Error(`never so: ${ask}`);
      }
    },
    visit: async (to) => {
      await window.goto(at + to);
      await page.until(isTakenOver);
    },
  };
  if (stay) await window.goto(at + path);
  else await page.visit(path);
  return page;
}

/** Runs in the page: React marks what it has taken over, and the application keeps the scroll position itself. */
export function isTakenOver(): boolean {
  const content = document.querySelector('main > *') ?? {};
  const isReacts = Object.keys(content).some((key) => key.startsWith('__reactFiber$'));
  return isReacts && window.history.scrollRestoration === 'manual';
}

/** A test that needs what not every driver can do: it is skipped elsewhere, with the reason in `limits.ts`. */
export function testWith(ability: Ability, title: string, body: () => Promise<void>): void {
  test(title, async (context: TestContext) => {
    const reason = LIMITS[engine][ability];
    if (reason) context.skip(reason);
    await body();
  });
}
