// A thread of `pages-threads.ts`.
import { parentPort, workerData } from 'node:worker_threads';
import type { Share } from './pages-threads.ts';
import { writePages } from './write-pages.ts';

const { paths, job } = workerData as Share;
parentPort?.postMessage(await writePages(paths, job));
