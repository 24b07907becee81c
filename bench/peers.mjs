import { fileURLToPath } from 'node:url';

/** Where the peers are: each folder has a lockfile of its own, so that a suite fetches what it compares with and no more. */
export const peers = fileURLToPath(new URL('peers', import.meta.url));
