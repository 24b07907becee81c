// `node tests/floor/report.mjs [DIST]`: what the site in DIST (`dist`) uses beyond the oldest browsers it works in.
import { floorOf } from './compat.mjs';
import { DECORATION, ENHANCEMENTS } from './enhancements.mjs';
import { beneath } from './floor.mjs';

const floor = floorOf('works');
console.log(
  `works from ${Object.entries(floor)
    .join(', ')
    .replaceAll(/(?<=[a-z]),/g, ' ')}`,
);
for (const [feature, { lacking, files }] of beneath(process.argv[2] ?? 'dist', floor)) {
  const instead = ENHANCEMENTS[feature] ?? DECORATION[feature] ?? `NOT LISTED: ${files[0]}`;
  console.log(`${feature} (${lacking.join(', ')}): ${instead}`);
}
