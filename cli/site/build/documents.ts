import { styleSheets } from '../../forms/serve/headers.ts';
import type { RenderedPage } from './application.ts';
import type { Pieces } from './output.ts';

/** The output of the client build for each source, from Vite's manifest. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** What all documents share. */
export interface ClientBuild {
  /** `index.html` as the client build wrote it. */
  readonly template: string;
  readonly manifest: Manifest;
  /** The text of each style sheet that the manifest names. */
  readonly sheets: ReadonlyMap<string, string>;
}

/**
 * Loads the scripts, which wait in the template before it, once the page and its first picture are painted: until then
 * these have network and processor to themselves. Browsers that report no paint wait a second after the load event.
 *
 * A script that fails before React has taken over belongs to an older deployment, whose page a cache still held: the page is
 * loaded again past the cache, once, however many of its scripts fail. Otherwise its browser is too old, and
 * `src/components/StartFailure.tsx` says so.
 *
 * WebKit keeps a preload that failed for as long as its process lives, and takes no other for it when the page is loaded
 * again, whatever the headers say; a fetch of the same address removes it.
 *
 * Before the first paint it closes the parts of the footer on a phone (`src/components/Footer.tsx`), so that the page need not
 * be laid out again for them.
 *
 * Allowed by its hash in the Content-Security-Policy; it removes itself.
 */
export const START = [
  'for(const part of document.querySelectorAll("footer details"))part.open=matchMedia("(min-width:48rem)").matches;',
  '{const start=document.currentScript,later=start.previousSibling',
  ',begin=()=>{if(start.isConnected){start.remove();later.replaceWith(later.content)}}',
  ',fail=async({target,error})=>{if(target.rel=="modulepreload")return fetch(target.href).catch(()=>0)',
  ';const words=document.getElementById("start-failure")',
  ';if(!words||target!=window&&target.localName!="script")return',
  ';const[visit]=performance.getEntriesByType("navigation")',
  ',mayBeStale=!(error instanceof SyntaxError)&&visit.type!="reload"',
  ';if(!mayBeStale||!await(isNew??=again()))words.hidden=false}',
  ',again=()=>fetch(location,{cache:"reload"}).then(({ok})=>ok&&!location.reload(),()=>false)',
  ',painted=()=>requestAnimationFrame(()=>requestAnimationFrame(begin))',
  ',first=()=>Promise.allSettled(Array.from(document.images,image=>image.loading=="lazy"||image.decode())).then(painted);',
  'let isNew;for(const type of["error","unhandledrejection"])addEventListener(type,fail,true);',
  'new PerformanceObserver(first).observe({type:"paint",buffered:true});',
  'onload=()=>setTimeout(begin,1e3)}',
].join('');

/**
 * Shows the notices by the visitor's clock, where a document has any: before the first paint, because the build may be days
 * old, then each minute and when a tab that may have slept is looked at again. Stands behind them.
 */
export const NOTICES = [
  '{const script=document.currentScript,notices=script.previousSibling.children',
  ',show=()=>{const now=Date.now();for(const notice of notices){const{from=0,until}=notice.dataset',
  ';notice.hidden=now<from||now>=until}};',
  'show();setInterval(show,6e4);document.addEventListener("visibilitychange",show);script.remove()}',
].join('');

/** The region of the notices, which hold no `div`, unless it is empty. */
const NOTICES_REGION = /<div id="notices"[^>]*><p.*?<\/div>/s;

/** A page as hosts serve it. */
interface PageDocument {
  /** Style sheet, text and data, with the markup around them. */
  readonly pieces: Pieces;
  /** The text of each style sheet in it. */
  readonly sheets: readonly string[];
}

/** The page of unknown addresses waits for its script, which may find a matching route. */
const WAITING = '@media (scripting:enabled){main{visibility:hidden}}';

/** Returns a function that builds the document of a page from its data as JSON. */
export function documentWriter(client: ClientBuild): (page: RenderedPage, json: string) => PageDocument {
  const frames = new Map<string, Frame>();
  return ({ head, body, folder, isFallback }, json) => {
    const frame = frames.get(folder) ?? frameOf(folder, client);
    frames.set(folder, frame);
    const waiting = isFallback ? `<style>${WAITING}</style>` : '';
    const data = `<script type="application/json" id="page-data">${json.replaceAll('<', '\\u003c')}</script>`;
    return {
      pieces: [
        frame.start,
        head,
        frame.afterHead,
        waiting,
        body.replace(NOTICES_REGION, `$&<script>${NOTICES}</script>`),
        frame.afterBody,
        isFallback ? '' : data,
        frame.end,
      ],
      sheets: isFallback ? [...frame.sheets, WAITING] : frame.sheets,
    };
  };
}

/** What all documents of one folder of pages share, in document order and UTF-8. */
interface Frame {
  readonly start: Uint8Array;
  /** After the elements of `<head>` of the page: the styles, and the rest of the template. */
  readonly afterHead: Uint8Array;
  readonly afterBody: Uint8Array;
  /** The scripts, and the rest of the template. */
  readonly end: Uint8Array;
  /** The text of each style sheet in it. */
  readonly sheets: readonly string[];
}

function frameOf(folder: string, { template, manifest, sheets }: ClientBuild): Frame {
  const { page: withoutScripts, scripts } = takeScripts(
    template.replace(/\s*<link rel="stylesheet"[^>]*>/g, ''),
  );
  const [start = '', afterHead = '', afterBody = '', end = ''] =
    withoutScripts.split(/<!--(?:head|app|data)-->/);
  const shell = filesOf(manifest, 'index.html');
  const page = filesOf(manifest, sourceIn(manifest, folder));
  const css = [...new Set([...shell.css, ...page.css])];
  const sheetsOfPage = page.css.filter((file) => !shell.css.includes(file));
  const styles = [
    '',
    `<style>${css.map((file) => sheets.get(file)).join('')}</style>`,
    // Tells Vite's loader that the page's style sheet is there already; a disabled one is not fetched.
    ...sheetsOfPage.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
  ].join('\n    ');
  const pageScripts = page.js
    .filter((file) => !shell.js.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const unhurried = [...pageScripts, ...scripts].map((element) =>
    element.replace(/^<(?:link|script)/, '$& fetchpriority="low"'),
  );
  const later = `<template>${unhurried.join('')}</template><script>${START}</script>`;
  return {
    start: Buffer.from(start),
    afterHead: Buffer.from(styles + afterHead),
    afterBody: Buffer.from(afterBody),
    end: Buffer.from(later + end),
    sheets: styleSheets([start, styles, afterHead, afterBody, end].join('')),
  };
}

/** The template without its scripts and their preloads, and those apart. */
function takeScripts(template: string): { page: string; scripts: string[] } {
  const elements = /\s*(<script type="module".*?<\/script>|<link rel="modulepreload"[^>]*>)/g;
  const scripts = [...template.matchAll(elements)].map(([, element = '']) => element);
  return { page: template.replace(elements, ''), scripts };
}

/** The scripts and style sheets that a module of the manifest needs at once. */
function filesOf(
  manifest: Manifest,
  source: string,
  seen = new Set<string>(),
): { js: string[]; css: string[] } {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return { js: [], css: [] };
  seen.add(source);
  const needed = (chunk.imports ?? []).map((imported) => filesOf(manifest, imported, seen));
  return {
    js: [...needed.flatMap(({ js }) => js), chunk.file],
    css: [...needed.flatMap(({ css }) => css), ...(chunk.css ?? [])],
  };
}

function sourceIn(manifest: Manifest, folder: string): string {
  const source = Object.keys(manifest).find((key) => key.startsWith(`src/pages/${folder}/`));
  if (!source) throw new Error(`the client build has no page in src/pages/${folder}/`);
  return source;
}
