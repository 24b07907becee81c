// The same pages of towns by React Router's framework, of the shop's own components: `peers/react-router` is its project.
import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installPeers, peers } from './peers.mjs';
import { runNode } from './process.mjs';

const project = path.join(peers, 'react-router');

/** Where its prerendered site is. */
export const reactRouterDist = path.join(project, 'build/client');

/** Installs React Router's framework where it is not, and builds. */
export function buildReactRouter() {
  installPeers(project);
  rmSync(path.dirname(reactRouterDist), { recursive: true, force: true });
  const reactRouter = path.join(project, 'node_modules/@react-router/dev/bin.js');
  runNode([reactRouter, 'build'], project, {});
  // Named as the others name their pages.
  const pages = path.join(reactRouterDist, 'livraison');
  for (const entry of readdirSync(pages, { withFileTypes: true }))
    if (entry.isDirectory())
      renameSync(path.join(pages, entry.name, 'index.html'), path.join(pages, `${entry.name}.html`));
}
