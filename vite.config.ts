import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Connect, defineConfig, type Plugin, type ViteDevServer } from 'vite';
import { secretOf } from './cli/forms/inbox/secret.ts';
import type * as FunctionsModule from './cli/forms/serve/submissions.ts';
import type * as StoreModule from './cli/forms/store/store.ts';
import { collectionsFromFiles } from './cli/site/build/collections.ts';
import { cutFonts } from './cli/site/build/fonts.ts';
import { generateModules } from './cli/site/build/generate-modules.ts';
import { packageReader } from './cli/site/build/installed-packages.ts';
import { checkLicences } from './cli/site/build/licences.ts';
import { refuseMissing } from './cli/site/build/refuse-missing.ts';
import { runModule } from './cli/site/build/run-module.ts';
import { shopOf } from './cli/site/build/shop.ts';
import { writeSite } from './cli/site/build/site.ts';
import { startStopwatch } from './cli/site/build/stopwatch.ts';
import { cssOptions, styleNames } from './cli/site/build/style-names.ts';
import { liveContent } from './cli/site/dev/live-content.ts';
import packageJson from './package.json' with { type: 'json' };
import type * as InstalledModule from './src/data/installed-packages.ts';
import type * as PageDataModule from './src/data/page-data.ts';
import type * as TreePictureModule from './src/data/tree-picture.ts';
import type * as PrerenderModule from './src/prerender.tsx';

const root = import.meta.dirname;
const shop = shopOf(root, process.env);
const images = path.join(shop.content, 'images');
const icon = path.join(root, 'src/head/icon.svg');
const main = path.join(root, 'src/main.tsx');
const serverBundle = path.join(shop.cache, 'prerender');
// The oldest browsers that visitors may hold, as Vite writes them: `safari15.4`.
const oldestBrowsers = packageJson.browserslist.works.map((browser) => browser.replace(' ', ''));
const readsCollections = collectionsFromFiles(path.join(shop.cache, 'sapin/collections'));

// What several pages share is two files instead of twenty small ones: one of the first load, and one for later. The zone
// and the search in it, the hand that draws trees, cards of articles and long forms are apart: few kinds of pages show them.
const sharedChunks = [
  { name: 'tree', test: /\/src\/components\/tree\//, priority: 1 },
  {
    name: 'zone',
    test: /\/src\/(?:components\/zone|text\/edit-distance|pages\/delivery-zone\/(?:Answer|search))/,
    priority: 1,
  },
  { name: 'articles', test: /\/src\/components\/ArticleCard\./, priority: 1 },
  { name: 'forms', test: /\/src\/forms\/(?!functions\.)/, priority: 1 },
  { name: (id: string, graph: ModuleGraph) => (isNeededAtStart(id, graph) ? 'shell' : null), priority: 2 },
  { name: 'shared', minShareCount: 2 },
].map((group) => ({ ...group, debugName: 'shared' }));

export default defineConfig(({ command }) => ({
  // A build says what it has done, line by line; `vite build --logLevel info` adds each file with its size.
  logLevel: command === 'build' ? 'warn' : 'info',
  plugins: [
    react(),
    rootOfDomain(),
    evaluateStaticModules(),
    ...styleNames(),
    { ...readsCollections, apply: 'build', applyToEnvironment: ({ name }) => name === 'ssr' },
    dropUnusedRouter(),
    cutFonts(root),
    checkLicences(shop.generated),
    developmentAnswers(),
    liveContent(shop),
  ],
  publicDir: false,
  cacheDir: path.join(shop.cache, 'vite'),
  resolve: { alias: shop.alias },
  css: cssOptions,
  build: { cssTarget: oldestBrowsers },
  environments: {
    client: {
      build: {
        outDir: shop.dist,
        emptyOutDir: true,
        manifest: true,
        target: oldestBrowsers,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
      },
    },
    ssr: {
      build: {
        outDir: serverBundle,
        emptyOutDir: true,
        rolldownOptions: {
          input: 'src/prerender.tsx',
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
  builder: {
    // Read once, not again for each of the two builds.
    sharedConfigBuild: true,
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('the build needs the client and ssr environments');
      await generateModules(shop);
      const done = startStopwatch();
      await builder.build(client);
      await builder.build(ssr);
      done('scripts');
      const file = pathToFileURL(path.join(serverBundle, 'prerender.js'));
      const site = (await import(file.href)) as typeof PrerenderModule;
      refuseMissing(site.missingFiles());
      await writeSite({ root, shop, site });
    },
  },
}));

/** Whether the first load needs a module: all that the shell imports, what the home page shares with others, and the addresses that all others name. */
function isNeededAtStart(id: string, graph: ModuleGraph): boolean {
  if (id.endsWith('/generated/routes.ts')) return true;
  const needing = new Set([id]);
  // A set that grows while it is walked is walked to its new end.
  for (const module of needing)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) needing.add(importer);
  const pages = [...needing].filter((module) => /\/src\/pages\/[^/]+\/\w+Page\.tsx$/.test(module));
  const isOfHome = pages.some((page) => page.endsWith('/HomePage.tsx'));
  return (needing.has(main) && id !== main) || (isOfHome && pages.length > 1);
}

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Path inside `generated/` to its JSON. */
async function readLazy(file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(shop.generated, file), 'utf8'));
}

/** Every link of the site begins with `/`: below a path, all of them would break without a word. */
function rootOfDomain(): Plugin {
  return {
    name: 'root-of-domain',
    configResolved({ base }) {
      if (base === '/') return;
      console.error(
        `le site vit à la racine d’un domaine, et non sous ${base} : donnez-lui un sous-domaine (docs/hosting.md)`,
      );
      process.exit(1);
    },
  };
}

/**
 * A module named `*.static.ts` reads whole collections to keep a few words of them. The browser gets the words:
 * the module runs at build, and its exports are written out in its place.
 */
function evaluateStaticModules(): Plugin {
  const written = new Map<string, Promise<string>>();
  const writeOut = async (id: string) => {
    const module = await runModule<Record<string, unknown>>(id, shop.alias, [readsCollections]);
    const lines = Object.entries(module).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
    );
    return lines.join('\n');
  };
  return {
    name: 'evaluate-static-modules',
    apply: 'build',
    load: {
      filter: { id: /\.static\.ts$/ },
      handler(id) {
        const code = written.get(id) ?? writeOut(id);
        written.set(id, code);
        return code;
      },
    },
  };
}

/**
 * React Router is one module. React is CommonJS, so the bundler cannot tell that its `createContext` and the like have no
 * effects, and would keep every component of the router. Told so, it drops those that nobody uses, the checks of how the
 * router is called, and what only its own tables of routes need.
 */
function dropUnusedRouter(): Plugin {
  return {
    name: 'drop-unused-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) =>
        code
          .replace(/\bReact\d*\.(createContext|createElement|forwardRef|memo)\(/g, '/* @__PURE__ */ $&')
          .replace(/^\s+(?:warning|invariant)\(|\bgetInvalidPathError\(/gm, '/* @__PURE__ */ $&')
          .replace(/= (?=new Set\(|Object\.getOwnPropertyNames\()/g, '= /* @__PURE__ */ ')
          .replace('isDataRoute ? useNavigateStable() : ', '')
          .replace(/^\w+\.(displayName|contextType) = .*$/gm, ''),
    },
  };
}

/** In development, answers what `sapin serve` answers for a built site: page data, images and the two form functions. */
function developmentAnswers(): Plugin {
  return {
    name: 'development-answers',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace('<!--head-->', '<link rel="icon" href="/icon.svg" type="image/svg+xml">'),
    async configureServer(server) {
      server.middlewares.use(
        '/data',
        answering(async (url) => jsonOf(server, url)),
      );
      server.middlewares.use(
        '/images',
        answering((url) => imageAt(path.join(images, url))),
      );
      server.middlewares.use(
        '/icon.svg',
        answering(() => imageAt(icon)),
      );
      server.middlewares.use(
        '/dessins',
        answering((url) => drawingAt(server, `/dessins${url}`)),
      );
      const functions = await functionsOf(server);
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/functions/')) void functions(request, response);
        else next();
      });
    },
  };
}

/** The form functions of `sapin serve`, with its key and its folder. */
async function functionsOf(server: ViteDevServer) {
  const { formFunctions } = (await server.ssrLoadModule(
    '/cli/forms/serve/submissions.ts',
  )) as typeof FunctionsModule;
  const { openStore } = (await server.ssrLoadModule('/cli/forms/store/store.ts')) as typeof StoreModule;
  const { getRequestListener } = await import('@hono/node-server');
  const key = server.config.env.VITE_FUNCTIONS_KEY ?? '';
  const folder = path.join(root, 'submissions');
  const kept = { store: openStore(folder), room: Number.POSITIVE_INFINITY };
  const { fetch } = formFunctions({ ...kept, key, secret: secretOf(folder) });
  return getRequestListener(fetch);
}

interface Answer {
  readonly type: string;
  readonly body: string | Buffer;
}

function answering(find: (url: string) => Promise<Answer | null>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    find(url).then((answer) => {
      response.statusCode = answer ? 200 : 404;
      response.setHeader('content-type', answer?.type ?? 'text/plain');
      response.end(answer?.body ?? 'not found');
    }, next);
  };
}

async function jsonOf(server: ViteDevServer, url: string): Promise<Answer | null> {
  const { setLazyReader } = await server.ssrLoadModule('#generated/lazy.ts');
  setLazyReader(readLazy);
  const { setPackageReader } = (await server.ssrLoadModule(
    '/src/data/installed-packages.ts',
  )) as typeof InstalledModule;
  setPackageReader(packageReader(root));
  const { pageData } = (await server.ssrLoadModule('/src/data/page-data.ts')) as typeof PageDataModule;
  const data = await pageData(url.replace(/\.json$/, '').replace(/^\/index$/, '/'));
  return data && { type: 'application/json', body: JSON.stringify(data) };
}

const imageTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
};

async function imageAt(file: string): Promise<Answer | null> {
  const type = imageTypes[path.extname(file).toLowerCase()];
  if (!type || !(file === icon || file.startsWith(images + path.sep))) return null;
  const body = await readFile(file).catch(() => null);
  return body && { type, body };
}

async function drawingAt(server: ViteDevServer, url: string): Promise<Answer | null> {
  const { treePictures } = (await server.ssrLoadModule(
    '/src/data/tree-picture.ts',
  )) as typeof TreePictureModule;
  const body = treePictures().get(url);
  return body === undefined ? null : { type: 'image/svg+xml', body };
}
