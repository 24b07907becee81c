// A thread of `pages-threads.ts`.
import { parentPort, workerData } from 'node:worker_threads';
import { type Share, takePages } from './pages-threads.ts';
import { writePages } from './write-pages.ts';

const share = workerData as Share;
parentPort?.postMessage(await writePages(takePages(share), share.job));
