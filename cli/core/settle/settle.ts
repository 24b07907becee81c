import { type Judged, valuesOf } from '../consistency/engine.ts';
import { acceptancesOf } from '../content/acceptance.ts';
import { allEntries, type Content, type Entry, findEntry } from '../content/content.ts';
import { nameOfReading, readingsOf } from '../content/entry-readings.ts';
import { groupBy } from '../content/group.ts';
import { ACCEPTANCES } from '../content/settings/acceptances-schema.ts';
import type { ContentEdit } from '../edit/content-edit.ts';
import { decideReading, decideValue, NO_ACCEPTANCES, withAcceptances } from '../edit/edit.ts';
import { written } from '../edit/write.ts';
import { EditRefusedError } from '../values/value-edit.ts';
import type { Choice } from './choice.ts';

/** What has been chosen about a finding; a choice that names an entry needs none. */
export interface Settlement {
  readonly choice: Choice;
  readonly judged?: Judged;
}

/** Of what is accepted. */
export interface Term {
  readonly reason: string;
  /** Days, `2026-11-21`. */
  readonly since: string;
  readonly until: string | undefined;
}

/**
 * The texts that settle findings, by path: the only place that writes a choice. A file that does not exist yet is among them.
 * @throws EditRefusedError where a text cannot take it
 */
export function settledTexts(
  content: Content,
  settlements: readonly Settlement[],
  term?: Term,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const change = (path: string, write: (text: string) => string, start?: string) => {
    const text = texts.get(path) ?? textAt(content, path) ?? start;
    if (text === undefined) throw new EditRefusedError(`there is no ${path}`);
    texts.set(path, write(text));
  };
  for (const { choice } of settlements)
    if (choice.kind === 'keep' || choice.kind === 'reopen') {
      const entry = findEntry(content, choice.subject);
      if (!entry) throw new EditRefusedError(`there is no ${choice.subject}`);
      change(entry.file.path, (text) => decided(text, entry, choice));
    }
  const writings = settlements.flatMap(({ choice }) => (choice.kind === 'cure' ? choice.cure.writings : []));
  for (const [path, inFile] of groupBy(writings, ({ place }) => place.file))
    change(path, (text) => written(text, inFile));
  const accepted = acceptedIn(settlements);
  if (accepted.length > 0 && term) {
    const path = acceptancesOf(content)?.file.path ?? `${ACCEPTANCES}.yaml`;
    change(path, (text) => withAcceptances(text, accepted.map(acceptanceOf), term), NO_ACCEPTANCES);
  }
  return texts;
}

function decided(text: string, entry: Entry, choice: Choice): string {
  if (choice.kind !== 'keep') return decideReading(text, undefined);
  const readings = readingsOf(entry);
  const reading = readings.find((each) => nameOfReading(each) === choice.value);
  if (reading) return decideReading(text, reading.value ?? reading.source);
  const areNumbers = readings.every(({ value }) => typeof value === 'number');
  return decideValue(
    text,
    areNumbers && /^\d+(?:\.\d+)?$/.test(choice.value) ? Number(choice.value) : choice.value,
  );
}

export function editsFor(...settled: Parameters<typeof settledTexts>): ContentEdit[] {
  const [content] = settled;
  return [...settledTexts(...settled)].map(([path, after]) => ({
    path,
    before: textAt(content, path),
    after,
  }));
}

export function textAt(content: Content, path: string): string | undefined {
  return allEntries(content).find(({ file }) => file.path === path)?.file.text;
}

function acceptedIn(settlements: readonly Settlement[]): Judged[] {
  return settlements.flatMap(({ choice, judged }) => (choice.kind === 'accept' && judged ? [judged] : []));
}

function acceptanceOf({ rule, finding, lapsed }: Judged) {
  return { rule, subject: finding.subject, values: valuesOf(finding), lapsed: lapsed?.index };
}
