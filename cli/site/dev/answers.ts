import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { secretOf } from '../../forms/inbox/secret.ts';
import type * as FunctionsModule from '../../forms/serve/submissions.ts';
import type * as StoreModule from '../../forms/store/store.ts';
import type { Application, ReadPackage } from '../build/application.ts';
import { packageReader } from '../build/installed-packages.ts';
import type { Shop } from '../build/shop.ts';

/** In development, answers what `sapin serve` answers for a built site: page data, images and the form functions. */
export function developmentAnswers(root: string, shop: Shop): Plugin {
  const images = path.join(shop.content, 'images');
  const icon = path.join(root, 'src/head/icon.svg');
  return {
    name: 'development-answers',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace('<!--head-->', '<link rel="icon" href="/icon.svg" type="image/svg+xml">'),
    async configureServer(server) {
      const answers: Readonly<Record<string, Find>> = {
        '/data': (url) => jsonOf(server, { root, shop }, url),
        '/images': (url) => {
          const file = path.join(images, url);
          return file.startsWith(images + path.sep) ? imageAt(file) : Promise.resolve(null);
        },
        '/icon.svg': () => imageAt(icon),
        '/dessins': (url) => drawingAt(server, `/dessins${url}`),
      };
      for (const [at, find] of Object.entries(answers)) server.middlewares.use(at, answering(find));
      const functions = await functionsOf(server, path.join(root, 'submissions'));
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/functions/')) void functions(request, response);
        else next();
      });
    },
  };
}

interface Answer {
  readonly type: string;
  readonly body: string | Buffer;
}

type Find = (url: string) => Promise<Answer | null>;

function answering(find: Find): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    find(url).then((answer) => {
      response.statusCode = answer ? 200 : 404;
      response.setHeader('content-type', answer?.type ?? 'text/plain');
      response.end(answer?.body ?? 'not found');
    }, next);
  };
}

async function load<Module>(server: ViteDevServer, file: string): Promise<Module> {
  return (await server.ssrLoadModule(file)) as Module;
}

/** The form functions of `sapin serve`, with its key and its folder. */
async function functionsOf(server: ViteDevServer, folder: string) {
  const { formFunctions } = await load<typeof FunctionsModule>(server, '/cli/forms/serve/submissions.ts');
  const { openStore } = await load<typeof StoreModule>(server, '/cli/forms/store/store.ts');
  const { getRequestListener } = await import('@hono/node-server');
  const key = server.config.env.VITE_FUNCTIONS_KEY ?? '';
  const kept = { store: openStore(folder), room: Number.POSITIVE_INFINITY };
  const { fetch } = formFunctions({ ...kept, key, secret: secretOf(folder) });
  return getRequestListener(fetch);
}

/** What the application exports to those who load it in Node. */
interface DataModules {
  setLazyReader(read: (file: string) => Promise<unknown>): void;
  setPackageReader(read: ReadPackage): void;
  pageData(path: string): Promise<object | null>;
}

async function jsonOf(
  server: ViteDevServer,
  { root, shop }: { readonly root: string; readonly shop: Shop },
  url: string,
): Promise<Answer | null> {
  const { setLazyReader } = await load<DataModules>(server, '#generated/lazy.ts');
  setLazyReader(async (file) => JSON.parse(await readFile(path.join(shop.generated, file), 'utf8')));
  const { setPackageReader } = await load<DataModules>(server, '/src/data/installed-packages.ts');
  setPackageReader(packageReader(root));
  const { pageData } = await load<DataModules>(server, '/src/data/page-data.ts');
  const data = await pageData(url.replace(/\.json$/, '').replace(/^\/index$/, '/'));
  if (data) return { type: 'application/json', body: JSON.stringify(data) };
  const { siteFiles } = await load<Application>(server, '/src/head/site-files.ts');
  const moved = siteFiles([]).find((file) => file.path === `/data${url}`);
  return moved ? { type: 'application/json', body: moved.text } : null;
}

const imageTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
};

async function imageAt(file: string): Promise<Answer | null> {
  const type = imageTypes[path.extname(file).toLowerCase()];
  const body = type ? await readFile(file).catch(() => null) : null;
  return type && body ? { type, body } : null;
}

async function drawingAt(server: ViteDevServer, url: string): Promise<Answer | null> {
  const { treePictures } = await load<Application>(server, '/src/data/tree-picture.ts');
  const body = treePictures().get(url);
  return body === undefined ? null : { type: 'image/svg+xml', body };
}
