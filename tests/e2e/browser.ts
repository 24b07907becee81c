import { type Browser, chromium } from 'playwright-core';
import { chromiumPath } from './chromium.mjs';

let shared: Promise<Browser> | undefined;

/** One browser for all test files of a process, which it ends with: each start would cost a second. */
export async function sharedBrowser(): Promise<Browser> {
  if (!(await shared)?.isConnected()) shared = launchBrowser();
  return shared as Promise<Browser>;
}

/** A pause after each step, in milliseconds, where somebody watches. */
const WATCHED = 250;

/** A Chromium with a profile of its own, with a window where `HEADED` is set; the caller closes it. */
function launchBrowser(): Promise<Browser> {
  const isWatched = Boolean(process.env.HEADED);
  return chromium.launch({
    headless: !isWatched,
    slowMo: isWatched ? WATCHED : 0,
    executablePath: chromiumPath(),
    args: [
      // Works as root and on a closed network; Playwright adds --headless and a fresh --user-data-dir.
      '--no-sandbox',
      '--disable-gpu',
      // One process less to talk to: a sixth of the time.
      '--in-process-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // All windows share one process, whose start costs more than a page.
      '--process-per-site',
      '--renderer-process-limit=1',
      // Only this machine answers, on any network: a page that asks for another site is seen to fail.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });
}
