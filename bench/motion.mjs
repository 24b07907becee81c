import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../tests/e2e/chromium.mjs';
import { sizes } from './extent.mjs';
import { PHONE, SLOWDOWN, serve } from './pages.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** So long each scene is watched, in milliseconds. */
const WATCHED = 4_000;
/** A frame is late when the one before is more than one and a half ticks of a 60 Hz screen ago, in milliseconds. */
const LATE = 25;
/** What the main thread does for a frame. A movement of the compositor's needs none of it. */
const MAIN_THREAD = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']);

/** The least that moves: what this machine can do. */
const DOT = `data:text/html,<style>i{display:block;width:9px;height:9px;background:red;animation:a 1s linear infinite}
@keyframes a{to{transform:translateX(99px)}}</style><i></i>`;

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ name: string, path?: string, look?: string, act?: (page: Page) => Promise<void> }} Scene
 * @type {Scene[]}
 */
const SCENES = [
  { name: 'a dot on an empty page' },
  { name: 'snow over the first picture', path: '/', act: snow },
  { name: 'scrolling past the candles', path: '/decos-cadeaux/couronne-avent', look: 'main ol', act: scroll },
  { name: 'the carousel', path: '/', look: '[class*=track]' },
  { name: 'scrolling the home page', path: '/', act: scroll },
  { name: 'scrolling through the parallax', path: '/decos-cadeaux/boules-neige', act: scroll },
  { name: 'scrolling an empty page', act: scroll },
];

/** What moves, on a phone with a slow processor: frames that reach the screen, and what the main thread does for them. Needs `npm run build`. */
export async function run() {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error('nothing is built: npm run build');
  const site = await serve(dist);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    console.log('\nMotion: frames a second, longest gap (ms), late frames (%), main thread (ms a second)');
    for (const scene of sizes(SCENES)) {
      const { frames, gap, late, main } = await watch(browser, site.address, scene);
      console.log(
        `${scene.name.padEnd(34)} ${frames.toFixed(1).padStart(5)} ${gap.toFixed(0).padStart(5)} ${late.toFixed(1).padStart(6)} ${main.toFixed(1).padStart(6)}`,
      );
    }
  } finally {
    await browser.close();
    site.stop();
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {Scene} scene
 */
async function watch(browser, address, { path: where, look, act }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(where ? address + where : DOT);
  if (look) await page.locator(look).evaluate((it) => it.scrollIntoView({ block: 'center' }));
  // Longer than anything that a page does on its arrival.
  await page.waitForTimeout(1_500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
  });
  await (act ? act(page) : page.waitForTimeout(WATCHED));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  return figures(traceEvents);
}

/**
 * Lets the snow fall from the beginning.
 * @param {Page} page
 */
async function snow(page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline && animation.playState === 'running')
        animation.currentTime = 0;
  });
  await page.waitForTimeout(WATCHED);
}

/**
 * Scrolls on at a reader's pace.
 * @param {Page} page
 */
async function scroll(page) {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    document.body.style.minHeight = '400vh';
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 600,
    yDistance: -1_600,
    speed: 400,
    gestureSourceType: 'mouse',
  });
}

/** @param {{ name: string, ts: number, dur?: number }[]} events of a trace, in microseconds */
function figures(events) {
  const drawn = events
    .flatMap(({ name, ts }) => (name === 'DrawFrame' ? [ts / 1000] : []))
    .sort((a, b) => a - b);
  const gaps = drawn.slice(1).map((time, index) => time - (drawn[index] ?? time));
  const watched = (drawn.at(-1) ?? 0) - (drawn[0] ?? 0);
  const worked = events.reduce(
    (sum, { name, dur = 0 }) => (MAIN_THREAD.has(name) ? sum + dur / 1000 : sum),
    0,
  );
  return {
    frames: (gaps.length / watched) * 1000,
    gap: Math.max(...gaps),
    late: (gaps.filter((gap) => gap > LATE).length / gaps.length) * 100,
    main: (worked / watched) * 1000,
  };
}
