import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ui } from '#generated/ui.ts';
import { samplePaths } from '../paths.ts';
import { eventually, takenOver, visitors } from '../visit.ts';

const visit = visitors();

/** The elements that something moves by itself for longer than `milliseconds`, unless a button of their section stops it. */
function movingFor(page: Page, milliseconds: number, button: string): Promise<unknown[]> {
  return page.evaluate(
    ([most, pause]) => {
      const stoppable = (element: Element | null) =>
        Array.from(element?.closest('section')?.querySelectorAll('button') ?? []).some(
          (it) => it.textContent === pause && it.checkVisibility(),
        );
      return document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > most)
        .map((animation) => (animation.effect as KeyframeEffect).target)
        .filter((target) => !stoppable(target))
        .map((target) => target?.className);
    },
    [milliseconds, button] as const,
  );
}

test('nothing moves by itself for longer than five seconds unless a button stops it, than a moment with reduced motion', async () => {
  const page = await visit('/', { stay: true });
  // The wreath has candles that flicker.
  const candles = '/decos-cadeaux/couronne-des-dimanches';
  for (const path of [...samplePaths, candles]) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    await takenOver(page);
    expect([path, await movingFor(page, 5000, ui.pause)]).toEqual([path, []]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await eventually(async () => [path, await movingFor(page, 1000, ui.pause)]).toEqual([path, []]);
  }
});
