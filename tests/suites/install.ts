import path from 'node:path';
import { installPackages } from '../../bench/install-packages.mjs';

/** Fetches the public suites and data, unless they are there. */
export function setup(): void {
  installPackages(path.resolve('tests/suites/packages'));
}
