// Run with SAPIN_THOROUGH alone. The site with hostile texts in every field that takes them: built, served with its own headers, opened and walked through.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '../../../cli/core/load/load.ts';
import { makeValidators } from '../../../cli/core/load/validators.ts';
import { pointerSteps } from '../../../cli/core/values/pointer.ts';
import { hostileStrings } from '../../cli/faults/hostile-strings.ts';
import { type Copy, copiesOf, isAccepted, pointerOf, put } from '../../cli/faults/string-places.ts';
import { copyProject } from '../../copied-project.ts';
import { lastingFolder } from '../../temporary-folder.ts';
import { harmIn } from '../harm.ts';
import { samplePaths } from '../paths.ts';
import { serve } from '../server.ts';
import { followLink, takenOver, visitors } from '../visit.ts';
import { alertsOf, breachesOf } from '../watch-page.ts';

const visit = visitors();
const root = copyProject(lastingFolder());
const dist = path.join(root, 'dist');
let site: { address: string; stop: () => Promise<void> };
let spoilt: Spoilt;

interface Spoilt {
  /** The places that hold hostile texts, by schema: `towns/name`. */
  readonly places: ReadonlySet<string>;
  /** All that was put anywhere. */
  readonly texts: ReadonlySet<string>;
  /** The pages of the entries that were spoilt. */
  readonly paths: readonly string[];
}

beforeAll(async () => {
  spoilt = spoilContent();
  const folders = ['content', 'schemas', 'out'].flatMap((it) => [
    `--${it}`,
    path.join(root, it === 'out' ? 'generated' : it),
  ]);
  run('generate', path.resolve('cli/sapin.mjs'), 'generate', ...folders);
  run('build', path.resolve('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error');
  site = await serve(path.resolve('.'), ['--dist', dist]);
}, 300_000);
afterAll(async () => {
  await site?.stop();
});

function run(step: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${step} failed\n${stdout}${stderr}`);
}

/** Where the entries of a collection have their pages. */
const PATHS: Readonly<Record<string, (slug: string) => string>> = {
  articles: (slug) => `/actualites/${slug}`,
  decorations: (slug) => `/decos-cadeaux/${slug}`,
  legal: (slug) => `/${slug}`,
  services: (slug) => `/services/${slug}`,
  towns: (slug) => `/livraison/${slug}`,
  varieties: (slug) => `/nos-sapins/${slug}`,
};

/** So many hostile texts stand in one field, where they fit. */
const TOGETHER = 6;

/**
 * Fills as few entries as have every place of every schema, each place with the next texts of the corpus that `check`
 * accepts there; a place that takes none keeps what it has.
 */
function spoilContent(): Spoilt {
  const folders = { contentDir: path.join(root, 'content'), schemasDir: path.join(root, 'schemas') };
  const project = { ...folders, cacheDir: path.join(root, 'node_modules/.cache/check') };
  const { content } = loadContent(project);
  const validators = makeValidators(content.schemas, project.cacheDir);
  const corpus = hostileStrings.filter((text) => !HIDDEN.test(text));
  const copies = entriesWithAllPlaces(copiesOf(content));
  const placed = new Map<
    string,
    { name: string; texts: readonly string[]; before: string | undefined; undo: () => void }
  >();
  let next = 0;
  for (const { entry, value, places } of copies)
    for (const { name, steps, schemas } of places) {
      const before = put(value, steps, undefined);
      const separator = schemas.some((schema) => schema['x-markdown']) ? '\n\n' : ' ';
      let texts: readonly string[] = [];
      for (let tries = 0; tries < 2 * TOGETHER && texts.length < TOGETHER; tries++) {
        const more = [...texts, corpus[next++ % corpus.length] ?? ''];
        put(value, steps, more.join(separator));
        if (isAccepted(content, validators, entry, value)) texts = more;
      }
      const undo = () => put(value, steps, before);
      if (texts.length === 0) undo();
      else {
        put(value, steps, texts.join(separator));
        placed.set(entry.file.path + pointerOf(steps), { name, texts, before, undo });
      }
    }
  const problemsAfterWriting = () => {
    for (const { entry, value } of copies)
      writeFileSync(path.join(project.contentDir, entry.file.path), JSON.stringify(value, null, 1));
    return loadContent(project).problems;
  };
  // What only the whole content can tell is told at its place or around it, or at the one whose name is spelt otherwise now: they get
  // their own words back.
  for (let told = problemsAfterWriting(); told.length > 0; told = problemsAfterWriting()) {
    const guilty = told.flatMap(({ file, pointer }) => {
      const own = copies.find(({ entry }) => entry.file.path === file)?.value;
      const word = pointerSteps(pointer).reduce<unknown>(
        (at, step) => (at as Record<string, unknown>)?.[step],
        own,
      );
      const here = [...placed.keys()].filter((at) => `${at}/`.startsWith(`${file}${pointer}/`));
      const words = new Set(textsBelow(word));
      const there = [...placed].filter(([, { before = '' }]) => words.has(before)).map(([at]) => at);
      const found = here.length > 0 ? here : there;
      expect([file, pointer, found.length > 0]).toEqual([file, pointer, true]);
      return found;
    });
    for (const at of guilty) {
      placed.get(at)?.undo();
      placed.delete(at);
    }
  }
  const all = [...placed.values()];
  return {
    places: new Set(all.map(({ name }) => name)),
    texts: new Set(all.flatMap(({ texts }) => texts)),
    paths: copies.flatMap(({ entry }) => PATHS[entry.collection ?? '']?.(entry.slug) ?? []),
  };
}

function textsBelow(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsBelow) : [];
}

/** What `check` refuses in every field. */
const HIDDEN = /[^\P{Cc}\t\n]|[\u2028-\u202E\u2066-\u2069\uFEFF]/u;

function entriesWithAllPlaces(copies: readonly Copy[]): readonly Copy[] {
  const covered = new Set<string>();
  return copies.filter(({ places }) => {
    const isNew = places.some(({ name }) => !covered.has(name));
    for (const { name } of places) covered.add(name);
    return isNew;
  });
}

/** The pages that show what was spoilt: one of each kind, and those of the spoilt entries. */
const hostilePaths = () => [...new Set([...samplePaths, ...spoilt.paths])];

/** A window that remembers what the page's policy forbade, what it said aloud, and whom it asked. */
async function watched(expected?: RegExp) {
  const page = await visit('/', {
    at: site.address,
    stay: true,
    outside: true,
    ...(expected && { expected }),
  });
  const seen = await breachesOf(page, alertsOf(page));
  page.on('request', (request) => {
    const { origin, href } = new URL(request.url());
    if (origin !== site.address && !request.isNavigationRequest()) seen.push(href);
  });
  return { page, seen };
}

test('the corpus stands in the fields of every schema', () => {
  expect(spoilt.texts.size).toBeGreaterThan(300);
  expect(spoilt.places.size).toBeGreaterThan(350);
});

/** Whether a page shows any of the corpus; every string of it names the same call. */
const showsCorpus = async (page: Page) => (await page.locator('main').innerText()).includes('alert(1)');

describe('hostile texts', () => {
  test('stay texts in every page as it is loaded', async () => {
    const { page, seen } = await watched();
    for (const at of hostilePaths()) {
      await page.goto(at);
      await takenOver(page);
      expect([at, await harmIn(page), seen, await showsCorpus(page)]).toEqual([at, [], [], true]);
    }
  });

  test('stay texts in every page that is reached inside the application', async () => {
    const { page, seen } = await watched();
    await page.goto('/cgv');
    await takenOver(page);
    for (const at of hostilePaths()) {
      await followLink(page, at);
      expect([at, await harmIn(page), seen, await showsCorpus(page)]).toEqual([at, [], [], true]);
    }
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  });

  test('leave what machines read well-formed', async () => {
    const page = await visit('', { stay: true });
    const faultIn = (xml: string) =>
      page.evaluate(
        (text) =>
          new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent,
        xml,
      );
    const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
    expect(await faultIn('<a><b></a>')).toBeDefined();
    for (const file of ['sitemap.xml', 'actualites.atom'])
      expect([file, await faultIn(read(file))]).toEqual([file, undefined]);
    expect(read('actualites.atom')).toContain('alert(1)');
    expect(JSON.parse(read('site.webmanifest'))).toMatchObject({ display: 'minimal-ui' });
    const old = await fetch(`${site.address}/nos-sapins/epicea`, { redirect: 'manual' });
    expect([old.status, old.headers.get('location')]).toEqual([301, '/nos-sapins/epicea-du-haut-doubs']);
    // Texts reach neither the policy nor what hosts are told.
    for (const file of ['_headers', '_redirects', '_nginx.conf'])
      expect(read(file)).not.toMatch(/alert|unsafe|a\.example/);
  });
});
