// The same pages of towns by Astro: `peers/astro` is its project.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './install-packages.mjs';
import { peers } from './peers.mjs';
import { runNode } from './process.mjs';
import { writeTowns } from './towns.mjs';

const project = path.join(peers, 'astro');
const work = path.join(peers, '.work/astro');

/** Where Astro writes its site. */
export const astroDist = path.join(work, 'dist');

/** Installs Astro where it can run; says how where it cannot. @returns {boolean} whether it can */
export function prepareAstro() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const canRun = major > 22 || (major === 22 && minor >= 12);
  if (canRun) installPackages(project);
  else
    console.log(
      `\nwithout Astro, which needs Node 22.12: this is ${process.version}; run \`node bench/run.mjs\` with a newer one`,
    );
  return canRun;
}

/** The content of its next builds: the shop's own towns and `more`. @param {number} more */
export function writeAstroTowns(more) {
  const towns = path.join(work, 'towns');
  rmSync(towns, { recursive: true, force: true });
  writeTowns(towns, more);
}

/** Takes what earlier builds left. */
export function forgetAstro() {
  for (const left of [astroDist, path.join(work, 'cache')]) rmSync(left, { recursive: true, force: true });
}

/** One whole build. */
export function buildAstro() {
  const astro = path.join(project, 'node_modules/astro/bin/astro.mjs');
  return runNode([astro, 'build', '--silent'], project, { env: { ASTRO_TELEMETRY_DISABLED: '1' } });
}
