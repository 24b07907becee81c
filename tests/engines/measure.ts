// Figures of one engine, which `npm run bench -- engines` puts beside those of the others.
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { samplePaths } from '../e2e/paths.ts';
import { engine, type Page, visit } from './visit.ts';

const rounds = 5;
const phone = { width: 390, height: 800, motion: 'no-preference' } as const;
/** Linux counts the time of processes in hundredths of a second. */
const tick = 10;

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Milliseconds of processor. */
  readonly worked: number;
}

/** The browser: whatever this process has started. */
function browser(): Process[] {
  const all = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // The name of a program, in brackets, may hold spaces.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .map(Number);
      return [
        { pid: Number(name), parent: fields[1] ?? 0, worked: ((fields[11] ?? 0) + (fields[12] ?? 0)) * tick },
      ];
    } catch {
      return []; // it has ended
    }
  });
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((it) => [it, ...below(it.pid)]);
  return below(process.pid);
}

const worked = () => browser().reduce((sum, it) => sum + it.worked, 0);

/** MiB of memory; what several processes share is shared among them. */
function memory(): number {
  const kib = browser().map(({ pid }) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kib.reduce((sum, it) => sum + it, 0) / 1024;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Scrolls on for four seconds at a reader's pace. Frames a second, the longest gap in milliseconds, and processor time a second. */
async function scroll(page: Page) {
  const before = worked();
  const start = performance.now();
  await page.run(() => {
    const times: number[] = [];
    const step = (time: number) => {
      times.push(time);
      const passed = time - (times[0] ?? time);
      window.scrollTo({ top: passed * 0.4, behavior: 'instant' });
      if (passed < 4_000) requestAnimationFrame(step);
      else Object.assign(window, { times });
    };
    requestAnimationFrame(step);
  });
  const times = await page.until(() => (window as { times?: number[] }).times);
  const seconds = (performance.now() - start) / 1000;
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  await page.run(() => void Object.assign(window, { times: undefined }));
  return { frames: gaps.length / 4, gap: Math.max(...gaps), work: (worked() - before) / seconds };
}

type Scroll = Awaited<ReturnType<typeof scroll>>;

function middle(scrolls: readonly Scroll[]): number[] {
  return [scrolls.map((it) => it.frames), scrolls.map((it) => it.gap), scrolls.map((it) => it.work)].map(
    median,
  );
}

test('figures', { timeout: 600_000, retry: 0 }, async () => {
  const paints: number[] = [];
  const starts: number[] = [];
  const menus: number[] = [];
  const home: Scroll[] = [];
  const parallax: Scroll[] = [];
  const empty: Scroll[] = [];
  const decoration = samplePaths.find((path) => path.startsWith('/decos-cadeaux/')) ?? '/';
  for (let round = 0; round < rounds; round++) {
    const page = await visit('/', phone);
    starts.push(await page.run(() => performance.now()));
    paints.push(
      await page.until(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null),
    );
    await page.run(() => {
      const start = performance.now();
      document.querySelector<HTMLElement>('header button[aria-controls=menu]')?.click();
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(window, { opened: performance.now() - start })),
      );
    });
    menus.push(await page.until(() => (window as { opened?: number }).opened));
    await page.run(() => document.querySelector<HTMLElement>('header button[aria-controls=menu]')?.click());
    home.push(await scroll(page));
    await page.visit(decoration);
    parallax.push(await scroll(page));
    await page.run(() => {
      document.body.replaceChildren();
      document.body.style.blockSize = '9000px';
    });
    empty.push(await scroll(page));
  }
  const figures = {
    engine,
    paint: median(paints),
    start: median(starts),
    menu: median(menus),
    home: middle(home),
    parallax: middle(parallax),
    empty: middle(empty),
    memory: memory(),
  };
  expect(figures.paint).toBeGreaterThan(0);
  appendFileSync(process.env.SAPIN_OUTPUT ?? '/dev/stdout', `${JSON.stringify(figures)}\n`);
});
