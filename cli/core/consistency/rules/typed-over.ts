import { compareValues, type ValueAt } from '../../content/compare-values.ts';
import type { Entry } from '../../content/content.ts';
import { PLACEHOLDER } from '../../content/entry-readings.ts';
import { groupBy } from '../../content/group.ts';
import type { Span } from '../../diagnostics/problem.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Fact } from '../../model/facts.ts';
import type { Model } from '../../model/model.ts';
import type { Text } from '../../model/walk.ts';
import { sharedEnds } from '../../text/shared-ends.ts';
import { expectedOn } from '../claims/judge-statements.ts';
import { speaksOf } from '../claims/verdict.ts';
import { constantCure, finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { factSide, statedSide } from '../sides.ts';

export const typedOver: Rule<{
  'typed-over': { stated: string; label: string; expected: readonly string[]; fact: string };
}> = {
  id: 'typed-over',
  title: { fr: 'constante remplacée par une valeur', en: 'constant replaced by a value' },
  why: {
    fr: 'une valeur écrite à la place d’une constante la contredit, ou ne la suivra plus',
    en: 'a value written in place of a fact contradicts it, or no longer follows it',
  },
  comparesVersions: true,
  words: {
    'typed-over': ({ stated, label, expected, fact }) => [
      `le texte montrait ${fr.quote(label)} (${fr.all(expected, 'ou')}), et dit maintenant ${fr.quote(stated)}`,
      `remettez {{${fact}}} ; si la valeur a changé, changez la constante : tous les textes la suivent`,
      `the text showed ${en.quote(label)} (${en.all(expected, 'or')}), and now says ${en.quote(stated)}`,
      `put {{${fact}}} back; if the value has changed, change the fact: every text follows it`,
    ],
  },
  *find(model) {
    const changed = model.entries.flatMap((entry) => {
      const earlier = model.earlier.get(entry.file.path);
      return earlier === undefined || earlier === entry.value ? [] : [{ entry, earlier }];
    });
    if (changed.length === 0) return;
    const texts = textsOf(model, new Set(changed.map(({ entry }) => entry)));
    const facts = new Map([...model.facts, ...model.computedFacts()].map((fact) => [fact.slug, fact]));
    for (const { entry, earlier } of changed)
      for (const { before, after } of compareValues(earlier, entry.value)) {
        yield;
        const text = after && texts.get(`${entry.subject} ${after.pointer}`);
        if (before && text?.takesPlaceholders) yield* replacedIn(model, facts, before, text);
      }
  },
};

function textsOf(model: Model, entries: ReadonlySet<Entry>): ReadonlyMap<string, Text> {
  const texts = model.texts.filter(({ entry }) => entries.has(entry));
  return new Map(texts.map((text) => [`${text.entry.subject} ${text.pointer}`, text]));
}

function* replacedIn(
  model: Model,
  facts: ReadonlyMap<string, Fact>,
  { pointer, value }: ValueAt,
  text: Text,
) {
  if (typeof value !== 'string') return;
  const names = (of: string) => Array.from(of.matchAll(PLACEHOLDER), ([, name = '']) => name);
  const gone = without(names(value), names(text.value), String);
  if (gone.length === 0) return;
  const was = model.quantitiesIn({ ...text, pointer, value });
  const come = without(model.quantitiesIn(text), was, (each) => `${each.kind} ${each.value}`);
  for (const name of gone) {
    const fact = facts.get(name);
    if (!fact) continue;
    const stood = Array.from(value.matchAll(PLACEHOLDER)).filter((each) => each[1] === name);
    const beside = stood.map(({ 0: { length }, index }) => wordsBeside(value, index, index + length));
    const isThere = ({ start, end }: Span) => {
      const [left, right] = wordsBeside(text.value, start, end);
      return beside.some((words) => words[0] === left || words[1] === right);
    };
    const at = come.findIndex((each) => speaksOf(each.kind, fact.kind) && isThere(each));
    const [quantity] = at < 0 ? [numberInPlace(name, value, text.value)] : come.splice(at, 1);
    if (quantity) yield replacement(model, text, quantity, fact);
  }
}

/** The word before and the word after a place, empty at the ends of the text: in a sentence that was rewritten, both are others. */
function wordsBeside(text: string, start: number, end: number): readonly [string, string] {
  const before = text.slice(0, start).trimEnd().split(/\s+/).at(-1) ?? '';
  return [before, text.slice(end).trimStart().split(/\s/, 1)[0] ?? ''];
}

/** The items that are more than those of another list, each of which counts once. */
function without<T>(items: readonly T[], others: readonly T[], keyOf: (item: T) => string): T[] {
  const left = groupBy(others, keyOf);
  return items.filter((item) => left.get(keyOf(item))?.pop() === undefined);
}

interface Written extends Span {
  /** What it means, where it can be read. */
  readonly value?: string;
}

/** The text in place of the constant, if nothing else has changed and it holds a number: « 26 h » is no time. */
function numberInPlace(name: string, before: string, now: string): Written | undefined {
  const [start, end] = sharedEnds(before, now);
  const isAlone = before.slice(start, before.length - end) === `{{${name}}}`;
  const place = { start, end: now.length - end };
  return isAlone && /\d/.test(now.slice(start, place.end)) ? place : undefined;
}

function replacement(model: Model, text: Text, quantity: Written, fact: Fact) {
  const expected = expectedOn(fact, text.surfaces);
  const stated = statedSide(model, text, quantity);
  const params = {
    stated: stated.value,
    label: fact.label,
    expected: [...new Set(expected.map((reading) => reading.text))],
    fact: fact.slug,
  };
  const sides = [stated, ...expected.map((reading) => factSide(model, fact, reading))];
  const cures = [constantCure(stated.place, fact.slug)];
  const isHint = expected.some(({ canonical }) => endsOf(canonical).includes(quantity.value ?? ''));
  return finding('typed-over', params, text.entry.subject, sides, { cures, isHint });
}

/** The value, and both its ends where it is a period or opening hours: a text may say either. */
function endsOf(canonical: string): string[] {
  return [canonical, ...canonical.split('/'), ...canonical.split(/(?<=:\d\d)-/)];
}
