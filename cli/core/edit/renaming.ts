import type { Writing } from '../consistency/finding.ts';
import type { Entry } from '../content/content.ts';
import { groupBy } from '../content/group.ts';
import { type Place, placeIn } from '../content/places.ts';
import { ACCEPTANCES } from '../content/settings/acceptances-schema.ts';
import { LEXICON } from '../content/settings/settings.ts';
import type { Model } from '../model/model.ts';
import { usagesOf } from '../model/usages.ts';
import { isMapping, listIn, mappingOf, valueAt } from '../values/json-value.ts';
import type { ContentEdit } from './content-edit.ts';
import { setRedirect } from './edit.ts';
import { written } from './write.ts';

export interface Renaming {
  readonly mentions: readonly Writing[];
  /** The files that change, the entry's first, which moves: the replacements made, old addresses redirected. */
  readonly edits: readonly ContentEdit[];
  /** The addresses that are redirected: none where the project has no table of redirects. */
  readonly moved: readonly { readonly from: string; readonly to: string }[];
}

/**
 * What has to change for `entry` to be called `slug`: references, links, placeholders, rows of the route table, facts
 * and words that are about it, acceptances. The rest of each file is untouched.
 */
export function renamingOf(model: Model, entry: Entry, slug: string): Renaming {
  const mentions: Writing[] = [];
  const files = new Map(model.entries.map((each) => [each.file.path, each]));
  const change = (place: Place, from: string, to: string) => {
    const whole = String(valueAt(files.get(place.file)?.value ?? null, place.pointer));
    const { start, end } = place.range ?? { start: 0, end: whole.length };
    const at = whole.indexOf(from, start);
    if (at >= 0 && at < end)
      mentions.push({ place: { ...place, range: { start: at, end: at + from.length } }, value: to });
  };
  const addresses = fixedAddresses(model, entry);
  for (const { kind, value, place, isThrough, isKey } of usagesOf(model, entry)) {
    if (isKey) mentions.push({ place, value: slug, isKey });
    else if (kind === 'links' && addresses.has(value.replace(/[?#].*$/, ''))) continue;
    else if (kind === 'links') change(place, ...linkChange(value, entry.slug, slug));
    else if (kind !== 'states' && !isThrough) change(place, entry.slug, slug);
  }
  for (const place of settingsNaming(model, entry)) change(place, entry.slug, slug);
  const subject = `${entry.collection}/${slug}`;
  for (const place of acceptancesOf(model, entry)) change(place, entry.subject, subject);
  const texts = new Map(
    [...groupBy(mentions, ({ place }) => place.file)].map(([file, inFile]) => [
      file,
      written(files.get(file)?.file.text ?? '', inFile),
    ]),
  );
  const table = model.singleton(model.settings.redirects)?.file;
  const moved = table ? movedPaths(model, entry, slug) : [];
  if (table) texts.set(table.path, moved.reduce(setRedirect, texts.get(table.path) ?? table.text));
  const { path, text } = entry.file;
  const others = [...texts].flatMap(([other, after]): ContentEdit[] => {
    const before = files.get(other)?.file.text;
    return other === path || before === after ? [] : [{ path: other, before, after }];
  });
  const moving = {
    path,
    before: text,
    after: texts.get(path) ?? text,
    newPath: `${entry.collection}/${slug}.yaml`,
  };
  return { mentions, edits: [moving, ...others], moved };
}

/** The addresses of the entry's page that end with its slug, before and after. */
function movedPaths(model: Model, entry: Entry, slug: string) {
  const length = entry.slug.length;
  return pageAddresses(model, entry).map((path) => ({ from: path, to: path.slice(0, -length) + slug }));
}

/** The addresses of the entry's page that end with its slug. */
export function pageAddresses(model: Model, entry: Entry): readonly string[] {
  const { collection = '', slug } = entry;
  const addresses = fixedAddresses(model, entry);
  return model.paths
    .ofEntry(collection, slug)
    .filter((path) => path.endsWith(`/${slug}`) && !addresses.has(path));
}

/** The slug ends a link's path, and may be in its beginning, query and fragment as well: `/colmar/colmar#colmar`. */
function linkChange(href: string, old: string, slug: string): [string, string] {
  const path = /^[^?#]*?(?=\/?(?:[?#]|$))/.exec(href)?.[0] ?? href;
  return [path, path.slice(0, path.length - old.length) + slug];
}

/** The addresses that the route table gives to the entry alone, whatever it is called. */
function fixedAddresses(model: Model, { collection, slug }: Entry): ReadonlySet<string> {
  return new Set(
    routeRows(model).rows.flatMap((row) =>
      isMapping(row) && row.collection === collection && row.entry === slug ? [String(row.path)] : [],
    ),
  );
}

/** The rows of the route table that show the entry at a fixed address, or in place of an unknown one. */
export function rowsNaming(model: Model, { collection, slug }: Entry): Place[] {
  const { table, rows } = routeRows(model);
  return rows.flatMap((row, index) => {
    if (!table || !isMapping(row) || row.collection !== collection) return [];
    const fallback = isMapping(row.fallback) ? row.fallback.entry : undefined;
    return [
      ...(row.entry === slug ? [placeIn(table, `/routes/${index}/entry`)] : []),
      ...(fallback === slug ? [placeIn(table, `/routes/${index}/fallback/entry`)] : []),
    ];
  });
}

function routeRows({ entries, settings }: Model) {
  const table = entries.find(({ subject }) => subject === settings.routes);
  const rows = listIn(table?.value, 'routes');
  return { table, rows };
}

/** Where rows of the route table, facts and the lexicon name the entry, which are no usages of it. */
export function settingsNaming(model: Model, entry: Entry): Place[] {
  return [...rowsNaming(model, entry), ...computedNames(model, entry)];
}

/** Where facts (`equals`, `counts`) and the lexicon (`about`) name what is computed of the entry, or a list of it. */
export function computedNames(model: Model, { subject }: Entry): Place[] {
  const names = new Set(
    model.computedFacts().flatMap(({ slug, about }) => (about === subject ? [slug] : [])),
  );
  const isOfIt = (value: unknown) =>
    typeof value === 'string' && (names.has(value) || value.startsWith(`${subject}#`));
  const lexicon = model.singleton(LEXICON);
  return [
    ...model.facts.flatMap(({ entry }) =>
      ['equals', 'counts'].flatMap((field) =>
        isOfIt(mappingOf(entry.value)[field]) ? [placeIn(entry, `/${field}`)] : [],
      ),
    ),
    ...listIn(lexicon?.value, 'subjects').flatMap((each, index) =>
      listIn(each, 'about').flatMap((name, at) =>
        lexicon && isOfIt(name) ? [placeIn(lexicon, `/subjects/${index}/about/${at}`)] : [],
      ),
    ),
  ];
}

export function acceptancesOf({ entries }: Model, { subject }: Entry): Place[] {
  const file = entries.find(({ subject: name, schema }) => name === ACCEPTANCES && schema.isBuiltIn);
  return listIn(file?.value, 'accepted').flatMap((acceptance, index) =>
    file && mappingOf(acceptance).subject === subject ? [placeIn(file, `/accepted/${index}/subject`)] : [],
  );
}
