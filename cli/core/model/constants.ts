import { type ComputedFact, type Content, type Entry, identityOf } from '../content/content.ts';
import { factOn, fieldsOf, fillPlaceholders } from '../content/entry-readings.ts';
import { memoize } from '../content/memoize.ts';
import { formsOf } from '../content/phrases.ts';
import { localeOf } from '../language/locale-of.ts';
import { pointerTo } from '../values/pointer.ts';
import { makeFact } from './facts.ts';
import { nameOf } from './lookups.ts';

/** What texts may name between braces. */
export interface Constant {
  readonly name: string;
  readonly origin: 'fact' | 'phrase' | 'field' | 'computed';
  /** What its value measures: `date`, `money`. */
  readonly kind: string;
  readonly label: ComputedFact['label'];
  /** The present texts of its readings, or the forms of a phrase, with what they name filled in. */
  readonly values: readonly string[];
  /** Where it is written, or what it is computed of. */
  readonly entry: Entry;
  readonly pointer: string;
  /** Whether it is computed of readings that contradict each other: no text may show it yet. */
  readonly isUnsettled: boolean;
}

/** All that texts may name, by name: facts, phrases, fields of the shop, and what is computed. */
export const constantsOf = memoize((content: Content): ReadonlyMap<string, Constant> => {
  const others = [...facts(content), ...computed(content), ...fields(content)];
  const texts = new Map(others.map((constant) => [constant.name, textOf(constant)]));
  return new Map([...others, ...phrases(content, texts)].map((constant) => [constant.name, constant]));
});

export function textOf({ values }: Constant): string {
  return [...new Set(values)].join(' / ');
}

function facts(content: Content): Constant[] {
  const entries = content.collections.get(content.settings.facts) ?? [];
  return entries.map((entry) => {
    const { slug, kind, label, readings } = makeFact(entry, localeOf(content.settings));
    const values = readings.filter(({ live }) => live).map(({ text }) => text);
    return { ...WRITTEN, name: slug, origin: 'fact', kind, label: both(label), values, entry };
  });
}

/** @param texts of what phrases may name */
function phrases(content: Content, texts: ReadonlyMap<string, string>): Constant[] {
  const entries = content.collections.get(content.settings.phrases) ?? [];
  return entries.map((entry) => ({
    ...WRITTEN,
    name: entry.slug,
    origin: 'phrase',
    label: both(nameOf(entry)),
    values: (formsOf(content, entry.slug) ?? []).map((form) =>
      fillPlaceholders(form, (name) => texts.get(name) ?? '…'),
    ),
    entry,
  }));
}

function fields(content: Content): Constant[] {
  const entry = identityOf(content);
  if (!entry) return [];
  return fieldsOf(content).map((name) => ({
    ...WRITTEN,
    name,
    origin: 'field',
    label: both(name),
    values: [factOn(content, name, '') ?? ''],
    entry,
    pointer: name.split('.').slice(1).reduce(pointerTo, ''),
  }));
}

function computed(content: Content): Constant[] {
  return Array.from(content.computed.values(), ({ isUnsettled = false, text, ...each }) => ({
    ...each,
    origin: 'computed',
    values: [text],
    isUnsettled,
  }));
}

const WRITTEN = { kind: 'text', pointer: '', isUnsettled: false };

function both(label: string): Constant['label'] {
  return { fr: label, en: label };
}
