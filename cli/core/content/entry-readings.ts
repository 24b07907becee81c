import { localeOf } from '../language/locale-of.ts';
import { factText, isReading, type Reading } from '../language/reading.ts';
import { SLUG } from '../shared/slug.ts';
import { isMapping, type JsonValue, listIn } from '../values/json-value.ts';
import { type Content, type Entry, identityOf } from './content.ts';

/** What placeholders name. */
export type NamesOfTexts = Pick<Content, 'find' | 'settings' | 'singletons' | 'computed'>;

/** True for a collection whose schema has `x-readings`: its entries keep every reading of one thing. */
export function hasReadings(entry: Entry): boolean {
  return entry.annotationTree.properties.get('readings')?.annotations['x-readings'] === true;
}

export function readingsOf(entry: Entry): readonly Reading[] {
  return listIn(entry.value, 'readings').filter(isReading);
}

export function decisionOf(entry: Entry): string | number | undefined {
  const decision = isMapping(entry.value) ? entry.value.decision : undefined;
  return typeof decision === 'string' || typeof decision === 'number' ? decision : undefined;
}

/** A decision's name for a reading: its value, or its source when it has no single value. */
export function nameOfReading(reading: Reading): string {
  return String(reading.value ?? reading.source);
}

/**
 * The reading that a visitor of `surface` sees: the decided one; else the one that names the surface; else the one that
 * names none. `undefined` when the sources are silent about this surface.
 */
export function readingOn(entry: Entry, surface: string): Reading | undefined {
  const readings = readingsOf(entry);
  const decision = decisionOf(entry);
  return (
    readings.find((reading) => decision !== undefined && nameOfReading(reading) === String(decision)) ??
    readings.find((reading) => reading.surfaces?.includes(surface)) ??
    readings.find((reading) => reading.surfaces === undefined)
  );
}

/**
 * The text of a fact, kept or computed, or of a field of the shop, for a visitor of `surface`; `undefined` when it has no reading there.
 */
export function factOn(content: NamesOfTexts, name: string, surface: string): string | undefined {
  const { find, settings } = content;
  if (name.includes(':')) return content.computed.get(name)?.text;
  if (name.includes('.')) return fieldOn(content, name, surface);
  const fact = find(settings.facts, name);
  const reading = fact && readingOn(fact, surface);
  return (
    reading && factText(localeOf(settings), isMapping(fact.value) ? String(fact.value.kind) : '', reading)
  );
}

/** `{{fact-name}}`, or an apparent attempt at one. */
export const PLACEHOLDER = /\{\{([^{}]*)\}\}|\{\{|\}\}/g;
/** A field of the shop's identity: `site.legal.siret`. */
export const FIELD_NAME = /^[a-z][\w-]*(?:\.[\w-]+)+$/;

/** The names of the fields that texts may show: those of the shop's identity that hold one text or number. */
export function fieldsOf(content: NamesOfTexts): readonly string[] {
  const names: string[] = [];
  const add = (name: string, value: JsonValue) => {
    if (typeof value === 'string' || typeof value === 'number') names.push(name);
    else if (isMapping(value))
      for (const key of Object.keys(value)) add(`${name}.${key}`, value[key] ?? null);
  };
  const entry = identityOf(content);
  if (entry) add(entry.slug, entry.value);
  return names;
}

/** The text of a field for a visitor of `surface`, its facts filled in; `undefined` when there is no such field. */
function fieldOn(content: NamesOfTexts, name: string, surface: string): string | undefined {
  const [singleton = '', ...keys] = name.split('.');
  if (singleton !== content.settings.identity) return undefined;
  let value = identityOf(content)?.value;
  for (const key of keys) value = isMapping(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return fillPlaceholders(String(value), (fact) =>
    SLUG.test(fact) ? (factOn(content, fact, surface) ?? `{{${fact}}}`) : `{{${fact}}}`,
  );
}
/** `count:articles`, `price:nobilis/least`. */
export const COMPUTED_NAME = /^[a-z]+:[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

/** `text` with each placeholder replaced; `resolve` gives a fact's text on the surface of the text. */
export function fillPlaceholders(text: string, resolve: (name: string) => string): string {
  return text.includes('{{')
    ? text.replace(PLACEHOLDER, (whole, name: string | undefined) =>
        name === undefined ? whole : resolve(name),
      )
    : text;
}
