import date from '../shared/date.ts?raw';
import day from '../shared/day.ts?raw';
import edges from '../shared/edges.ts?raw';
import finalSlashes from '../shared/final-slashes.ts?raw';
import finderRules from '../shared/finder-rules.ts?raw';
import fold from '../shared/fold.ts?raw';
import formFields from '../shared/form-fields.ts?raw';
import formRows from '../shared/form-rows.ts?raw';
import functions from '../shared/functions.ts?raw';
import numbers from '../shared/numbers.ts?raw';
import phone from '../shared/phone.ts?raw';
import season from '../shared/season.ts?raw';
import siteFiles from '../shared/site-files.ts?raw';
import slug from '../shared/slug.ts?raw';
import waiting from '../shared/waiting.ts?raw';
import type { DerivedModule } from './derived.ts';

/** The description of a file of `cli/core/shared/`, for the page that describes `generated/`. */
const files: Readonly<Record<string, readonly [about: string, source: string]>> = {
  date: ['days as they are written', date],
  day: ['the time zone, and the day at an instant', day],
  edges: ['the days at which a period begins and ends', edges],
  'final-slashes': ['paths without the slashes at their end', finalSlashes],
  'finder-rules': ['how a rule of the finder judges a tree', finderRules],
  fold: ['texts without accents, ligatures and capitals', fold],
  'form-fields': ['what each form asks for', formFields],
  'form-rows': ['what was sent by a form, in words', formRows],
  functions: ['where forms are sent', functions],
  numbers: ['numbers as they are written', numbers],
  phone: ['the address that dials a number', phone],
  season: ['when a season begins', season],
  'site-files': ['what the site has beside its pages', siteFiles],
  slug: ['texts as an address has them', slug],
  waiting: ['what is not published yet', waiting],
};

/** Code that the pages run as well: a copy of each file, because `src/` imports nothing of `cli/`. */
export const COPIES: readonly DerivedModule[] = Object.entries(files).map(([name, [about, source]]) => ({
  path: `shared/${name}.ts`,
  about,
  collections: ['prices', 'varieties'],
  from: `cli/core/shared/${name}.ts`,
  text: () => source,
}));
