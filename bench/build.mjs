import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { testDay } from '../tests/day.mjs';
import { astroDist, buildAstro, forgetAstro, prepareAstro, writeAstroTowns } from './astro.mjs';
import { peers } from './peers.mjs';
import { median, runNode } from './process.mjs';
import { requireSamePages } from './same-pages.mjs';
import { writeTowns } from './towns.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const shop = path.join(peers, '.work/site');
const dist = path.join(shop, 'dist');

/** Pages at least, how often they are built, and the share of Astro's time that is the goal. */
const SIZES = [
  { pages: 61, rounds: 5, limit: 0.65 },
  { pages: 1000, rounds: 3, limit: 0.65 },
  { pages: 10_000, rounds: 1, limit: 0.6 },
];

/** In season, when pages of towns say what the season has no word in; Astro's pages know no season. */
const env = { VITE_DATE: testDay };

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
  for (const { pages, rounds, limit } of SIZES) {
    writeShop(Math.max(0, pages - ownPages));
    if (hasAstro) writeAstroTowns(pages - ownTowns);
    const builds = measure(rounds, hasAstro);
    if (hasAstro) requireSamePages(dist, astroDist);
    report(builds, pages, limit);
    const [first] = builds.ours;
    if (first) notes.push(`${first.pages} pages: ${partsOf(first)}`);
    ownPages = Math.min(ownPages, first?.pages ?? ownPages);
  }
  console.log(`\nWhat ours takes when nothing is kept, the first time:\n\n- ${notes.join('\n- ')}`);
  rmSync(shop, { recursive: true, force: true });
}

/** @typedef {{ astro: Build[], astroAgain: Build[], ours: ShopBuild[], again: ShopBuild[] }} Builds */

/** @param {number} rounds @param {boolean} hasAstro @returns {Builds} */
function measure(rounds, hasAstro) {
  /** @type {Builds} */
  const builds = { astro: [], astroAgain: [], ours: [], again: [] };
  for (let round = 0; round < rounds; round++) {
    if (hasAstro) {
      forgetAstro();
      builds.astro.push(buildAstro());
      builds.astroAgain.push(buildAstro());
    }
    forgetShop();
    builds.ours.push(buildShop());
    builds.again.push(buildShop());
  }
  return builds;
}

/** @param {Builds} builds @param {number} pages that Astro writes @param {number} limit as a share of its time */
function report({ astro, astroAgain, ours, again }, pages, limit) {
  const count = ours[0]?.pages ?? Number.NaN;
  /** @type {[name: string, builds: Build[], pages: number, site: string, limit?: number][]} */
  const rows = [
    ['Astro, nothing kept', astro, pages, astroDist],
    ['Astro, nothing changed', astroAgain, pages, astroDist],
    ['ours: content, client, server bundle, pages', ours.map(whatAstroDoes), count, dist, limit],
    ['ours, whole, nothing kept', ours, count, dist, limit],
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

/** @param {ShopBuild} build */
function partsOf({ laps }) {
  return Object.entries(laps)
    .map(([name, ms]) => `${name} ${(ms / 1000).toFixed(2)} s`)
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

/** Takes what earlier builds left, and does what installing the packages does: `npm run prepare`. */
function forgetShop() {
  for (const left of ['dist', 'node_modules/.cache'])
    rmSync(path.join(shop, left), { recursive: true, force: true });
  for (const script of ['cli/build.mjs', 'src/vite/build/cut-fonts.mjs']) runNode([script], shop);
}

/** `npm run build`. @returns {ShopBuild} */
function buildShop() {
  const site = runNode(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], shop, { env });
  const [, pages = '', parts = ''] = /^(\d+) pages prerendered: (.*)$/m.exec(site.output) ?? [];
  /** @type {Record<string, number>} */
  const laps = {};
  for (const [, name = '', seconds] of parts.matchAll(/([a-z][a-z ]*) ([\d.]+) s/g))
    laps[name] = Number(seconds) * 1000;
  const bundles = Object.values(laps).reduce((left, lap) => left - lap, site.ms);
  return {
    ms: site.ms,
    memory: site.memory,
    pages: Number(pages),
    laps: { 'content, client and server bundle': bundles, ...laps },
  };
}

/**
 * Without what only ours does: the pictures, the images that stand for pages elsewhere, the compressed files. The memory is
 * that of the whole.
 * @param {ShopBuild} build
 * @returns {Build}
 */
function whatAstroDoes({ ms, memory, laps }) {
  const more = ['pictures', 'share images', 'compression'].map((name) => laps[name] ?? Number.NaN);
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
