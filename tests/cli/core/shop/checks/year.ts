import { readFileSync } from 'node:fs';
import { makeProject } from '../../../content-folder.ts';

const schema = (name: string) => JSON.parse(readFileSync(`schemas/${name}`, 'utf8'));

/** A year without a gap. */
export const facts = { start: '11-01', end: '12-22', pause: '01-01/01-31' };
export const year = [
  'name: before, from: {after: pause}, through: {before: start}',
  'name: open, from: {on: start}, through: {on: end}',
  'name: closed, from: {after: end}, through: {before: pause}',
  'name: pause, from: {on: pause}, through: {on: pause}',
];

/** The shipped schemas, for seasons that have no texts and a site of which only the opening periods count. */
function schemas() {
  const [seasons, site] = [schema('seasons.schema.json'), schema('site.schema.json')];
  delete seasons.properties.seasons.items.properties.texts;
  site.required = [];
  site.properties = { opening: site.properties.opening };
  return {
    'seasons.schema.json': seasons,
    'site.schema.json': site,
    'definitions.json': schema('definitions.json'),
  };
}

/** What `check` says of a year of these facts (`12-22`, or `01-01/01-31`) and seasons, one line each. */
export function complaints(
  facts: Readonly<Record<string, string>>,
  seasons: readonly string[],
  opening = 'hours: open, from: {on: start}, through: {on: start}',
): readonly string[] {
  const files = Object.entries({ open: '09:00-12:00', start: '11-01', ...facts }).map(([slug, value]) => {
    const kind = value.includes(':') ? 'hours' : value.includes('/') ? 'date-range' : 'date';
    return [`facts/${slug}.yaml`, `label: a\nkind: ${kind}\nreadings:\n  - {value: "${value}", source: a}\n`];
  });
  const rows = seasons.map((season) => `  - {${season}}\n`);
  return makeProject(
    {
      ...Object.fromEntries(files),
      'seasons.yaml': `seasons:\n${rows.join('')}`,
      'site.yaml': `opening:\n  - {days: [lundi], ${opening}}\n`,
    },
    schemas(),
  ).complaints();
}
