import type { Entry } from '../content/content.ts';
import { memoize } from '../content/memoize.ts';
import { type Bound, type Expression, type Lexicon, makeLexicon } from '../prose/lexicon.ts';
import { isMapping, type JsonValue, mappingOf } from '../values/json-value.ts';

type JsonMapping = { readonly [key: string]: JsonValue };

/** The words of `lexicon.yaml`, which has passed its schema; `undefined` when the project has no such file. */
export function lexiconOf(entry: Entry | undefined): Lexicon | undefined {
  return entry && isMapping(entry.value) ? readLexicon(entry) : undefined;
}

const readLexicon = memoize((entry: Entry): Lexicon => {
  const value = mappingOf(entry.value);
  const { subjects, bounds, negation, worlds } = value;
  const [denial, other] = [mappingOf(negation), mappingOf(worlds)];
  const named = (list: JsonValue | undefined, kind: Expression['kind'], field: string) =>
    mappingsIn(list).map((item) => ({
      words: wordsIn(item.words),
      expression: { kind, value: String(item[field]) },
    }));
  return makeLexicon({
    subjects: mappingsIn(subjects).map((subject) => ({
      about: wordsIn(subject.about),
      words: wordsIn(subject.words),
      pages: wordsIn(subject.pages),
      unless: wordsIn(subject.unless),
      with: wordsIn(subject.with),
      isOurs: subject.ours === true,
      isPriced: subject.priced === true,
      isNamed: subject.named === true,
      isLocal: subject.local === true,
      group: typeof subject.group === 'string' ? subject.group : undefined,
      outside: wordsIn(subject.outside),
      for: wordsIn(subject.for),
      against: wordsIn(subject.against),
    })),
    bounds: mappingsIn(bounds).map(({ means, of, before, after }) => ({
      means: means as Bound,
      of: typeof of === 'string' ? of : undefined,
      before: wordsIn(before),
      after: wordsIn(after),
    })),
    begin: wordsIn(value.begin),
    end: wordsIn(value.end),
    over: wordsIn(value.over),
    reckonings: {
      before: wordsIn(mappingOf(value.reckonings).before),
      anywhere: wordsIn(mappingOf(value.reckonings).anywhere),
    },
    exceed: wordsIn(value.exceed),
    negation: {
      opening: wordsIn(denial.opening),
      closing: wordsIn(denial.closing),
      only: wordsIn(denial.only),
      absent: wordsIn(denial.absent),
      exclusive: wordsIn(denial.exclusive),
      except: wordsIn(denial.except),
      excepted: wordsIn(denial.excepted),
      nobody: wordsIn(denial.nobody),
    },
    totals: wordsIn(value.totals),
    allOf: wordsIn(value.allOf),
    closed: wordsIn(value.closed),
    worlds: {
      past: wordsIn(other.past),
      elsewhere: wordsIn(other.elsewhere),
      supposed: wordsIn(other.supposed),
    },
    conditions: wordsIn(value.conditions),
    addressed: wordsIn(value.addressed),
    concessions: wordsIn(value.concessions),
    notWorlds: wordsIn(value.notWorlds),
    ago: wordsIn(value.ago),
    inYear: wordsIn(value.inYear),
    ours: wordsIn(value.ours),
    general: wordsIn(value.general),
    ofBefore: wordsIn(value.ofBefore),
    streets: wordsIn(value.streets),
    references: wordsIn(value.references),
    landmarks: wordsIn(value.landmarks),
    directions: wordsIn(value.directions),
    homes: wordsIn(value.homes),
    asides: wordsIn(value.asides),
    breaks: wordsIn(value.breaks),
    monthParts: mappingsIn(value.monthParts).map(({ words, days }) => ({
      words: wordsIn(words),
      days: String(days),
    })),
    expressions: [
      ...named(value.calendar, 'date', 'date'),
      ...named(value.periods, 'period', 'days'),
      ...named(value.durations, 'duration', 'value'),
      ...named(value.numbers, 'number', 'value'),
      ...named(value.shares, 'share', 'value'),
      ...named(value.dayParts, 'hours', 'hours'),
      ...named(value.weekdays, 'weekdays', 'days'),
    ],
  });
});

function mappingsIn(value: JsonValue | undefined): JsonMapping[] {
  return Array.isArray(value) ? value.filter(isMapping) : [];
}

function wordsIn(value: JsonValue | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
