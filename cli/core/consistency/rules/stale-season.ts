import type { Entry } from '../../content/content.ts';
import { groupBy } from '../../content/group.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { seasonAt, seasonIn } from '../../model/season.ts';
import type { Text } from '../../model/walk.ts';
import { patternOf } from '../../prose/french.ts';
import type { Lexicon, Mark, SubjectMark } from '../../prose/lexicon.ts';
import { isMemory } from '../../prose/memories.ts';
import { sentenceAt } from '../../prose/near.ts';
import { finding, type Side } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side, textSide } from '../sides.ts';

/** Years further from the season than this are history, not a season that has passed. */
const RECENT = 5;

export const staleSeason: Rule<{
  'stale-season': { years: readonly number[]; season: number; places: number };
  'stale-season/over': { season: number; next: number; name: string; file: string };
}> = {
  id: 'stale-season',
  title: { fr: 'saison passée', en: 'stale season' },
  why: {
    fr: 'le visiteur croit lire la saison passée, et doute de tout le reste',
    en: 'visitors think that they read last season’s page and doubt the rest',
  },
  words: {
    'stale-season': ({ years, season, places }, reader) => [
      `parle de ${fr.all(years.map(String))} (${places > 1 ? `${places} endroits` : 'un endroit'}), alors que la saison est ${season}`,
      `mettez le texte à jour, ou retirez-le ; si c’est un souvenir assumé, ${fr.accept(reader)}`,
      `speaks of ${en.all(years.map(String))} (${places > 1 ? `${places} places` : 'one place'}), but the season is ${season}`,
      'bring the text up to date, or remove it; if it is a memory kept on purpose, accept it and say why',
    ],
    'stale-season/over': ({ season, next, name, file }, reader) => [
      `la saison ${season} est finie : celle de ${next} a commencé ou se prépare`,
      reader.isAtDesk
        ? `mettez ${next} pour la saison, dans ${reader.file(file)}`
        : `écrivez « ${name}: ${next} » dans ${file}`,
      `the season ${season} is over: season ${next} has begun or is about to`,
      `write "${name}: ${next}" in ${file}`,
    ],
  },
  *find(model) {
    const announced = seasonIn(model.identity);
    if (!announced) return;
    const { entry: site, year: season, name, pointer } = announced;
    const now = side(model, { entry: site, pointer, surfaces: [] }, String(season));
    const next = model.today === undefined ? undefined : seasonAt(model.today);
    if (next !== undefined && season < next)
      yield finding('stale-season/over', { season, next, name, file: site.file.path }, site.subject, [now]);
    yield* otherYears(model, season, now);
  },
};

/** Where texts and addresses mention another season than `season`, by entry. */
export function placesOfOtherYears(model: Model, season: number): Map<Entry, YearPlace[]> {
  const places = [
    ...model.texts.flatMap((text) => yearsIn(model, text, season)),
    ...yearsInSlugs(model, season),
  ];
  return groupBy(places, (place) => place.entry);
}

function* otherYears(model: Model, season: number, now: Side) {
  for (const [entry, found] of placesOfOtherYears(model, season)) {
    const years = [...new Set(found.map(({ year }) => year))].sort((a, b) => a - b);
    yield finding('stale-season', { years, season, places: found.length }, entry.subject, [
      ...found.map((place) => place.side(model)),
      now,
    ]);
  }
}

interface YearPlace {
  readonly entry: Entry;
  readonly year: number;
  side(model: Model): Side;
}

/** What four digits count, and what belongs to one season. */
const [COUNTED, SEASONAL] = [patternOf('counted'), patternOf('seasonal')];

function yearsIn({ lexicon }: Model, text: Text, season: number): YearPlace[] {
  if (!text.value.includes('20')) return [];
  return [...text.value.matchAll(/(?<![\d\p{L}/.,-])20\d\d(?![\d\p{L}/]|[.,]\d)/gu)].flatMap(
    (match): YearPlace[] => {
      const year = Number(match[0]);
      const [start, end] = [match.index, match.index + match[0].length];
      const after = text.value.slice(end, end + 20).toLowerCase();
      if (!isStale(year, season) || COUNTED.test(after)) return [];
      if (isMemory(text.value, { start, end, year }, lexicon)) return [];
      if (!isOfSeason(text.value, { start, year }, season, lexicon)) return [];
      const makeSide = (model: Model) => textSide(model, text, { start, end }, match[0]);
      return [{ entry: text.entry, year, side: makeSide }];
    },
  );
}

/** Words that are about the shop. */
const OURS = new Set<(SubjectMark | Mark)['role']>(['ours', 'subject']);
/** A title has no stop. */
const STOP = /[.!?…]["»”)\]*_\s]*$/;

/** Whether a year is that of the shop's season, and not one in passing; next year begins in the season. */
function isOfSeason(
  text: string,
  { start, year }: { readonly start: number; readonly year: number },
  season: number,
  lexicon: Lexicon | undefined,
): boolean {
  const before = text.slice(Math.max(0, start - 40), start).toLowerCase();
  if (SEASONAL.test(before)) return true;
  if (year === season + 1) return false;
  const sentence = sentenceAt(text, start);
  if (!lexicon || !sentence || !STOP.test(text.trim())) return true;
  return lexicon.marks.in(sentence.tokens).some(({ value }) => OURS.has(value.role));
}

/** The years in addresses of pages. */
function yearsInSlugs(model: Model, season: number): YearPlace[] {
  return model.entries.flatMap((entry): YearPlace[] => {
    const year = Number(/(?:^|-)(20\d\d)(?:-|$)/.exec(entry.slug)?.[1]);
    if (!isStale(year, season) || entry.collection === undefined) return [];
    const makeSide = (model: Model) =>
      side(model, atOf(model, entry, ''), String(year), {
        source: `nom du fichier : ${entry.slug}`,
        en: { source: `file name: ${entry.slug}` },
        place: { file: entry.file.path, text: entry.file.text, pointer: '', span: { start: 0, end: 0 } },
      });
    return model.paths.ofEntry(entry.collection, entry.slug).length > 0
      ? [{ entry, year, side: makeSide }]
      : [];
  });
}

function isStale(year: number, season: number): boolean {
  return year !== season && Math.abs(year - season) <= RECENT;
}
