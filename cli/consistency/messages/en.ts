import type { Wording } from '../../messages/catalogue.ts';
import type { FindingCatalogue, ListName } from './catalogue.ts';

const say = (message: string, hint: string): Wording => ({ message, hint });
const quote = (value: string) => `"${value}"`;
const all = (values: readonly string[], last = 'and') =>
  values.length < 2 ? (values[0] ?? '') : `${values.slice(0, -1).join(', ')} ${last} ${values.at(-1)}`;
const near = (paths: readonly string[]) =>
  paths.length === 0
    ? 'give the link an address that exists, or remove it'
    : `the nearest page is ${all(paths, 'or')}`;

const DECIDE = 'keep one reading with "sapin decide", or mend the one that is wrong';

const LISTS: Readonly<Record<ListName['kind'], string>> = {
  terms: 'the list of the terms of sale',
  'quote-types': 'the list of trees of the quote form',
  'footer-towns': 'the list of towns of the footer',
  submenu: 'the submenu',
  page: 'the list of the page',
};
const listName = (list: ListName) =>
  'name' in list ? `${LISTS[list.kind]} ${quote(list.name)}` : LISTS[list.kind];

/** What says the same of two things, and what to do about it. */
const SAME_WORDS: Readonly<Record<'title' | 'description' | 'alternative', readonly [string, string]>> = {
  title: ['the titles of several pages', 'give each page a title that no other has'],
  description: ['the descriptions of several pages', 'say of each page what is found there only'],
  alternative: ['several pictures', 'say of each picture what is seen there only'],
};

export const en: FindingCatalogue = {
  'conflicting-readings': ({ label, qualifier, values, files }) =>
    say(
      `${quote(label)}${qualifier.length > 0 ? ` (${qualifier.join(', ')})` : ''} has ${values.length} values: ${all(values)}`,
      files > 1 ? 'several files say the same thing: keep one value in each' : DECIDE,
    ),
  'conflicting-price-grids': ({ name, sources, differing, partial }) => {
    const differences = differing.map(
      ({ size, prices, gap }) => `${prices.join(' / ')} for ${size}, ${gap} apart`,
    );
    const onlyIn = partial.map(
      ({ sizes, sources: having }) => `${all(sizes)} only in ${all(having.map(quote))}`,
    );
    return say(
      `${name} has ${sources.length} grids that differ: ${[...differences, ...onlyIn].join('; ')}`,
      DECIDE,
    );
  },
  'conflicting-price-grids/unlisted': ({ name, sources, missingFrom, others }) =>
    say(
      `${name} has prices in ${all(sources.map(quote))} only: ${quote(missingFrom)}, which has them for ${others} varieties, leaves it out`,
      `add the reading ${quote(missingFrom)}, or keep the one there is with "sapin decide"`,
    ),
  'from-price-mismatch': ({ name, source, from, least, size }) =>
    say(
      `${name} is announced from ${from}, but the least price of its grid is ${least} (${size}), in ${quote(source)}`,
      'mend the starting price ("from") or the grid',
    ),
  'from-price-mismatch/elsewhere': ({ name, prices }) =>
    say(`${name} is announced from ${all(prices)} depending on the page`, DECIDE),
  'teaser-price-mismatch': ({ teaser, price, name, height, asked }) =>
    say(
      `${quote(teaser)} is announced at ${price}, but a ${name} of ${height} costs ${all(asked, 'or')} in the grid`,
      'mend the price of the teaser or that of the grid',
    ),
  'teaser-price-mismatch/no-row': ({ teaser, name, height }) =>
    say(
      `${quote(teaser)} is announced, but no grid of ${name} sells a tree of ${height}`,
      'add this size to the grid, or change the teaser',
    ),
  'broken-grid/overlap': ({ name, source, sizes }) =>
    say(
      `in the grid of ${name} (${source}), ${all(sizes)} overlap`,
      'let a size begin where the last one ends',
    ),
  'broken-grid/hole': ({ name, source, hole }) =>
    say(
      `in the grid of ${name} (${source}), a tree of ${hole} has no price`,
      'let a size begin where the last one ends',
    ),
  'broken-grid/cheaper': ({ name, source, sizes, prices }) =>
    say(
      `in the grid of ${name} (${source}), ${sizes[1]} costs ${prices[1]}, less than ${sizes[0]} (${prices[0]})`,
      'mend one of the two prices',
    ),
  'dead-link': ({ href, nearest }) => say(`the link ${href} leads to no page`, near(nearest)),
  'dead-link/fallback': ({ href, shown, nearest }) =>
    say(`the link ${href} does not lead where it says: visitors see ${quote(shown)}`, near(nearest)),
  'impossible-dates/deadline': ({ deadlines, lastDay, time, latest }) =>
    say(
      `orders are open until ${all(deadlines, 'or')}, but in ${time} one has to order on ${latest} to be delivered on ${lastDay}, the last day`,
      'bring the deadline forward, deliver longer, or say who can still be delivered',
    ),
  'impossible-dates/notice': ({ notice, shortest }) =>
    say(
      `an order can be modified until ${notice} before delivery, but delivery can be faster than that (${shortest})`,
      'say what holds for a delivery that is faster than the notice',
    ),
  'impossible-dates/updated': ({ date, updated }) =>
    say(`updated on ${updated}, before it was published on ${date}`, 'mend one of the two dates'),
  'impossible-dates/weekday': ({ written, date, actual }) =>
    say(`${quote(written)}: ${date} is a ${actual}`, 'mend the day or the date'),
  'outside-zone': ({ town, distance, radius, centre }) =>
    say(
      `${town} is ${distance} from ${centre}, beyond the delivery radius of ${radius}`,
      'remove this town, widen the radius, or check its coordinates',
    ),
  'list-mismatch/missing': ({ list, missing }) =>
    say(
      `${listName(list)} leaves out ${all(missing)}`,
      'add what is missing, or accept the difference and say why',
    ),
  'list-mismatch/sizes': ({ missing, unsold }) =>
    say(
      [
        missing.length > 0
          ? `the quote form does not let one ask for ${all(missing, 'or')}, which are sold`
          : '',
        unsold.length > 0 ? `the quote form offers ${all(unsold)}, which no grid sells` : '',
      ]
        .filter((part) => part !== '')
        .join('; '),
      'bring the sizes of the form and those of the grids together',
    ),
  'list-mismatch/group': ({ town, listed, own }) =>
    say(
      `${town} is in the group ${quote(listed)} of the footer, but says it is of the group ${quote(own)}`,
      'bring the footer and the town’s file together',
    ),
  'stated-in-prose': ({ stated, label, expected, fact }) =>
    say(
      `the text says ${quote(stated)}, but ${quote(label)} is ${all(expected.map(quote), 'or')} on this page`,
      `write {{${fact}}} instead of the value`,
    ),
  'stated-in-prose/agrees': ({ stated, label, fact }) =>
    say(`${quote(stated)} is written out (${label})`, `write {{${fact}}}: the text will follow the constant`),
  'stated-in-prose/phone': ({ stated, known }) =>
    say(`the text gives ${stated}, but the shop has ${all(known, 'or')}`, 'mend the number'),
  'stated-in-prose/texts': ({ values, about }) =>
    say(
      `two texts contradict each other (${all(about)}): ${all(values.map(quote))}`,
      'bring the two texts together, or make this value a constant in facts/',
    ),
  'stale-season': ({ years, season, places }) =>
    say(
      `speaks of ${all(years.map(String))} (${places > 1 ? `${places} places` : 'one place'}), but the season is ${season}`,
      'bring the text up to date, or remove it; if it is a memory kept on purpose, accept it and say why',
    ),
  'stale-season/legal': ({ updated, season, years }) =>
    say(
      `this legal text is of ${updated}, ${years} years before the season ${season}`,
      'read it again, then change its date',
    ),
  'asymmetric-reference': ({ from, to }) =>
    say(
      `${from} names ${to}, but ${to} does not name ${from}`,
      'add the missing relation, or remove the other',
    ),
  'same-words': ({ what, words }) => {
    const [things, advice] = SAME_WORDS[what];
    return say(`${things} say the same: ${quote(words)}`, advice);
  },
  'similar-texts': ({ town, other, percent }) =>
    say(
      `the text of ${town} repeats ${percent}% of that of ${other}`,
      'say what is true of this town only: a street, a way in, a quarter',
    ),
};
