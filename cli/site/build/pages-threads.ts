import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PagesJob, WrittenPages } from './write-pages.ts';

/** Starting a thread costs as much as rendering this many pages. */
const WORTH_A_THREAD = 400;

/** What each thread has to do. */
export interface Share {
  /** The pages of all threads. */
  readonly paths: readonly string[];
  /** How many of them have been taken, in memory that all threads see. */
  readonly taken: Int32Array;
  readonly job: PagesJob;
}

/** The pages for one thread, taken from a shared queue. */
export function* takePages({ paths, taken }: Omit<Share, 'job'>): Generator<string> {
  const next = () => paths[Atomics.add(taken, 0, 1)];
  for (let at = next(); at !== undefined; at = next()) yield at;
}

/** What all threads have written. */
interface WrittenInThreads extends Omit<WrittenPages, 'canonicals'> {
  /** The canonical paths of all pages that search engines should know, in the order of the pages. */
  readonly canonicals: readonly string[];
}

interface PageWriter {
  /** Threads at most. */
  readonly cores: number;
  /** Where the server bundle is, as an absolute path. */
  readonly serverBundle: string;
  /** Writes on this thread. */
  readonly writePages: (paths: Iterable<string>, job: PagesJob) => Promise<WrittenPages>;
}

/**
 * Writes the pages at `paths`, on as many threads as there are cores when there are pages enough for them; this one, which
 * has the site loaded, is the last of them.
 * @throws what the first thread to fail throws
 */
export async function writeInThreads(
  paths: readonly string[],
  job: PagesJob,
  writer: PageWriter,
): Promise<WrittenInThreads> {
  const count = Math.min(writer.cores, Math.ceil(paths.length / WORTH_A_THREAD));
  const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const share: Share = { paths, taken, job };
  const others = Array.from({ length: count - 1 }, () => writeInThread(share, writer.serverBundle));
  const written = await Promise.all([...others, writer.writePages(takePages(share), job)]);
  const canonicals = new Map(written.flatMap(({ canonicals }) => [...canonicals]));
  return {
    canonicals: paths.flatMap((at) => canonicals.get(at) ?? []),
    styles: [...new Set(written.flatMap(({ styles }) => styles))].sort(),
    shareImages: written.flatMap(({ shareImages }) => shareImages),
  };
}

function writeInThread(share: Share, serverBundle: string): Promise<WrittenPages> {
  const worker = new Worker(path.join(serverBundle, 'pages-thread.js'), { workerData: share });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (status) =>
      reject(new Error(`a thread that writes pages ended with status ${status}`)),
    );
  });
}
