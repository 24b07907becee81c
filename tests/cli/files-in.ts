import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, by its path in it, with its text. */
export function filesIn(dir: string): Record<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(files.map((file) => [path.relative(dir, file), readFileSync(file, 'utf8')]));
}
