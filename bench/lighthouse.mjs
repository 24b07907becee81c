import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumPath } from '../tests/e2e/chromium.mjs';
import { sizes, times } from './extent.mjs';
import { installPackages } from './install-packages.mjs';
import { KINDS } from './kinds.mjs';
import { peers } from './peers.mjs';
import { median } from './process.mjs';
import { serveSapin } from './serve-sapin.mjs';

const auditor = path.join(peers, 'lighthouse');
const ROUNDS = times(3);
/** What each category should have, in the middle of its runs. */
const GOAL = 100;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * What is read of a report: scores from 0 to 1, milliseconds, shifts.
 * @typedef {{ categories: Record<string, { score: number | null }>, audits: Record<string, { numericValue?: number }> }} Report
 */

/** Lighthouse's phone with simulated throttling on one page of each kind. Needs `npm run build`. */
export async function run() {
  if (!existsSync(path.resolve(import.meta.dirname, '../dist/index.html')))
    throw new Error('nothing is built: npm run build');
  installPackages(auditor);
  const { default: lighthouse } = await importPeer('lighthouse/core/index.js');
  const { launch } = await importPeer('chrome-launcher/dist/index.js');
  const site = await serveSapin();
  const chromium = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  console.log(
    `\n## Lighthouse: ${ROUNDS} runs of each page, medians (goal ${GOAL})\n\n| page | performance, each run | performance | accessibility | best practices | SEO | largest paint, s, simulated | shift |\n|---|---|---|---|---|---|---|---|`,
  );
  try {
    for (const at of sizes(KINDS)) {
      /** @type {Report[]} */
      const reports = [];
      for (let round = 0; round < ROUNDS; round++) {
        const options = { port: chromium.port, output: 'json', logLevel: 'error' };
        const { lhr } = await lighthouse(new URL(at, site.address).href, options);
        reports.push(lhr);
      }
      report(at, reports);
    }
  } finally {
    chromium.kill();
    await site.stop();
  }
}

/** A module of the auditor's packages. @param {string} file */
function importPeer(file) {
  return import(pathToFileURL(path.join(auditor, 'node_modules', file)).href);
}

/** @param {string} at @param {Report[]} reports */
function report(at, reports) {
  const scores = (/** @type {string} */ category) =>
    reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
  const middle = (/** @type {string} */ audit) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const columns = [
    at,
    scores('performance').join(', '),
    ...CATEGORIES.map((category) => {
      const score = median(scores(category));
      return `${score}${score < GOAL ? ' **missed**' : ''}`;
    }),
    (middle('largest-contentful-paint') / 1000).toFixed(1),
    middle('cumulative-layout-shift').toFixed(4),
  ];
  console.log(`| ${columns.join(' | ')} |`);
}
