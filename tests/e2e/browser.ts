import { type Browser, chromium } from 'playwright-core';
import { chromiumPath } from './chromium.mjs';

let shared: Promise<Browser> | undefined;

/** One browser for all test files of a process, which it ends with: each start would cost a second. */
export async function sharedBrowser(): Promise<Browser> {
  if (!(await shared)?.isConnected()) shared = launchBrowser();
  return shared as Promise<Browser>;
}

/** A headless Chromium with a profile of its own; the caller closes it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [
      // Works as root and on a closed network; Playwright adds --headless and a fresh --user-data-dir.
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The windows of a context share one process, whose start costs more than a page.
      '--process-per-site',
      // Only this machine answers, on any network: a page that asks for another site is seen to fail.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });
}
