// A thread of `pages-threads.ts`; stands in the server bundle, beside the application.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Application } from './application.ts';
import { type Share, takePages } from './pages-threads.ts';
import { writePages } from './write-pages.ts';

const share = workerData as Share;
const file = path.join(import.meta.dirname, 'prerender.js');
const application: Application = await import(/* @vite-ignore */ pathToFileURL(file).href);
parentPort?.postMessage(await writePages(application, takePages(share), share.job));
