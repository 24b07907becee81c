import type { ComputedFact, Entry } from '../content/content.ts';
import { decisionOf, nameOfReading, readingOn, readingsOf } from '../content/entry-readings.ts';
import type { Locale } from '../language/locale.ts';
import { factText, type Reading } from '../language/reading.ts';
import type { Lexicon } from '../prose/lexicon.ts';
import { mappingOf } from '../values/json-value.ts';
import { canonical } from './values.ts';

export interface FactReading {
  readonly value: string | number;
  /** Equal for two spellings of one value. */
  readonly canonical: string;
  /** As a visitor reads it. */
  readonly text: string;
  readonly source: string;
  readonly pointer: string;
  /** False when a decision has put it aside. */
  readonly live: boolean;
  readonly declared: Reading;
}

export interface Fact {
  readonly entry: Entry;
  readonly slug: string;
  readonly label: string;
  readonly kind: string;
  readonly topic: string;
  /** What distinguishes it from other facts of its topic: season, product, size, zone. */
  readonly qualifier: Readonly<Record<string, string>>;
  /** What its value promises, where it is not the value itself. */
  readonly bound: 'at-most' | 'at-least' | undefined;
  /** The entry whose slug the name of a computed fact holds. */
  readonly about?: string;
  /** Whether it is computed from the content. */
  readonly isComputed?: true;
  readonly readings: readonly FactReading[];
  /** The reading that a visitor of `surface` sees. */
  on(surface: string): FactReading | undefined;
}

export function makeFact(entry: Entry, locale: Locale, lexicon?: Lexicon): Fact {
  const value = mappingOf(entry.value);
  const kind = String(value.kind);
  const isLive = liveReadings(entry);
  const readings = readingsOf(entry).map(
    (declared, index): FactReading => ({
      value: declared.value ?? '',
      canonical: canonical(kind, declared.value ?? '', lexicon),
      text: factText(locale, kind, declared),
      source: declared.source,
      pointer: `/readings/${index}/value`,
      live: isLive(declared),
      declared,
    }),
  );
  const qualifier = mappingOf(value.qualifier);
  return {
    entry,
    slug: entry.slug,
    label: typeof value.label === 'string' ? value.label : entry.slug,
    kind,
    topic: typeof value.topic === 'string' ? value.topic : entry.slug,
    qualifier: Object.fromEntries(Object.entries(qualifier).map(([name, text]) => [name, String(text)])),
    bound: value.bound === 'at-most' || value.bound === 'at-least' ? value.bound : undefined,
    readings,
    on(surface) {
      const shown = readingOn(entry, surface);
      return readings.find(({ declared }) => declared === shown);
    },
  };
}

/** Whether a reading still counts: every one does until a decision names one. */
export function liveReadings(entry: Entry): (reading: Reading) => boolean {
  const decision = decisionOf(entry);
  return (reading) => decision === undefined || nameOfReading(reading) === String(decision);
}

/** A computed fact as rules see facts: one reading, on every surface. */
export function asFact({ name, kind, value, text, label, entry, pointer, about }: ComputedFact): Fact {
  const reading: FactReading = {
    value,
    canonical: canonical(kind, value),
    text,
    source: name,
    pointer,
    live: true,
    declared: { source: name, value },
  };
  return {
    entry,
    slug: name,
    label: label.fr,
    kind,
    topic: name.replace(/\/[^/]*$/, ''),
    qualifier: {},
    bound: undefined,
    isComputed: true,
    ...(about !== undefined && { about }),
    readings: [reading],
    on: () => reading,
  };
}
