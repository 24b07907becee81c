// Every component in every state, as each engine draws it.
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveParts } from '../../e2e/parts-server.ts';
import { likeness, tolerance } from '../../e2e/pictures.ts';
import { wholePage } from '../picture.ts';
import { engine, visit } from '../visit.ts';

let server: Awaited<ReturnType<typeof serveParts>>;
beforeAll(async () => {
  server = await serveParts();
});
afterAll(() => server.close());

test.each([360, 1280])('the parts look as they did, at %d px', async (width) => {
  // It has no icon, for which some engines ask all the same.
  const page = await visit('', {
    at: server.address,
    width,
    height: 2000,
    stay: true,
    expected: /favicon\.ico/,
  });
  await page.until(() => document.querySelector('h1'));
  const taken = await wholePage(page);
  const kept = path.join(import.meta.dirname, `../pictures/parts-${width}-${engine}.webp`);
  const { differing, taller } = await likeness(taken, kept);
  expect(differing).toBeLessThan(tolerance.differing);
  expect(Math.abs(taller)).toBeLessThan(tolerance.taller);
});
