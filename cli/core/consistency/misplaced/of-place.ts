import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { Text } from '../../model/walk.ts';
import type { Lexicon, Mark } from '../../prose/lexicon.ts';
import { namesIn } from '../../prose/places.ts';
import { runsIn } from '../../prose/tokens.ts';
import { parentPointer } from '../../values/pointer.ts';
import type { Town } from '../claims/towns.ts';
import { finding } from '../finding.ts';
import { side, textSide } from '../sides.ts';

/** The subject of the lexicon whose words say that we serve a place. */
export const SERVED = 'towns';

/** Fields that say in a few words where the shop is at work. */
const TITLES = /\/(?:title|tagline|subtitle|label|name)$/;
/** Longer ones are sentences, which are read as such. */
const LONGEST = 80;

/** "Carte de Strasbourg", "livrés autour de Mulhouse": a title of the shop, not of an entry, that names only a place where we do not come. */
export function* titlesElsewhere(model: Model, lexicon: Lexicon, places: ReadonlyMap<string, Town>) {
  const home = model.identity;
  for (const text of model.texts) {
    const { entry, pointer, value } = text;
    if (entry.collection !== undefined || !TITLES.test(pointer) || value.length > LONGEST) continue;
    const [run = [], ...more] = /\p{Lu}/u.test(value.slice(1)) ? runsIn(value) : [];
    const [named, ...others] = namesIn(run, (name) => places.has(name));
    const place = places.get(named?.name ?? '');
    if (!home || !named || !place || place.isInside || others.length + more.length > 0) continue;
    if (/[.!?…]$/.test(value) || lexicon.marks.in(run).some(({ value: mark }) => isExcuse(mark))) continue;
    const written = value.slice(run[named.from]?.start ?? 0, run[named.to - 1]?.end ?? 0);
    const range = { start: run[named.from]?.start ?? 0, end: run[named.to - 1]?.end ?? 0 };
    yield finding('town-in-prose/title', { town: place.name }, entry.subject, [
      textSide(model, text, range, written),
      side(model, place.at, place.name),
    ]);
  }
}

/** Words with which a title says where something else is, or that we do not come. */
const EXCUSES: ReadonlySet<Mark['role']> = new Set(['landmark', 'opening', 'absent', 'except', 'excepted']);

function isExcuse(mark: Mark): boolean {
  if (mark.role === 'against' || mark.role === 'unless') return mark.subject.about.includes(SERVED);
  return EXCUSES.has(mark.role);
}

/** A place further into a text is one on the way. */
const FIRST = 2;
/** A text that is hardly more than a name says nothing of it: a department, a canton. */
const WORDS = 4;

/** The text of a town that begins with another, and names its own nowhere. */
export function* textsOfAnother(model: Model, places: ReadonlyMap<string, Town>) {
  const towns = [...places.values()].filter(({ isInside }) => isInside);
  const byEntry = new Map(towns.map((town) => [town.at.entry, town]));
  for (const text of model.texts) {
    const own = byEntry.get(text.entry);
    if (!own || parentPointer(text.pointer) !== '' || text.pointer === '/name') continue;
    const [first = []] = runsIn(text.value);
    const [named] = namesIn(first, (name) => places.has(name));
    const other = places.get(named?.name ?? '');
    if (
      !named ||
      named.from > FIRST ||
      first.length - named.to < WORDS ||
      !other ||
      other === own ||
      isNamed(text, own)
    )
      continue;
    const range = { start: first[named.from]?.start ?? 0, end: first[named.to - 1]?.end ?? 0 };
    yield finding('town-in-prose/of-another', { town: own.name, other: other.name }, text.entry.subject, [
      textSide(model, text, range, text.value.slice(range.start, range.end)),
      side(model, atOf(model, own.at.entry, '/name'), own.name),
    ]);
  }
}

function isNamed({ value }: Text, { name }: Town): boolean {
  return runsIn(value).some((run) => namesIn(run, (each) => each === name).length > 0);
}
