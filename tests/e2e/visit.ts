import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page, Route } from 'playwright-core';
import { inject } from 'vitest';
import { site } from '#generated/site.ts';
import { startClock } from '../../cli/desk/start/start-clock.ts';
import { testDay } from '../day.mjs';
import { sharedBrowser } from './browser.ts';
import { leaveBehind } from './failure.ts';

interface VisitOptions
  extends Pick<BrowserContextOptions, 'javaScriptEnabled' | 'locale' | 'timezoneId' | 'hasTouch'> {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  /** Nothing moves by itself, because an animation costs as much as a page; tests of motion ask for it. */
  readonly motion?: 'reduce' | 'no-preference';
  /** The system has colours of its own, as for who needs contrast. */
  readonly forcedColors?: 'active';
  /** The day, at noon, that the visitor's clock shows; the one on which the site was built when it is not given. */
  readonly day?: string;
  /** What `Math.random` gives in the page, always. */
  readonly random?: number;
  /** The visitor saves data: nothing is fetched before it is asked for. */
  readonly frugal?: true;
  /** Address of the site, when it is not the one that all tests share. */
  readonly at?: string;
  /** The console errors and failed requests that belong to the test; any other fails it. */
  readonly expected?: RegExp;
  /** Opens the window and goes nowhere yet. */
  readonly stay?: true;
  /** The page may ask for other sites, and gets blank pages; otherwise such a request fails, and so does the test. */
  readonly outside?: true;
}

type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

interface Opened {
  readonly page: Page;
  readonly problems: readonly string[];
  readonly expected: RegExp | undefined;
}

/**
 * Gives a test file a browser. Each call of what it returns is a visitor in a window of their own, who is on the page
 * once the script has taken it over. A console error, a warning or a failed request that nobody expected fails the test.
 * @param usual what holds for each visit that does not say otherwise
 */
export function visitors(usual: VisitOptions = {}): Visit {
  let browser: Browser;
  let opened: Opened[] = [];
  // A trace takes a third as long again, so that the second try of a test that failed is the first to leave one.
  let isTraced = false;

  beforeEach(({ task }) => {
    isTraced = (task.result?.retryCount ?? 0) > 0;
  });
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  // A server of one file ends with it.
  afterAll(() => forget((key) => !key.includes(inject('baseUrl'))));
  afterEach(async ({ task }) => {
    const all = opened;
    opened = [];
    const unexpected = all.flatMap(({ problems, expected }) => problems.filter((it) => !expected?.test(it)));
    const traced = await takeTraced();
    const hasFailed = task.result?.state === 'fail' || unexpected.length > 0;
    if (hasFailed) {
      const pages = all.map(({ page }) => page);
      const left = await leaveBehind({ file: task.file.name, test: task.name, pages, traced });
      console.error(`left by "${task.name}": ${left.join(', ')}`);
    }
    for (const { page } of all) await page.close();
    for (const context of traced) await context.close();
    // Who knows in what state.
    if (hasFailed) await forget(() => true);
    expect(unexpected).toEqual([]);
    const used = new Set(all.map(({ page }) => page.context()));
    for (const context of used)
      if (!traced.includes(context) && !hasFailed)
        expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
  });

  const contextWith = (settings: BrowserContextOptions) => {
    const key = `${isTraced ? TRACED : ''}${JSON.stringify(settings)}`;
    const context = contexts.get(key) ?? openContext(browser, settings, isTraced);
    contexts.set(key, context);
    return context;
  };

  return async (path, options = {}) => {
    const asked = { ...usual, ...options };
    const { at = inject('baseUrl'), javaScriptEnabled = true, locale = 'fr-FR', ...window } = asked;
    const { timezoneId = 'Europe/Paris', hasTouch = false, forcedColors = 'none' } = window;
    const { width = 1280, height = 800, theme = 'light', motion = 'reduce', expected } = window;
    const context = await contextWith({ baseURL: at, javaScriptEnabled, locale, timezoneId, hasTouch });
    const page = await context.newPage();
    opened.push({ page, expected, problems: watch(page) });
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: motion, forcedColors });
    if (window.outside) await page.route(isOutside, blank);
    await setDate(page, `${window.day ?? testDay}T12:00:00+01:00`);
    if (window.random !== undefined) await fixRandom(page, window.random);
    if (window.frugal) await saveData(page);
    if (window.stay) return page;
    await page.goto(path);
    if (javaScriptEnabled) await takenOver(page);
    return page;
  };
}

/**
 * Those of this process, by their settings. A context for each test would cost a second of processor time, and so would one
 * for each file. The site keeps nothing between two visits (the test would fail), so that windows of one context are
 * strangers, too.
 */
const contexts = new Map<string, Promise<BrowserContext>>();

async function forget(isOf: (key: string) => boolean): Promise<void> {
  const gone = [...contexts].filter(([key]) => isOf(key));
  for (const [key] of gone) contexts.delete(key);
  for (const [, context] of gone) await (await context).close();
}

const TRACED = 'traced ';

/** The contexts that are traced; each is for one try. */
function takeTraced(): Promise<BrowserContext[]> {
  const traced = [...contexts].filter(([key]) => key.startsWith(TRACED));
  for (const [key] of traced) contexts.delete(key);
  return Promise.all(traced.map(([, context]) => context));
}

/** A window stays open, with nothing in it, so that the process behind the site's pages lives on between the tests. */
async function openContext(
  browser: Browser,
  settings: BrowserContextOptions,
  isTraced: boolean,
): Promise<BrowserContext> {
  const context = await browser.newContext(settings);
  if (isTraced) await context.tracing.start({ snapshots: true, screenshots: true });
  const keeper = await context.newPage();
  await keeper.goto('/data/404.json');
  return context;
}

/** Nothing leaves the machine: the shop, the map and the networks are blank pages. */
const isOutside = (url: URL) => url.hostname !== 'localhost';
const blank = (route: Route) => route.fulfill({ contentType: 'text/html', body: '' });

function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left gives up what it was still waiting for; a map that does not answer is no fault of its page.
    const isMap = request.isNavigationRequest() && request.frame() !== page.mainFrame();
    if (reason !== 'net::ERR_ABORTED' && !isMap) problems.push(`${reason}: ${request.url()}`);
  });
  return problems;
}

/** From the next load on, `Math.random` gives `value` in the page. */
export async function fixRandom(page: Page, value: number): Promise<void> {
  await page.addInitScript((fixed) => {
    Math.random = () => fixed;
  }, value);
}

/** From the next load on, the page's clock shows `start` and goes on from there; its timers are the browser's own. */
async function setDate(page: Page, start: string): Promise<void> {
  await page.addInitScript(startClock, start);
}

/** The page's clock jumps to `moment`, as that of a tab that has slept, and is looked at again. */
export async function wakeUpAt(page: Page, moment: string): Promise<void> {
  await page.evaluate(startClock, moment);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** From the next load on, the browser says that its visitor saves data. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/**
 * Waits until React has taken over the prerendered page: the shell, and the application keeps the scroll position itself;
 * after it what stands in `main`, and React has marked its elements.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const content = document.querySelector('main > *') ?? {};
    const isReacts = Object.keys(content).some((key) => key.startsWith('__reactFiber$'));
    return isReacts && window.history.scrollRestoration === 'manual';
  });
}

/** Lets no request for `files` through until the function that it gives is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Waits until the address is `path` and its page stands there. */
export async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForFunction(() => document.activeElement?.matches('h1, main'));
}

/** Goes to `path` by a link, which the page itself need not have. */
export async function followLink(page: Page, path: string, arrivedAt = path): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, path);
  await arrived(page, arrivedAt);
}

/** Text without what the typography adds: no-break spaces and hyphens, and curly apostrophes become what a keyboard types. */
export function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').replaceAll('’', "'").replaceAll('\u2011', '-').trim();
}

export async function textOf(locator: Locator): Promise<string> {
  return plain(await locator.innerText());
}

export async function textsOf(locator: Locator): Promise<string[]> {
  return (await locator.allInnerTexts()).map(plain);
}

/** The last of the texts that describe a control: what is wrong with it, when something is. */
export async function errorOf(control: Locator): Promise<string> {
  const ids = (await control.getAttribute('aria-describedby'))?.split(' ') ?? [];
  return control
    .page()
    .locator(`[id="${ids.at(-1)}"]`)
    .innerText();
}

export function hrefsOf(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

/** `expect` on what `read` gives, as soon as it is so. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: 10_000, interval: 25 });
}

export const shop = {
  home: site.shop.home,
  product: (slug: string) => site.shop.product.replace('{slug}', slug),
};

/** Where a link leads that opens a new tab; fails when it opens none, or gives it a hold on the page. */
export async function newTabOf(link: Locator): Promise<string> {
  const { target, rel, href } = await link.evaluate(({ target, rel, href }: HTMLAnchorElement) => ({
    target,
    rel,
    href,
  }));
  expect([target, rel]).toEqual(['_blank', 'noopener']);
  return href.replace(/\/$/, '');
}
