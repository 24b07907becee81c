// What is asked of each value of a sentence takes bounded time, however many values the sentence has.
import { expect, test } from 'vitest';
import { findAll } from '../../../../../cli/core/consistency/engine.ts';
import { RULES } from '../../../../../cli/core/consistency/registry.ts';
import { buildModel } from '../../../../../cli/core/model/model.ts';
import { shopWith } from '../shop-with.ts';

/** Processor time, in milliseconds: a loaded machine takes longer, and works no more. */
function timeOf(value: string): number {
  const content = shopWith({ file: 'pages/contact.yaml', pointer: '/intro', value });
  const start = process.cpuUsage();
  findAll(buildModel(content), RULES);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

test.each(['neuf variétés et ', 'à 2 m pour 39 € '])('« %s »', (words) => {
  timeOf(words.repeat(200)); // The first run compiles.
  const base = timeOf('');
  const [short, long] = [1, 4].map((times) => timeOf(words.repeat(200 * times) + times) - base);
  // About 4 when it is linear, 16 when it is quadratic.
  expect(long).toBeLessThan(6 * Math.max(short ?? 0, 100));
});
