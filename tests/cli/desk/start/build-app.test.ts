import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FOLDERS, SHARED } from '../../../../cli/desk/start/build-app.ts';
import { importsOf } from '../../../imports.mjs';

test('all files that the page imports have a part in the name of its build', () => {
  const reached = new Set(['cli/desk/app/main.tsx']);
  // A set that grows while it is walked is walked to its new end.
  for (const file of reached)
    for (const { specifier } of /\.(?:tsx?|css)$/.test(file)
      ? importsOf(file, readFileSync(file, 'utf8'))
      : [])
      if (specifier?.startsWith('.')) reached.add(path.posix.join(path.posix.dirname(file), specifier));
  expect(reached.size).toBeGreaterThan(50);
  const isCounted = (file: string) =>
    SHARED.includes(file) || FOLDERS.some((folder) => file.startsWith(`${folder}/`));
  expect([...reached].filter((file) => !isCounted(file))).toEqual([]);
});
