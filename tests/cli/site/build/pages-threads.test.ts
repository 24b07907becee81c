import { expect, test } from 'vitest';
import { takePages, writeInThreads } from '../../../../cli/site/build/pages-threads.ts';
import type { PagesJob } from '../../../../cli/site/build/write-pages.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const job: PagesJob = {
  root: '/',
  generated: '/generated',
  dist: '/dist',
  client: { template: '', manifest: {}, sheets: new Map() },
  pictures: new Map(),
  share: { siteName: 'Sapins', usualPicture: '/usual.svg' },
};

const paths = (count: number) => Array.from({ length: count }, (_, i) => `/livraison/commune-${i}`);

/** A server bundle whose threads run `code`, and a writer on this thread that says so. */
function writer(cores: number, code: string) {
  const serverBundle = temporaryFolder({
    'package.json': '{ "type": "module" }',
    'pages-thread.js': `import { parentPort, threadId, workerData } from 'node:worker_threads';\n${code}`,
  });
  const writePages = (paths: Iterable<string>) => {
    const canonicals = new Map<string, string>();
    for (const at of paths) {
      canonicals.set(at, at);
      if (canonicals.size === 500) break; // the rest is for the threads
    }
    return Promise.resolve({ canonicals, styles: ['here'], shareImages: [] });
  };
  return { cores, serverBundle, writePages };
}

const answer = `
const { paths, taken, job } = workerData;
const canonicals = new Map();
for (let at; (at = paths[Atomics.add(taken, 0, 1)]); ) canonicals.set(at, at);
parentPort.postMessage({ canonicals, styles: ['thread ' + threadId, job.dist], shareImages: [] });`;

test('many pages are shared among the cores, and come back in their order', async () => {
  const { canonicals, styles } = await writeInThreads(paths(2000), job, writer(3, answer));
  expect(canonicals).toEqual(paths(2000));
  expect(styles.filter((style) => style.startsWith('thread'))).toHaveLength(2);
  expect(styles).toContain('here');
  expect(styles.filter((style) => style === '/dist')).toHaveLength(1);
});

test('each page is taken once', () => {
  const share = { paths: paths(5), taken: new Int32Array(1) };
  const [one, other] = [takePages(share), takePages(share)];
  expect([one, other, other, one, one, other].map((it) => it.next().value)).toEqual([...paths(5), undefined]);
  expect([...one, ...other]).toEqual([]);
});

test('few pages are not worth another thread', async () => {
  expect((await writeInThreads(paths(75), job, writer(3, answer))).styles).toEqual(['here']);
});

test('a page that cannot be written fails the build', async () => {
  const failing = writer(2, "throw new Error('no page at ' + workerData.paths[0]);");
  await expect(writeInThreads(paths(2000), job, failing)).rejects.toThrow('no page at /livraison/commune-');
});

test('a thread that ends without an answer fails the build', async () => {
  await expect(writeInThreads(paths(2000), job, writer(2, 'process.exit(3);'))).rejects.toThrow(
    /ended with status 3/,
  );
});
