vi.mock('#generated/redirects.ts', () => ({
  redirects: {
    redirects: ['/actualites/ancien', '/vieux/%C3%A9pic%C3%A9a%40.html'].map((from) => ({
      from,
      to: '/actualites/nouveau',
    })),
  },
}));

const { siteFiles } = await import('../../../src/head/site-files.ts');

test('an address that has moved keeps a page that leads on, without a script and without the help of a host', () => {
  const page = siteFiles([]).find(({ path }) => path === '/actualites/ancien.html');
  expect(page?.text).toContain('<meta http-equiv="refresh" content="0; url=/actualites/nouveau">');
  expect(page?.text).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/actualites\/nouveau">/);
  expect(page?.text).toContain('<a href="/actualites/nouveau">');
});

test('the files of an old address have its letters as hosts decode them', () => {
  const files = siteFiles([]).map(({ path }) => path);
  expect(files).toContain('/vieux/épicéa@.html');
  expect(files).toContain('/data/vieux/épicéa@.json');
});
