// The bundles of `npm run functions` in the runtimes of such hosts, filled in from a site that was built for them.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { build } from 'vite';
import { startCluster } from '../../postgres-cluster.mjs';
import { shop, shopFolder } from '../../shop.mjs';
import { lastingFolder } from '../../temporary-folder.ts';
import { contact, filled, newsletter, quote } from '../forms.ts';

import { serve } from '../server.ts';
import { eventually, visitors } from '../visit.ts';

const visit = visitors();
const root = path.resolve(import.meta.dirname, '../../..');
/** They are too large for everybody's node_modules; kept between two runs. */
const runtimes = path.join(root, 'node_modules/.cache/hosted-runtimes');
const PACKAGES = ['deno@2.9.6', 'workerd@1.20261117.1'];
const SECRET = 'a secret of the tests';
const KEY = 'cle-publique-anonyme';
const PATIENCE = 300_000;

/** Why these tests cannot run here. */
let notRun: string | undefined;
const dist = lastingFolder();
let cluster: Awaited<ReturnType<typeof startCluster>>;
const psql = (text: string) => (cluster.notRun === undefined ? cluster.psql(text) : '');
const stored = (): Record<string, unknown>[] =>
  JSON.parse(
    psql(`select coalesce(json_agg(json_build_object('form', form, 'held', held, 'fields', fields::json)
      order by received), '[]') from entries`),
  );
let site: Awaited<ReturnType<typeof serve>>;
let port: number;
let running: ChildProcess | undefined;

beforeAll(async () => {
  mkdirSync(runtimes, { recursive: true });
  writeFileSync(path.join(runtimes, 'package.json'), '{"private":true}');
  const call = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...PACKAGES];
  const { status } = spawnSync('npm', call, { cwd: runtimes, shell: process.platform === 'win32' });
  cluster = await startCluster();
  notRun = status === 0 ? cluster.notRun : 'npm’s registry does not answer';
  if (notRun !== undefined) return;
  const functions = ['cli/tools/functions.mjs', path.join(dist, 'functions')];
  expect(spawnSync(process.execPath, functions, { cwd: root }).status).toBe(0);
  port = await freePort();
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('SAPIN_SHOP', shopFolder);
  vi.stubEnv('VITE_FUNCTIONS_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('VITE_FUNCTIONS_KEY', KEY);
  // The client alone: its shell fetches the data of the page, which the build proper has written.
  const client = { build: { outDir: path.join(dist, 'site'), emptyOutDir: true } };
  await build({ root, logLevel: 'error', environments: { client } });
  vi.unstubAllEnvs();
  cpSync(path.join(shop.dist, 'data'), path.join(dist, 'site/data'), { recursive: true });
  cpSync(path.join(dist, 'site/index.html'), path.join(dist, 'site/404.html'));
  site = await serve(root, ['--dist', path.join(dist, 'site')]);
}, PATIENCE);
afterEach(() => {
  if (notRun === undefined) psql('delete from entries');
});
afterAll(async () => {
  if (cluster.notRun === undefined) cluster.stop();
  await site?.stop();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address() as AddressInfo;
  server.close();
  return address.port;
}

/** Starts a bundle, and waits until it answers. */
async function start(host: 'deno' | 'worker'): Promise<void> {
  const settings = {
    SITE_ORIGIN: site.address,
    VITE_FUNCTIONS_KEY: KEY,
    FORMS_SECRET: SECRET,
    DATABASE_URL:
      cluster.notRun === undefined ? `postgres://postgres@127.0.0.1:${cluster.port}/postgres` : '',
  };
  const bundle = path.join(dist, `functions/${host}.js`);
  const config = path.join(dist, 'functions/workerd.capnp');
  const bindings = Object.entries(settings).map(([name, value]) => `(name = "${name}", text = "${value}")`);
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "worker.js")],
      compatibilityDate = "2026-11-01",
      bindings = [${bindings.join(', ')}],
      globalOutbound = "outside")),
    (name = "outside", network = (allow = ["local"]))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]);
`,
  );
  const [name, args] =
    host === 'deno'
      ? (['deno', ['run', '--cached-only', '--no-prompt', '--allow-env', '--allow-net', bundle]] as const)
      : (['workerd', ['serve', config]] as const);
  running = spawn(path.join(runtimes, 'node_modules/.bin', name), args, {
    env: {
      ...process.env,
      ...settings,
      DENO_DIR: path.join(dist, 'deno'),
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
    },
    stdio: 'inherit',
    // With what npm starts it by.
    detached: true,
  });
  await vi.waitFor(async () => expect((await call('opening')).status).toBe(200), 20_000);
}

async function stop(): Promise<void> {
  if (!running?.pid) return;
  process.kill(-running.pid);
  await once(running, 'exit');
}

const call = (name: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}/functions/v1/${name}`, init);
describe.each(['deno', 'worker'] as const)('%s', (host) => {
  beforeAll(() => (notRun === undefined ? start(host) : undefined), PATIENCE);
  afterAll(stop);

  test('what visitors send with the three forms is stored, and said to be', async (context) => {
    context.skip(notRun !== undefined, notRun);
    const page = await visit('/', { at: site.address, stay: true, expected: /404/ });
    for (const form of [newsletter, contact, quote]) {
      const { button, announcement } = await filled(form, page);
      await button.click();
      await eventually(() => announcement('status')).toBe(form.success);
    }
    expect(stored()).toMatchObject([
      { form: 'newsletter', fields: newsletter.fields },
      { form: 'contact-form', fields: { message: contact.fields.message } },
      { form: 'quote-request', fields: { nomEntreprise: quote.fields.nomEntreprise } },
    ]);
  });
});
