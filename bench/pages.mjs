// Longer than other files: every measure of a page shares one browser, one network and the sites that are compared.
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../tests/e2e/chromium.mjs';
import { astroDist, buildAstro, forgetAstro, prepareAstro, writeAstroTowns } from './astro.mjs';
import { compressFiles, writeClientOnlySite, writePlainSite } from './derived-sites.mjs';
import { sizes, times } from './extent.mjs';
import { KINDS } from './kinds.mjs';
import { median } from './process.mjs';
import { requireSimilarPages } from './similar-pages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = path.join(root, 'dist');
const plain = path.join(root, 'node_modules/.cache/bench/plain');
const clientOnly = path.join(root, 'node_modules/.cache/bench/client-only');

/** Lighthouse's phone on slow 4G, as DevTools applies it: milliseconds, and bytes a second. */
const NETWORK = {
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
export const SLOWDOWN = 4;
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Sites and cases take turns in each round, so that all of them meet a machine that slows down. */
const ROUNDS = times(7);

/** Those whose first visit is measured. */
const VISITED = ['/', '/nos-sapins/nobilis', '/livraison/turckheim'];

/** @typedef {{ name: string, address: string, stop: () => void, pages: string[] }} Site */

/** The built site beside its own pages without scripts, on a slow phone. Needs `npm run build`. */
export async function run() {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error('nothing is built: npm run build');
  writePlainSite(dist, plain);
  writeClientOnlySite(dist, clientOnly);
  const limit = { name: 'plain', pages: VISITED, ...(await serve(plain)) };
  const site = { name: 'ours', pages: VISITED, ...(await serve(dist)) };
  const application = { name: 'the same, client only', pages: VISITED, ...(await serve(clientOnly)) };
  const sites = [limit, site, application, ...(await serveAstro())];
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await measureLoads(browser, sites);
    await measureNavigation(browser, site.address, limit.address);
    await measureResponses(browser, site.address, limit.address);
    await measureShifts(browser, site.address);
  } finally {
    await browser.close();
    for (const { stop } of sites) stop();
  }
}

/** The pages of towns by Astro, where it can run. @returns {Promise<Site[]>} */
async function serveAstro() {
  if (!prepareAstro()) return [];
  writeAstroTowns(0);
  forgetAstro();
  buildAstro();
  requireSimilarPages(dist, astroDist);
  copyFileSync(path.join(dist, 'icon.svg'), path.join(astroDist, 'icon.svg'));
  compressFiles(astroDist);
  const pages = VISITED.filter((at) => at.startsWith('/livraison/'));
  return [{ name: 'Astro', pages, ...(await serve(astroDist)) }];
}

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves a folder as hosts do, brotli first: both sites by the same few lines.
 * @param {string} dir
 * @returns {Promise<{ address: string, stop: () => void }>}
 */
export function serve(dir) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? '/index.html' : path.extname(pathname) ? pathname : `${pathname}.html`;
    const file = path.join(dir, name);
    const compressed = existsSync(`${file}.br`);
    if (!existsSync(file)) return response.writeHead(404).end();
    const headers = {
      'content-type': TYPES[path.extname(name)] ?? 'text/plain',
      ...(compressed && { 'content-encoding': 'br' }),
    };
    return response.writeHead(200, headers).end(readFileSync(compressed ? `${file}.br` : file));
  });
  return new Promise((resolve) => {
    server.listen(0, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      const stop = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ address: `http://localhost:${port}`, stop });
    });
  });
}

/**
 * A fresh visitor on the slow phone, who notes the largest paint, long tasks and layout shifts.
 * @param {import('playwright-core').Browser} browser
 */
async function visitor(browser) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    const seen = { firstPaint: Infinity, paint: 0, blocked: 0, shift: 0, slowest: 0, script: 0 };
    Object.assign(window, { seen });
    /**
     * What the observed kinds of entries have beside their times.
     * @typedef {{ value: number, hadRecentInput: boolean, interactionId: number, processingStart: number, processingEnd: number }} Details
     */
    const watch = (
      /** @type {string} */ type,
      /** @type {(entry: PerformanceEntry & Details) => void} */ note,
      more = {},
    ) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) note(/** @type {PerformanceEntry & Details} */ (entry));
      }).observe({ type, buffered: true, ...more });
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
    });
    watch('largest-contentful-paint', (entry) => {
      seen.paint = entry.startTime;
    });
    // As Lighthouse counts it: from the first paint on, what a task takes beyond 50 ms.
    watch('longtask', ({ startTime, duration }) => {
      const end = startTime + duration;
      seen.blocked += Math.max(0, end - Math.max(startTime, seen.firstPaint) - 50);
    });
    watch('layout-shift', (entry) => {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    });
    watch(
      'event',
      (entry) => {
        if (!entry.interactionId) return;
        seen.slowest = Math.max(seen.slowest, entry.duration);
        seen.script = Math.max(seen.script, entry.processingEnd - entry.processingStart);
      },
      { durationThreshold: 16 },
    );
  });
  const received = { bytes: 0, scripts: 0 };
  /** @type {Set<string>} */
  const scripts = new Set();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    received.bytes += encodedDataLength;
    if (scripts.has(requestId)) received.scripts += encodedDataLength;
  });
  /** @returns {Promise<{ firstPaint: number, paint: number, blocked: number, shift: number, slowest: number, script: number }>} */
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen'));
  return { page, seen, received, leave: () => context.close() };
}

/** @typedef {Awaited<ReturnType<typeof load>>} Load */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {Site[]} sites the first is the limit
 */
async function measureLoads(browser, sites) {
  console.log('\n## Pages: first visit on a slow phone (ms, kB; ratio to the same page without scripts)\n');
  console.log(
    '| page | site | largest paint | ratio | limit | blocked | shift | scripts, kB | to the last byte, kB |\n|---|---|---|---|---|---|---|---|---|',
  );
  for (const at of sizes(VISITED)) {
    const compared = sites.filter(({ pages }) => pages.includes(at));
    /** @type {Load[][]} */
    const found = compared.map(() => []);
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, { address }] of compared.entries())
        found[index]?.push(await load(browser, address + at));
    for (const [index, { name }] of compared.entries()) {
      const middle = (/** @type {keyof Load} */ figure) =>
        median((found[index] ?? []).map((it) => it[figure]));
      const ratio = medianRatio(
        (found[index] ?? []).map(({ paint }) => paint),
        (found[0] ?? []).map(({ paint }) => paint),
      );
      const columns = [
        at,
        name,
        middle('paint').toFixed(0),
        ratio.toFixed(2),
        name === 'ours' ? `1.03${ratio > 1.03 ? ' **missed**' : ''}` : '',
        middle('blocked').toFixed(0),
        middle('shift').toFixed(4),
        (middle('scripts') / 1000).toFixed(1),
        (middle('bytes') / 1000).toFixed(0),
      ];
      console.log(`| ${columns.join(' | ')} |`);
    }
  }
}

/** The median of the ratios of each round. @param {number[]} ours @param {number[]} limits */
function medianRatio(ours, limits) {
  return median(ours.map((it, round) => it / (limits[round] ?? Number.NaN)));
}

/** @param {import('playwright-core').Browser} browser @param {string} address */
async function load(browser, address) {
  const { page, seen, received, leave } = await visitor(browser);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const result = { ...(await seen()), ...received };
  await leave();
  return result;
}

/**
 * From a click to the heading of the next page: prefetched by the site, loaded as a document by the plain one.
 * @param {import('playwright-core').Browser} browser
 * @param {string} site
 * @param {string} limit
 */
async function measureNavigation(browser, site, limit) {
  /** @type {{ site: number[], plain: number[] }} */
  const found = { site: [], plain: [] };
  for (let round = 0; round < ROUNDS; round++) {
    found.site.push(await follow(browser, site, 3000));
    found.plain.push(await follow(browser, limit, 500));
  }
  const ratio = medianRatio(found.site, found.plain);
  console.log('\n## Navigation: from the click to the next page’s heading (ms)\n');
  console.log('| document, plain | prefetched | ratio | limit |\n|---|---|---|---|');
  console.log(
    `| ${median(found.plain).toFixed(0)} | ${median(found.site).toFixed(0)} | ${ratio.toFixed(2)} | 0.3${ratio > 0.3 ? ' **missed**' : ''} |`,
  );
}

/** @param {import('playwright-core').Browser} browser @param {string} address @param {number} rest milliseconds on the page before the click */
async function follow(browser, address, rest) {
  const { page, leave } = await visitor(browser);
  await page.goto(`${address}/services`, { waitUntil: 'load' });
  await page.waitForTimeout(rest);
  const link = page.locator('main a[href="/services/livraison"]');
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(rest);
  const clicked = await link.evaluate((element) => {
    // On the site the heading changes within the document; a loaded document has its own clock.
    const arrive = () => {
      if (!document.querySelector('h1')?.textContent?.startsWith('Livraison'))
        return requestAnimationFrame(arrive);
      return requestAnimationFrame(() =>
        Object.assign(window, { arrived: performance.timeOrigin + performance.now() }),
      );
    };
    requestAnimationFrame(arrive);
    const now = performance.timeOrigin + performance.now();
    if (element instanceof HTMLElement) element.click();
    return now;
  });
  await page.waitForURL('**/services/livraison', { waitUntil: 'commit' });
  await page.waitForTimeout(2500);
  const shown = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return Reflect.get(window, 'arrived') ?? performance.timeOrigin + (paint?.startTime ?? Number.NaN);
  });
  const took = shown - clicked;
  await leave();
  return took;
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} site
 * @param {string} limit
 */
async function measureResponses(browser, site, limit) {
  /** @type {{ name: string, address: string, selector: string, most?: number, taps: { slowest: number, script: number }[] }[]} */
  const cases = [
    {
      name: 'menu',
      address: `${site}/`,
      selector: 'header button[aria-expanded]:visible',
      most: 50,
      taps: [],
    },
    {
      name: 'filter',
      address: `${site}/actualites`,
      selector: 'main button[aria-pressed="false"]',
      most: 50,
      taps: [],
    },
    { name: 'question', address: `${site}/`, selector: 'main details summary', most: 50, taps: [] },
    {
      name: 'question, plain: no script at all',
      address: `${limit}/`,
      selector: 'main details summary',
      taps: [],
    },
    { name: 'a question with nothing around it', address: `${limit}/empty`, selector: 'summary', taps: [] },
  ];
  for (let round = 0; round < ROUNDS; round++)
    for (const { address, selector, taps } of cases) taps.push(await tap(browser, address, selector));
  console.log('\n## Response: from a tap to the next paint, processor four times slower (ms, limit 50)\n');
  console.log(
    '| what is tapped | slowest of a round, median | least to most | of it in scripts |\n|---|---|---|---|',
  );
  for (const { name, most = Number.POSITIVE_INFINITY, taps } of cases) {
    const slowest = taps.map((it) => it.slowest).sort((a, b) => a - b);
    const worst = median(slowest);
    const shown = worst === 0 ? 'below 16' : worst.toFixed(0);
    const columns = [
      name,
      `${shown}${worst > most ? ' **missed**' : ''}`,
      `${slowest.at(0)} to ${slowest.at(-1)}`,
      median(taps.map(({ script }) => script)).toFixed(0),
    ];
    console.log(`| ${columns.join(' | ')} |`);
  }
}

/** @param {import('playwright-core').Browser} browser @param {string} address @param {string} selector */
async function tap(browser, address, selector) {
  const { page, seen, leave } = await visitor(browser);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  // The pictures that have come into view are drawn: the tap is what is measured.
  await page.waitForTimeout(2500);
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Not `target.tap()`, whose own listeners would be measured too.
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForTimeout(600);
  const found = await seen();
  await leave();
  return found;
}

/** @param {import('playwright-core').Browser} browser @param {string} site */
async function measureShifts(browser, site) {
  console.log(
    '\n## Layout shift from the load to the end of a full scroll (limit 0)\n\n| page | shift |\n|---|---|',
  );
  for (const at of KINDS) {
    const { page, seen, leave } = await visitor(browser);
    await page.goto(site + at, { waitUntil: 'load' });
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += 600) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(80);
    }
    const { shift } = await seen();
    console.log(`| ${at} | ${shift.toFixed(4)}${shift > 0.001 ? ' **missed**' : ''} |`);
    await leave();
  }
}
