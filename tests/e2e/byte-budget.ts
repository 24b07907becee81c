// What a first visit costs, in bytes over the wire: they do not vary from one machine to the next.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A page that computes and draws in the browser has more scripts of its own than one that is read. */
const toolScripts: Readonly<Record<string, number>> = { '/trouver-mon-sapin': 13_000 };

/** The pages below it draw trees to scale. */
const trees = '/nos-sapins';

/**
 * The scripts, style sheets and fonts that are larger than they may be, a line each; none when all is well. They hold code,
 * and of the content only the menus.
 * @param dist folder of the built site
 * @param paths of its pages, the home page among them
 * @param menus bytes that the shop's menus may add to the scripts
 */
export function codeOverBudget(dist: string, paths: readonly string[], menus = 0): string[] {
  const { sent, total } = sizesIn(dist);
  const assets = readdirSync(path.join(dist, 'assets')).map((name) => `/assets/${name}`);
  const home = documentAt(dist, '/');
  const shell = scriptsOf(home);
  const fonts = assets.filter((file) => file.endsWith('.woff2'));
  if (shell.size === 0 || fonts.length === 0) throw new Error('no script or no font is found to be measured');
  return faultsIn([
    ['the scripts of the home page', total(shell), 78_000 + menus],
    ['the style sheet of the home page', brotliCompressSync(inlinedCss(home)).length, 9_950],
    ['the fonts', total(fonts), 45_000],
    ['the number of fonts', fonts.length, 3],
    ...assets
      .filter((file) => /Page-[^/]+\.js$/.test(file))
      .map((file): Measure => [file, sent(file), 6_000]),
    ...paths.map((page): Measure => {
      const own = [...scriptsOf(documentAt(dist, page))].filter((script) => !shell.has(script));
      return [
        `the scripts of ${page} alone`,
        total(own),
        toolScripts[page] ?? (page.startsWith(`${trees}/`) ? 10_000 : 8_400),
      ];
    }),
  ]);
}

/** The documents and their first pictures that are larger than they may be, with the content of the tests' shop. */
export function pagesOverBudget(dist: string, paths: readonly string[]): string[] {
  const { sent, total } = sizesIn(dist);
  const homePictures = eagerPictures(documentAt(dist, '/'));
  return faultsIn([
    ['the document of the home page', sent('/index.html'), 18_000],
    ['the pictures that the home page fetches at once', total(homePictures), 10_000],
    ['the number of those pictures', homePictures.size, 1],
    ...paths.flatMap((page): Measure[] => [
      [`the document of ${page}`, sent(fileOf(page)), 24_000],
      [`the pictures that ${page} fetches at once`, total(eagerPictures(documentAt(dist, page))), 14_000],
    ]),
  ]);
}

/** Sizes of files as hosts send them: compressed, where that is worth it. */
function sizesIn(dist: string) {
  const sent = (file: string) => {
    const whole = path.join(dist, file);
    return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size;
  };
  const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sent(file), 0);
  return { sent, total };
}

function faultsIn(measures: readonly Measure[]): string[] {
  return measures
    .filter(([, size, most]) => size > most)
    .map(([what, size, most]) => `${what}: ${size}, at most ${most}`);
}

/** What is measured, how much it is, and how much it may be: bytes, where it does not say otherwise. */
type Measure = readonly [what: string, size: number, most: number];

const fileOf = (page: string) => (page === '/' ? '/index.html' : `${page}.html`);

function documentAt(dist: string, page: string): string {
  return readFileSync(path.join(dist, fileOf(page)), 'utf8');
}

/** The scripts that a document names, and so fetches before anybody asks for more. */
function scriptsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file));
}

/** The pictures that a document fetches at once. */
function eagerPictures(html: string): Set<string> {
  const images = [...html.matchAll(/<img\b[^>]*>/g)].map(([image]) => image);
  const eager = images.filter((image) => !image.includes('loading="lazy"'));
  return new Set(eager.map((image) => /\ssrc="([^"]+)"/.exec(image)?.[1] ?? ''));
}

const inlinedCss = (html: string) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('');

/** The style sheets, scripts and pictures that pages name and that are not there. */
export function missingFiles(dist: string, paths: readonly string[]): string[] {
  return paths.flatMap((page) => {
    const named = documentAt(dist, page).matchAll(
      /(?:src|href|content)="(?:https:\/\/[^/"]+)?(\/(?:assets|images)\/[^"]+)"/g,
    );
    return Array.from(named, ([, file = '']) => file)
      .filter((file) => !existsSync(path.join(dist, file)))
      .map((file) => `${page}: ${file}`);
  });
}
