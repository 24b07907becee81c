// The development server on a copy of the project whose content the tests may spoil: the one of the tests' shop.
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { copyProject } from '../../copied-project.ts';
import { shop } from '../../shop.mjs';
import { lastingFolder } from '../../temporary-folder.ts';
import { eventually, textOf, visitors } from '../visit.ts';

const visit = visitors();
const root = copyProject(lastingFolder());
let server: ViteDevServer;
let at: string;

beforeAll(async () => {
  server = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    cacheDir: path.join(root, '.vite'),
    logLevel: 'silent',
    server: { port: 0, fs: { strict: false } },
  });
  await server.listen();
  at = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});
afterAll(async () => {
  await server.close();
});

const inContent = (file: string) => path.join(root, 'content', file);
const read = (file: string) => readFileSync(inContent(file), 'utf8');
const save = (file: string, text: string) => writeFileSync(inContent(file), text);

/** Replaces `before`, which must be there. */
function edit(file: string, before: string, after: string): void {
  const text = read(file);
  expect(text).toContain(before);
  save(file, text.replace(before, after));
}

afterEach(() => cpSync(shop.content, path.join(root, 'content'), { recursive: true }));

const overlay = (page: Page) => page.locator('sapin-problems section');

/** A mark on the window that a reload would wipe off. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }) && undefined);
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('shows a saved text in the open page, with its typed fields and scroll position', async () => {
  const page = await visit('/contact', { at });
  await mark(page);
  await page.locator('main textarea').fill('Bonjour');
  await page.evaluate(() => window.scrollTo(0, 200));
  save(
    'pages/contact.yaml',
    read('pages/contact.yaml').replace(/^title: .*/m, 'title: Parlons de votre arbre'),
  );
  await eventually(() => textOf(page.locator('h1'))).toBe('Parlons de votre arbre');
  expect(await page.locator('main textarea').inputValue()).toBe('Bonjour');
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
  expect(await isMarked(page)).toBe(true);
});

test('shows what was saved while the page was still loading', async () => {
  const first = await visit('/contact', { at });
  const page = await visit('/', { at, stay: true });
  await page.route(
    '**/data/contact.json',
    async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      save('pages/contact.yaml', read('pages/contact.yaml').replace(/^title: .*/m, 'title: Entre-temps'));
      await eventually(() => textOf(first.locator('h1'))).toBe('Entre-temps');
      await route.fulfill({ response, body });
    },
    { times: 1 },
  );
  await page.goto('/contact');
  await eventually(() => textOf(page.locator('h1'))).toBe('Entre-temps');
});

test('shows what all pages share: the words of the site, the routes, the footer', async () => {
  const page = await visit('/', { at });
  await mark(page);
  edit('site.yaml', 'phone: 03 53 01 46 18', 'phone: 03 53 01 46 99');
  await eventually(() => textOf(page.getByRole('banner'))).toContain('03 53 01 46 99');
  edit('routes.yaml', 'title: Nous joindre', 'title: Contact');
  edit('navigation.yaml', 'contactTitle: Nous parler', 'contactTitle: Nous appeler');
  await eventually(() => textOf(page.getByRole('contentinfo'))).toContain('Nous appeler');
  expect(await isMarked(page)).toBe(true);
});

test('follows an address that has moved, as the built site does', async () => {
  const page = await visit('/livraison/hopitaux-neufs', { at });
  await eventually(() => new URL(page.url()).pathname).toBe('/livraison/les-hopitaux-neufs');
  expect(await textOf(page.locator('h1'))).toContain('Hôpitaux-Neufs');
  save('redirects.yaml', `${read('redirects.yaml')}  - from: /vieux\n    to: /contact\n`);
  await eventually(async () => (await fetch(`${at}/data/vieux.json`)).json()).toEqual({ moved: '/contact' });
});

test('shows what waits to be published, and says so', async () => {
  const page = await visit('/actualites/le-brouillon-du-grenier', { at });
  expect(await textOf(page.locator('h1'))).toBe('[Brouillon] Le brouillon du grenier');
});

test('keeps the last good content under a framed diagnostic, which opens the editor and goes when the fault is fixed', async () => {
  const page = await visit('/nos-sapins/fraser-en-fete', { at });
  const before = await textOf(page.locator('main'));
  const good = read('prices/fraser-en-fete.yaml');
  save('prices/fraser-en-fete.yaml', good.replace(/price: (\d+)/, 'price: $1,50'));
  await eventually(() => overlay(page).count()).toBe(1);
  const line = good.slice(0, good.search(/price: \d/)).split('\n').length;
  expect(await textOf(overlay(page))).toContain('Un problème dans le contenu');
  expect(await textOf(overlay(page))).toContain("les décimales s'écrivent avec un point");
  expect(await overlay(page).locator('pre').innerText()).toMatch(/price: \d+,50\n +\| +\^+$/);
  expect(await textOf(page.locator('main'))).toBe(before);
  const opened = page.waitForRequest((request) => request.url().includes('/__open-in-editor'));
  await page.route('**/__open-in-editor*', (route) => route.fulfill({ status: 200, body: '' }));
  await overlay(page).locator('a').click();
  const file = new URL((await opened).url()).searchParams.get('file');
  expect(file).toMatch(new RegExp(`^${root}/content/prices/fraser-en-fete\\.yaml:${line}:\\d+$`));
  // A page that is opened meanwhile is told as well, and may look away.
  const other = await visit('/', { at });
  await eventually(() => overlay(other).count()).toBe(1);
  await overlay(other).getByRole('button').click();
  expect(await overlay(other).count()).toBe(0);

  save('prices/fraser-en-fete.yaml', good);
  await eventually(() => overlay(page).count()).toBe(0);
  expect(await textOf(page.locator('main'))).toBe(before);
});

test('survives half-written, deleted and renamed files, and settles a burst of saves', async () => {
  const page = await visit('/actualites', { at });
  await mark(page);
  const ui = read('ui.yaml');
  save('ui.yaml', ui.slice(0, ui.length / 2));
  await eventually(() => overlay(page).count()).toBe(1);
  save('ui.yaml', ui);
  await eventually(() => overlay(page).count()).toBe(0);
  renameSync(inContent('pages'), inContent('seiten'));
  await eventually(() => overlay(page).count()).toBe(1);
  renameSync(inContent('seiten'), inContent('pages'));
  await eventually(() => overlay(page).count()).toBe(0);
  rmSync(inContent('articles'), { recursive: true });
  await eventually(() => overlay(page).count()).toBe(1);
  cpSync(path.join(shop.content, 'articles'), inContent('articles'), { recursive: true });
  await eventually(() => overlay(page).count()).toBe(0);
  for (let turn = 0; turn < 50; turn++)
    save(
      'pages/article-list.yaml',
      read('pages/article-list.yaml').replace(/^title: .*/m, `title: Tour ${turn}`),
    );
  await eventually(() => textOf(page.locator('h1'))).toBe('Tour 49');
  expect(await isMarked(page)).toBe(true);
});
