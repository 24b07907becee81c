import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { constantFrom, integer, sample, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeProject } from '../../../content-folder.ts';
import { TIME_LIMIT } from '../../../thorough.ts';
import { generate, uncached } from '../generated-files.ts';

/** Edits that stay sound, or that break another file than the one edited. */
const TELLING: readonly (readonly [file: string, from: string, to: string])[] = [
  ['facts/radius.yaml', '15 km', '18 km'],
  ['facts/deadline.yaml', '12-22', '12-20'],
  ['site.yaml', 'images.example', 'autre.example'],
  ['routes.yaml', '/livraison/', '/villes/'],
  ['towns/eguisheim.yaml', 'Eguisheim', 'Colmar'],
  ['towns/colmar.yaml', 'Colmar', 'Colmar centre'],
];

describe('a run with the cache of the last one', () => {
  test('finds and writes what a run without a cache does, whatever was edited between', {
    timeout: TIME_LIMIT,
  }, async () => {
    const project = makeProject();
    const paths = (readdirSync(project.contentDir, { recursive: true }) as string[])
      .filter((name) => name.endsWith('.yaml'))
      .sort();
    const original = path.join(project.root, 'original');
    cpSync(project.contentDir, original, { recursive: true });
    const edits = tuple(
      constantFrom(...paths),
      constantFrom('revert', 'telling', 'telling', 'letter', 'line', 'remove', 'copy'),
      integer({ min: 0, max: 400 }),
      string({ minLength: 1, maxLength: 3 }),
    );
    let edited = 0;
    for (const [file, kind, at, text] of sample(edits, { numRuns: 120, seed: 20261121 })) {
      // Now and then all is put back, for most random edits leave content that is never generated.
      if (edited++ % 4 === 0) {
        rmSync(project.contentDir, { recursive: true });
        cpSync(original, project.contentDir, { recursive: true });
      }
      edit(project.contentDir, original, file, kind, at, text);
      expect(await generate(project)).toEqual(await generate(uncached(project)));
    }
  });
});

function edit(dir: string, original: string, file: string, kind: string, at: number, text: string): void {
  if (kind === 'telling') {
    const [name, from, to] = TELLING[at % TELLING.length] ?? ['', '', ''];
    writeFileSync(path.join(dir, name), readFileSync(path.join(original, name), 'utf8').replaceAll(from, to));
    return;
  }
  const target = path.join(dir, file);
  const first = readFileSync(path.join(original, file), 'utf8');
  if (kind === 'remove') rmSync(target, { force: true });
  else if (kind === 'copy') writeFileSync(target.replace(/\.yaml$/, '-copie.yaml'), first);
  else if (kind === 'letter') writeFileSync(target, first.slice(0, at) + text + first.slice(at));
  else if (kind === 'line')
    writeFileSync(
      target,
      first
        .split('\n')
        .filter((_, index) => index !== at % 7)
        .join('\n'),
    );
  else writeFileSync(target, first);
}
