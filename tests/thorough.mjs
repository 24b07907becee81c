// `npm run test:thorough [-- FILE...]`: what takes too long for every run, or needs another folder or system. One line a
// step, then one line `N passed, N failed`. A step that cannot run here says so, and is not a failure.
import { runSteps } from './steps.mjs';
import { benchmarkSteps } from './thorough/benchmarks.mjs';
import { browserSteps } from './thorough/browser.mjs';
import { contentSteps } from './thorough/content.mjs';
import { engineSteps } from './thorough/engines.mjs';
import { folderSteps } from './thorough/folders.mjs';
import { mutantSteps } from './thorough/mutants.mjs';
import { postgresSteps } from './thorough/postgres.mjs';
import { unitSteps } from './thorough/unit.mjs';

/** By the name of their file in `tests/thorough/`. @type {Readonly<Record<string, () => readonly import('./steps.mjs').Step[]>>} */
const files = {
  unit: unitSteps,
  browser: browserSteps,
  engines: engineSteps,
  content: contentSteps,
  folders: folderSteps,
  mutants: mutantSteps,
  postgres: postgresSteps,
  benchmarks: benchmarkSteps,
};

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = asked.filter((name) => !Object.hasOwn(files, name));
if (unknown.length > 0) {
  console.error(`no such steps: ${unknown.join(', ')}; there are ${Object.keys(files).join(', ')}`);
  process.exitCode = 2;
} else {
  const names = Object.keys(files).filter((name) => asked.length === 0 || asked.includes(name));
  await runSteps(names.flatMap((name) => files[name]?.() ?? []));
}
