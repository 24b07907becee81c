import type { Entry } from '../../content/content.ts';
import { groupBy } from '../../content/group.ts';
import { isMapping } from '../../content/json-value.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { Text } from '../../model/walk.ts';
import { NUMBER_WORDS, readNumber } from '../../prose/numbers.ts';
import { runsIn } from '../../prose/tokens.ts';
import { isMemory } from '../claims/memories.ts';
import { singular } from '../claims/names.ts';
import { isSlipAway, isSwapped, YEAR } from '../claims/years.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side, textSide } from '../sides.ts';

export const entryAgainstItself: Rule<{
  'entry-against-itself/year': { written: string; years: readonly string[] };
  'entry-against-itself/digits': { year: string; other: string };
  'entry-against-itself/count': { written: string; other: string };
  'entry-against-itself/list': { written: string; count: number };
  'entry-against-itself/date': { date: string; year: string };
  'entry-against-itself/moment': { date: string; said: string };
}> = {
  id: 'entry-against-itself',
  title: { fr: 'résumé qui dit autre chose que le texte', en: 'summary that differs from its text' },
  why: {
    fr: 'le résultat de recherche annonce une année ou un nombre, et la page un autre',
    en: 'the search result announces one year or number and the page another',
  },
  words: {
    'entry-against-itself/year': ({ written, years }) => [
      `le résumé dit ${written}, que le texte ne dit pas : il a ${fr.all(years)}`,
      'corrigez l’année',
      `the summary says ${written}, which the text does not: it has ${en.all(years)}`,
      'fix the year',
    ],
    'entry-against-itself/digits': ({ year, other }) => [
      `${year} et ${other} ont les mêmes chiffres, dont deux sont échangés`,
      'corrigez l’année qui est fausse, ou acceptez les deux en disant pourquoi',
      `${year} and ${other} have the same digits, two of them swapped`,
      'fix the year that is wrong, or accept both and say why',
    ],
    'entry-against-itself/count': ({ written, other }) => [
      `le résumé dit ${fr.quote(written)}, et le texte ${fr.quote(other)}`,
      'accordez les deux',
      `the summary says ${en.quote(written)} and the text ${en.quote(other)}`,
      'make the two agree',
    ],
    'entry-against-itself/list': ({ written, count }) => [
      `le titre dit ${fr.quote(written)}, et la liste en dessous en a ${count}`,
      'accordez le titre et la liste',
      `the heading says ${en.quote(written)}, and the list below it has ${count}`,
      'make the heading and the list agree',
    ],
    'entry-against-itself/date': ({ date, year }) => [
      `daté du ${date}, alors que le nom du fichier ou la saison disent ${year}`,
      'corrigez la date, ou l’année',
      `dated ${date}, but the name of the file or the season says ${year}`,
      'fix the date, or the year',
    ],
    'entry-against-itself/moment': ({ date, said }) => [
      `daté du ${date}, alors qu’il s’annonce pour un autre moment de l’année : ${fr.quote(said)}`,
      'corrigez la date, ou l’annonce',
      `dated ${date}, but it announces another time of the year: ${en.quote(said)}`,
      'fix the date, or what announces it',
    ],
  },
  *find(model) {
    for (const [entry, texts] of groupBy(model.texts, ({ entry }) => entry)) {
      yield;
      const body = texts.find(({ pointer }) => BODY.test(pointer));
      if (!body) continue;
      for (const text of texts) if (SUMMARY.test(text.pointer)) yield* against(model, text, body);
      yield* swappedYears(model, body);
      yield* lists(model, body);
      yield* dates(model, entry);
      yield* moment(model, entry, texts);
    }
  },
};

const BODY = /^\/(?:body|text|editorial\/text)$/;
const SUMMARY = /^\/(?:title|excerpt|description|lead|subtitle|seo\/(?:title|description))$/;

function* against(model: Model, text: Text, body: Text) {
  const years = [...new Set(yearsOf(model, body))];
  for (const { 0: written, index } of text.value.matchAll(YEAR)) {
    // Of two years in a row, each may be meant.
    const isSlip = (year: string) =>
      isSlipAway(year, written) && Math.abs(Number(year) - Number(written)) > 1;
    if (years.includes(written) || !years.some(isSlip)) continue;
    const range = { start: index, end: index + written.length };
    yield finding('entry-against-itself/year', { written, years }, text.entry.subject, [
      textSide(model, text, range, written),
      side(model, body, years.join(', ')),
    ]);
  }
  const said = countsIn(text.value);
  if (said.length === 0) return;
  const counted = countsIn(body.value);
  for (const { noun, count, written } of said) {
    const same = counted.filter((each) => each.noun === noun);
    const [other] = same;
    if (!other || same.some((each) => each.count === count)) continue;
    yield finding('entry-against-itself/count', { written, other: other.written }, text.entry.subject, [
      side(model, text, written),
      side(model, body, other.written),
    ]);
  }
}

/** 1605 here and 1650 there: of two such years in one text, one is mistyped. */
function* swappedYears(model: Model, body: Text) {
  const years = [...new Set(body.value.match(YEAR))];
  for (const [at, year] of years.entries())
    for (const other of years.slice(at + 1)) {
      if (!isSwapped(year, other)) continue;
      yield finding(
        'entry-against-itself/digits',
        { year, other },
        body.entry.subject,
        [year, other].map((each) => {
          const start = body.value.indexOf(each);
          return textSide(model, body, { start, end: start + each.length }, each);
        }),
      );
    }
}

/** The years that a text is about, without those of its memories: "En 2022, la neige a bloqué la tournée". */
function yearsOf({ lexicon }: Model, { value }: Text): string[] {
  return [...value.matchAll(YEAR)].flatMap(({ 0: written, index: start }) => {
    const at = { start, end: start + written.length, year: Number(written) };
    return isMemory(value, at, lexicon) ? [] : [written];
  });
}

interface Count {
  readonly noun: string;
  readonly count: number;
  readonly written: string;
}

/** Shorter words are not what a number counts: "deux ou trois". */
const LETTERS = 6;
const COUNTING = new RegExp(`(?<!\\p{L})(?:${[...NUMBER_WORDS].join('|')})(?!\\p{L})`, 'iu');

/** "cinq questions". */
function countsIn(text: string): Count[] {
  if (!COUNTING.test(text)) return [];
  return runsIn(text).flatMap((run) =>
    run.flatMap((token, at): Count[] => {
      const number = token.kind === 'word' ? readNumber(run, at) : undefined;
      const noun = number && run[number.next];
      if (!number || noun?.kind !== 'word' || noun.text.length < LETTERS || number.value < 2) return [];
      return [
        { noun: singular(noun.text), count: number.value, written: `${token.written} ${noun.written}` },
      ];
    }),
  );
}

const HEADING = /^(#{1,6}) +(.+)$/gm;
const ITEM = /^(?:[-*+]|\d+[.)]) /;

/** "## Cinq questions" above a list: what it counts comes first, after the words of a title only. */
function* lists(model: Model, text: Text) {
  const headings = [...text.value.matchAll(HEADING)];
  for (const [index, { 0: line, 2: title = '', index: at }] of headings.entries()) {
    const [said] = countsIn(title);
    if (!said || !title.startsWith(said.written)) continue;
    const count = itemsIn(text.value.slice(at + line.length, headings[index + 1]?.index));
    if (count === undefined || count === said.count) continue;
    const start = at + line.indexOf(said.written);
    const own = textSide(model, text, { start, end: start + said.written.length }, said.written);
    yield finding('entry-against-itself/list', { written: said.written, count }, text.entry.subject, [own]);
  }
}

/** How many things the only list of a section has, if it has one. */
function itemsIn(section: string): number | undefined {
  const blocks = section.split(/\n(?:[ \t]*\n)+/).map((block) => block.replace(/^\n/, ''));
  const isPart = blocks.map((block) => ITEM.test(block) || /^[ \t]/.test(block));
  const first = isPart.indexOf(true);
  if (first === -1 || isPart.slice(first, isPart.lastIndexOf(true)).includes(false)) return undefined;
  return section.split('\n').filter((line) => ITEM.test(line)).length;
}

/** The year of a date, against that of the season or of the address. */
function* dates(model: Model, entry: Entry) {
  const { date, season } = isMapping(entry.value) ? entry.value : {};
  const inSlug = /(?:^|-)(20\d\d)(?:-|$)/.exec(entry.slug)?.[1];
  const years = [inSlug, typeof season === 'number' ? String(season) : undefined].flatMap(
    (year) => year ?? [],
  );
  if (typeof date !== 'string') return;
  const year = years.find((each) => !date.startsWith(each));
  if (year === undefined) return;
  yield finding('entry-against-itself/date', { date, year }, entry.subject, [
    side(model, atOf(model, entry, '/date'), date),
    side(model, atOf(model, entry, ''), year),
  ]);
}

/** What announces an article, the clearest first. */
const ANNOUNCING = [/^\/title$/, /^\/seo\/title$/, /^\/excerpt$/];
/** An article may come so many months before or after what it is about. */
const MONTHS_AWAY = 2;

/** The date of an entry, against the months that its titles, or else its excerpt, name. */
function* moment(model: Model, entry: Entry, texts: readonly Text[]) {
  const { date } = isMapping(entry.value) ? entry.value : {};
  if (typeof date !== 'string') return;
  const own = Number(date.slice(5, 7));
  for (const announcing of ANNOUNCING) {
    const text = texts.find(({ pointer }) => announcing.test(pointer));
    const months = text ? monthsIn(model, text) : [];
    if (!text || months.length === 0) continue;
    if (months.some((month) => Math.min((own - month + 12) % 12, (month - own + 12) % 12) <= MONTHS_AWAY))
      return;
    yield finding('entry-against-itself/moment', { date, said: text.value }, entry.subject, [
      side(model, atOf(model, entry, '/date'), date),
      side(model, text, text.value),
    ]);
    return;
  }
}

/** The whole months that a text names: « en août », « l’été ». */
function monthsIn(model: Model, text: Text): number[] {
  return model.quantitiesIn(text).flatMap(({ kind, value }) => {
    const [, from, to] = (kind === 'date-range' && /^(\d\d)-01\/(\d\d)-(?:2[89]|3[01])$/.exec(value)) || [];
    if (from === undefined || to === undefined) return [];
    const count = (Number(to) - Number(from) + 12) % 12;
    return Array.from({ length: count + 1 }, (_, index) => ((Number(from) - 1 + index) % 12) + 1);
  });
}
