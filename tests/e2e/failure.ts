import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

/** What a failed test leaves behind, for `tests/e2e/README.md` says how to look at it. */
export interface Failure {
  readonly file: string;
  readonly test: string;
  readonly pages: readonly Page[];
  /** The contexts whose trace is being recorded: every try but the first. */
  readonly traced: readonly BrowserContext[];
}

const RESULTS = 'test-results';

/**
 * Writes a picture of each open page, and the traces, into a folder of the test's own below `results`, and says where.
 * @returns the files
 */
export async function leaveBehind(
  { file, test, pages, traced }: Failure,
  results = RESULTS,
): Promise<readonly string[]> {
  const folder = path.join(results, path.basename(file).replace(/\..*$/, ''), nameOf(test));
  if (traced.length === 0) rmSync(folder, { recursive: true, force: true }); // what an earlier run left
  mkdirSync(folder, { recursive: true });
  const left: string[] = [];
  for (const [index, page] of pages.entries()) {
    const picture = path.join(folder, `page-${index + 1}.png`);
    // A page that is gone, or no longer answers, has no picture: the fault of the test is what counts.
    const isTaken = await page.screenshot({ path: picture, timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (isTaken) left.push(picture);
  }
  for (const [index, { tracing }] of traced.entries()) {
    const trace = path.join(folder, `trace-${index + 1}.zip`);
    await tracing.stop({ path: trace });
    left.push(trace);
  }
  return left;
}

/** A title as the name of a folder on any system. */
function nameOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100);
}
