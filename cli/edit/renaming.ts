import type { Entry } from '../content/content.ts';
import { isMapping } from '../content/json-value.ts';
import { type Place, placeIn } from '../content/places.ts';
import type { Model } from '../model/model.ts';
import { usagesOf } from '../model/usages.ts';
import { ACCEPTANCES } from '../project/acceptances-schema.ts';

export interface Replacement {
  readonly place: Place;
  readonly text: string;
}

export interface Renaming {
  readonly replacements: readonly Replacement[];
  /** Places that name the entry in a way that cannot be rewritten, such as a link with escapes in it. */
  readonly stuck: readonly Place[];
}

/**
 * What has to change for `entry` to be called `slug`: references, links, placeholders, rows of the route table,
 * acceptances. All else of each file stays.
 */
export function renamingOf(model: Model, entry: Entry, slug: string): Renaming {
  const replacements: Replacement[] = [];
  const stuck: Place[] = [];
  const change = (place: Place, from: string, to: string) => {
    const source = place.text.slice(place.span.start, place.span.end);
    if (source.split(from).length === 2) replacements.push({ place, text: source.replace(from, to) });
    else stuck.push(place);
  };
  for (const { kind, value, place, isThrough } of usagesOf(model, entry)) {
    if (kind === 'links') change(place, ...linkChange(value, entry.slug, slug));
    else if (kind !== 'states' && !isThrough) change(place, entry.slug, slug);
  }
  for (const place of rowsNaming(model, entry)) change(place, entry.slug, slug);
  const subject = `${entry.collection}/${slug}`;
  for (const place of acceptancesOf(model, entry)) change(place, entry.subject, subject);
  return { replacements, stuck };
}

/** The slug ends a link's path, and may be in its beginning, query and fragment as well: `/colmar/colmar#colmar`. */
function linkChange(href: string, old: string, slug: string): [string, string] {
  const path = /^[^?#]*?(?=\/?(?:[?#]|$))/.exec(href)?.[0] ?? href;
  return [path, path.slice(0, path.length - old.length) + slug];
}

/** The rows of the route table that show the entry at an address of its own, or in place of an unknown one. */
function rowsNaming({ entries, settings }: Model, { collection, slug }: Entry): Place[] {
  const table = entries.find(({ subject }) => subject === settings.routes);
  const rows = table && isMapping(table.value) && Array.isArray(table.value.routes) ? table.value.routes : [];
  return rows.flatMap((row, index) => {
    if (!table || !isMapping(row) || row.collection !== collection) return [];
    const fallback = isMapping(row.fallback) ? row.fallback.entry : undefined;
    return [
      ...(row.entry === slug ? [placeIn(table, `/routes/${index}/entry`)] : []),
      ...(fallback === slug ? [placeIn(table, `/routes/${index}/fallback/entry`)] : []),
    ];
  });
}

function acceptancesOf({ entries }: Model, { subject }: Entry): Place[] {
  const file = entries.find(({ subject: name, schema }) => name === ACCEPTANCES && schema.isOwn);
  const list = file && isMapping(file.value) && Array.isArray(file.value.accepted) ? file.value.accepted : [];
  return list.flatMap((acceptance, index) =>
    file && isMapping(acceptance) && acceptance.subject === subject
      ? [placeIn(file, `/accepted/${index}/subject`)]
      : [],
  );
}

export function applyReplacements(replacements: readonly Replacement[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const lastFirst = [...replacements].sort((a, b) => b.place.span.start - a.place.span.start);
  for (const { place, text } of lastFirst) {
    const { start, end } = place.span;
    const now = texts.get(place.file) ?? place.text;
    texts.set(place.file, now.slice(0, start) + text + now.slice(end));
  }
  return texts;
}
