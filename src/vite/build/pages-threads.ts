import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PagesJob, WrittenPages, writePages } from './write-pages.ts';

/** Another thread loads the site anew, which takes as long as so many pages. */
const WORTH_A_THREAD = 400;

/** What one thread has to do. */
export interface Share {
  readonly paths: readonly string[];
  readonly job: PagesJob;
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
  readonly writePages: typeof writePages;
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
  // Dealt out one by one, for pages of a kind take as long as each other and stand together.
  const shares = Array.from({ length: count }, (_, thread) => ({
    paths: paths.filter((_, i) => i % count === thread),
    job,
  }));
  const written = await Promise.all(
    shares.map((share, thread) =>
      thread === count - 1 ? writer.writePages(share.paths, job) : writeInThread(share, writer.serverBundle),
    ),
  );
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
