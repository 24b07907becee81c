import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { testDay } from '../tests/day.mjs';
import { astroDist, buildAstro, forgetAstro, prepareAstro, writeAstroTowns } from './astro.mjs';
import { sizes, times } from './extent.mjs';
import { peers } from './peers.mjs';
import { median, runNode } from './process.mjs';
import { requireSimilarPages } from './similar-pages.mjs';
import { writeTowns } from './towns.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const shop = path.join(peers, '.work/site');
const dist = path.join(shop, 'dist');

/** Pages at least, how often they are built, and the share of Astro's time that is the goal. */
const SIZES = [
  { pages: 61, rounds: 7, limit: 0.65 },
  { pages: 1000, rounds: 5, limit: 0.65 },
  { pages: 10_000, rounds: 3, limit: 0.6 },
];

/** In season, when pages of towns say what the season has no word in; Astro's pages know no season. */
const env = { VITE_DATE: testDay };

/** What only ours does, as it calls it: the pictures, the images that stand for pages elsewhere, the compressed files. */
const OURS_ALONE = ['pictures', 'share images', 'compression'];

/** @typedef {{ ms: number, memory: number }} Build milliseconds of the whole, MiB at the peak */
/** @typedef {Build & { pages: number, laps: Record<string, number> }} ShopBuild the parts in milliseconds */

/** The whole build of the shop with more and more towns, beside Astro's of as many pages of towns. */
export function run() {
  const hasAstro = prepareAstro();
  console.log('\n## The build: medians, limits as shares of Astro’s time when nothing is kept\n');
  console.log(
    '| pages | build | s | to Astro | limit | pages/s | MiB | scripts of a page, B |\n|---|---|---|---|---|---|---|---|',
  );
  const ownTowns = readdirSync(path.join(root, 'content/towns')).length;
  let ownPages = Number.POSITIVE_INFINITY; // known once the shop has been built without more towns
  const notes = [];
  for (const { pages, rounds, limit } of sizes(SIZES)) {
    writeShop(Math.max(0, pages - ownPages));
    if (hasAstro) writeAstroTowns(pages - ownTowns);
    const builds = measure(times(rounds), hasAstro);
    if (hasAstro) requireSimilarPages(dist, astroDist);
    report(builds, pages, limit);
    notes.push(`${builds.whole.pages} pages: ${partsOf(builds)}`);
    ownPages = Math.min(ownPages, builds.whole.pages);
  }
  console.log(`\nWhat ours takes when nothing is kept:\n\n- ${notes.join('\n- ')}`);
  rmSync(shop, { recursive: true, force: true });
}

/**
 * `whole` has nothing of earlier builds; the rounds of `ours` after it have what only ours does: it takes minutes, and the
 * time of it is left out.
 * @typedef {{ astro: Build[], astroAgain: Build[], whole: ShopBuild, ours: ShopBuild[], again: ShopBuild[] }} Builds
 */

/** @param {number} rounds @param {boolean} hasAstro @returns {Builds} */
function measure(rounds, hasAstro) {
  forgetShop(['dist', 'node_modules/.cache']);
  const whole = buildShop();
  /** @type {Builds} */
  const builds = { astro: [], astroAgain: [], whole, ours: [], again: [] };
  for (let round = 0; round < rounds; round++) {
    if (hasAstro) {
      forgetAstro();
      builds.astro.push(buildAstro());
      builds.astroAgain.push(buildAstro());
    }
    forgetShop(['dist', ...whatAstroKeepsToo()]);
    builds.ours.push(buildShop());
    builds.again.push(buildShop());
  }
  return builds;
}

/** @param {Builds} builds @param {number} pages that Astro writes @param {number} limit as a share of its time */
function report({ astro, astroAgain, whole, ours, again }, pages, limit) {
  const count = whole.pages;
  /** @type {[name: string, builds: Build[], pages: number, site: string, limit?: number][]} */
  const rows = [
    ['Astro, nothing kept', astro, pages, astroDist],
    ['Astro, nothing changed', astroAgain, pages, astroDist],
    ['ours: content, client, server bundle, pages', ours.map(whatAstroDoes), count, dist, limit],
    ['ours, whole, nothing kept', [whole], count, dist, limit],
    ['ours, whole, nothing changed', again, count, dist, limit],
  ];
  for (const [name, builds, written, site, most = Number.POSITIVE_INFINITY] of rows) {
    if (builds.length === 0) continue;
    const { ms, memory } = medianOf(builds);
    const ratio = ms / medianOf(astro).ms;
    const columns = [
      written,
      name,
      (ms / 1000).toFixed(2),
      astro.length > 0 ? ratio.toFixed(2) : '',
      astro.length > 0 && Number.isFinite(most) ? `${most}${ratio > most ? ' **missed**' : ''}` : '',
      ((written / ms) * 1000).toFixed(0),
      memory.toFixed(0),
      scriptsOf(site),
    ];
    console.log(`| ${columns.join(' | ')} |`);
  }
}

/** The parts of a build: those that only ours has took so long once. @param {Builds} builds */
function partsOf({ whole, ours }) {
  return Object.entries(whole.laps)
    .map(([name, once]) => {
      const ms = OURS_ALONE.includes(name) ? once : median(ours.map(({ laps }) => laps[name] ?? once));
      return `${name} ${(ms / 1000).toFixed(2)} s`;
    })
    .join(', ');
}

/** A copy of the project with `more` towns, whose packages are this project's. @param {number} more */
function writeShop(more) {
  rmSync(shop, { recursive: true, force: true });
  for (const name of [
    'cli',
    'content',
    'generated',
    'schemas',
    'src',
    'tests/tsconfig.json',
    'index.html',
    'LICENSE',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ])
    cpSync(path.join(root, name), path.join(shop, name), { recursive: true });
  mkdirSync(path.join(shop, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '.cache')
      symlinkSync(path.join(root, 'node_modules', name), path.join(shop, 'node_modules', name));
  writeTowns(path.join(shop, 'content/towns'), more);
}

/** Takes what earlier builds left, and does what installing the packages does. @param {string[]} left */
function forgetShop(left) {
  for (const name of left) rmSync(path.join(shop, name), { recursive: true, force: true });
  execFileSync('npm', ['run', '--silent', 'prepare'], { cwd: shop, stdio: 'pipe' });
}

/** All that builds keep, but for what only ours does. */
function whatAstroKeepsToo() {
  const caches = path.join(shop, 'node_modules/.cache');
  const kept = readdirSync(caches).filter((name) => name !== 'sapin');
  const own = readdirSync(path.join(caches, 'sapin')).filter((name) => name !== 'build');
  return [...kept, ...own.map((name) => `sapin/${name}`)].map((name) => `node_modules/.cache/${name}`);
}

/** A line of the build: `80 pages: 1.87 s`. */
const STEP = /^(?:(\d+) )?([a-z][a-z ]*): ([\d.]+) s$/gm;

/** `npm run build`. @returns {ShopBuild} */
function buildShop() {
  const site = runNode(['node_modules/vite/bin/vite.js', 'build'], shop, {
    env: { ...env, LC_ALL: 'en' },
  });
  /** @type {Record<string, number>} */
  const laps = {};
  let pages = 0;
  for (const [, count, name = '', seconds] of site.output.matchAll(STEP)) {
    if (name === 'pages') pages = Number(count);
    if (name !== 'scripts and styles') laps[name] = Number(seconds) * 1000;
  }
  const bundles = Object.values(laps).reduce((left, lap) => left - lap, site.ms);
  return {
    ms: site.ms,
    memory: site.memory,
    pages,
    laps: { 'content, client and server bundle': bundles, ...laps },
  };
}

/**
 * Without what only ours does. The memory is that of the whole.
 * @param {ShopBuild} build
 * @returns {Build}
 */
function whatAstroDoes({ ms, memory, laps }) {
  const more = OURS_ALONE.map((name) => laps[name] ?? Number.NaN);
  return { ms: more.reduce((left, lap) => left - lap, ms), memory };
}

/** @param {Build[]} builds @returns {Build} */
function medianOf(builds) {
  return { ms: median(builds.map(({ ms }) => ms)), memory: median(builds.map(({ memory }) => memory)) };
}

/** Bytes of the scripts that a page of a town asks for, in Brotli where there is any. @param {string} dist */
function scriptsOf(dist) {
  const html = readFileSync(path.join(dist, 'livraison/colmar.html'), 'utf8');
  const files = new Set([...html.matchAll(/"\/([\w./-]+\.js)"/g)].map(([, file = '']) => file));
  return [...files].reduce((bytes, file) => bytes + statSync(path.join(dist, `${file}.br`)).size, 0);
}
