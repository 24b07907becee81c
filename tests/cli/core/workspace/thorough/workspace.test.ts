import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { openWorkspace, type Snapshot } from '../../../../../cli/core/workspace/workspace.ts';
import { testDay } from '../../../../day.mjs';
import { shop } from '../../../../shop.mjs';
import { lastingFolder } from '../../../../temporary-folder.ts';

const today = () => testDay;

/** What the rules find, without the texts of whole files. */
function foundIn(found: Snapshot['findings'] extends () => infer F ? F : never): unknown {
  return JSON.parse(JSON.stringify(found, (key, value) => (key === 'text' ? undefined : value)));
}

test('a comparison may be interrupted before each text that a rule reads, and goes on from there', () => {
  const project = {
    contentDir: shop.content,
    schemasDir: path.resolve('schemas'),
    cacheDir: lastingFolder(),
  };
  const [whole, interrupted] = [project, project].map((each) => openWorkspace(each, today).snapshot());
  if (!whole || !interrupted) throw new Error('nothing was opened');
  // Each step seems to take long.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  const steps = [...whole.comparison()].length;
  expect(steps).toBeGreaterThan(5 * whole.model().texts.length);

  const some = interrupted.comparison()[Symbol.iterator]();
  for (let step = 0; step < steps / 2; step++) some.next();
  expect([...interrupted.comparison()].length).toBeLessThan(steps * 0.6);
  clock.mockRestore();
  expect(foundIn(interrupted.findings())).toEqual(foundIn(whole.findings()));
});
