// The same pages of towns by Next, of the shop's own components: `peers/next` is its project.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { installPeers, peers } from './peers.mjs';
import { runNode } from './process.mjs';

const project = path.join(peers, 'next');

/** Where Next writes its static export. */
export const nextDist = path.join(peers, '.work/next/dist');

/** Installs Next where it is not, and builds. */
export function buildNext() {
  installPeers(project);
  for (const left of [nextDist, path.join(project, '.next')]) rmSync(left, { recursive: true, force: true });
  const next = path.join(project, 'node_modules/next/dist/bin/next');
  runNode([next, 'build'], project, { env: { NEXT_TELEMETRY_DISABLED: '1' } });
}
