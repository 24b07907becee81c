// @vitest-environment jsdom
type Store = typeof import('../../../src/shell/page-store.ts');

const pages: Record<string, unknown> = {
  '/data/index.json': page('home', '/', 'Accueil'),
  '/data/404.json': page('not-found', '/404', 'Introuvable'),
  '/data/services.json': page('service-list', '/services', 'Nos services'),
  '/data/nos-sapins/sapin-du-caucase.json': page('variety', '/nos-sapins/sapin-du-caucase', 'Caucase'),
  '/data/livraison/_default.json': page('delivery', '/livraison/_default', 'Livrons-nous ?'),
};

let store: Store;
let network: ReturnType<typeof vi.fn<(path: string) => Promise<Response>>>;

beforeEach(async () => {
  vi.resetModules();
  network = vi.fn((path: string) => Promise.resolve(answer(path)));
  vi.stubGlobal('fetch', network);
  store = await import('../../../src/shell/page-store.ts');
});

function page(folder: string, path: string, title: string) {
  return { folder, path, head: { title, description: '' }, props: { title } };
}

function answer(path: string): Response {
  const data = pages[path];
  if (!data)
    return new Response('<!doctype html>', { status: 404, headers: { 'content-type': 'text/html' } });
  return Response.json(data);
}

test('a page is fetched once, then there without waiting', async () => {
  const first = store.readPage('/');
  expect(store.readPage('/')).toBe(first);
  expect((await first).data.folder).toBe('home');
  await vi.waitFor(() => expect(store.readPage('/')).toMatchObject({ status: 'fulfilled' }));
  expect(network).toHaveBeenCalledExactlyOnceWith('/data/index.json');
});

test('a preloaded page is not fetched again', async () => {
  store.preloadPage('/services');
  store.preloadPage('/services');
  expect((await store.readPage('/services')).data.head.title).toBe('Nos services');
  expect(network).toHaveBeenCalledTimes(1);
});

test('an unknown town has the default page, which is told its key', async () => {
  const loaded = await store.readPage('/livraison/saint-hippolyte');
  expect(loaded).toMatchObject({ unknownKey: 'saint-hippolyte', data: { folder: 'delivery' } });
});

test.each(['/NOS-SAPINS/Sapin-du-Caucase', '/nos-sapins/sapin-dù-caucase', '/Services'])(
  '%s leads to its page on a host that does not know the spelling',
  async (path) => {
    const { data, ...others } = await store.readPage(path);
    expect(['variety', 'service-list']).toContain(data.folder);
    expect(others).not.toHaveProperty('unknownKey');
  },
);

test('a host that answers every address with HTML changes nothing', async () => {
  network.mockImplementation((path) =>
    Promise.resolve(
      pages[path]
        ? Response.json(pages[path])
        : new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ),
  );
  expect((await store.readPage('/services/inconnu')).data.folder).toBe('service-list');
});

test('a fault of the server is a failure, not an unknown key', async () => {
  network.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(store.readPage('/services/tournee')).rejects.toThrow('503');
});

test('says that a page is awaited while it is on its way', async () => {
  const heard = vi.fn();
  const stop = store.watchLoading(heard);
  const promise = store.readPage('/services');
  expect(store.isAwaited('/services')).toBe(true);
  await promise;
  await vi.waitFor(() => expect(store.isAwaited('/services')).toBe(false));
  expect(heard).toHaveBeenCalled();
  stop();
});

test.each([
  ['/', '/'],
  ['/services/', '/services'],
  ['/services//', '/services'],
])('%s is the page %s', (pathname, path) => {
  expect(store.pagePath(pathname)).toBe(path);
});
