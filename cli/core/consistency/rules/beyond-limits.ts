import { english } from '../../language/english.ts';
import { french } from '../../language/french.ts';
import { localeOf } from '../../language/locale-of.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Fact } from '../../model/facts.ts';
import { atOf } from '../../model/lookups.ts';
import { dayOfSeason } from '../../model/season.ts';
import { canonical, measureOf } from '../../model/values.ts';
import { firstAndLast } from '../../shared/edges.ts';
import { isMapping, type JsonValue } from '../../values/json-value.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { factSide, side } from '../sides.ts';

interface Beyond {
  label: string;
  value: string;
  limit: string;
}

export const beyondLimits: Rule<{
  'beyond-limits/backwards': { label: string; value: string };
  'beyond-limits/least': Beyond;
  'beyond-limits/most': Beyond;
}> = {
  id: 'beyond-limits',
  title: { fr: 'valeur invraisemblable', en: 'implausible value' },
  why: {
    fr: 'un chiffre tapé de travers se lit sur toutes les pages, ou promet moins que la loi',
    en: 'a mistyped figure is read on every page, or promises less than the law',
  },
  words: {
    'beyond-limits/backwards': ({ label, value }) => [
      `${fr.quote(label)} finit avant de commencer : ${value}`,
      'remettez les deux bornes dans l’ordre',
      `${en.quote(label)} ends before it begins: ${value}`,
      'put the two ends in order',
    ],
    'beyond-limits/least': ({ label, value, limit }) => [
      `${fr.quote(label)} vaut ${value}, en deçà du minimum plausible : ${french.day(limit)}`,
      'vérifiez la valeur, ou ses bornes',
      `${en.quote(label)} is ${value}, below the plausible minimum: ${english.day(limit)}`,
      'check the value, or its limits ("limits")',
    ],
    'beyond-limits/most': ({ label, value, limit }) => [
      `${fr.quote(label)} vaut ${value}, au-delà du maximum plausible : ${french.day(limit)}`,
      'vérifiez la valeur, ou ses bornes',
      `${en.quote(label)} is ${value}, above the plausible maximum: ${english.day(limit)}`,
      'check the value, or its limits ("limits")',
    ],
  },
  *find(model) {
    const locale = localeOf(model.settings);
    for (const fact of model.facts) {
      const { least, most } = limitsOf(fact);
      for (const reading of fact.readings) {
        const held = rangeIn(fact, reading.value);
        if (!reading.live || !held) continue;
        if (held.from > held.to) {
          const params = { label: fact.label, value: reading.text };
          const sides = [factSide(model, fact, reading)];
          yield finding('beyond-limits/backwards', params, fact.entry.subject, sides);
          continue;
        }
        for (const [code, limit, isBeyond] of [
          ['beyond-limits/least', least, (by: Range) => held.from < by.from],
          ['beyond-limits/most', most, (by: Range) => held.to > by.to],
        ] as const) {
          const by = limit === undefined ? undefined : rangeIn(fact, limit);
          if (!by || !isBeyond(by)) continue;
          const params = { label: fact.label, value: reading.text, limit: String(limit) };
          yield finding(code, params, fact.entry.subject, [
            factSide(model, fact, reading),
            side(model, atOf(model, fact.entry, '/limits'), locale.day(String(limit))),
          ]);
        }
      }
    }
  },
};

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Hours of a month, on average. */
const MONTH = 730.5;

/** Hours of a day or of a time, metres, days of a season, or the number itself; `undefined` for what has no order. */
function rangeIn(fact: Fact, value: string | number): Range | undefined {
  const { kind } = fact;
  if (typeof value === 'number') return { from: value, to: value };
  if (isDay(fact)) {
    const [from, to] = firstAndLast(value).map(dayOfSeason);
    return from === undefined || to === undefined ? undefined : { from, to };
  }
  const held = canonical(kind, value);
  if (kind === 'hours') {
    const [from = 0, to = 0] = held.split('-').map((time) => Number(time.replace(':', '.')));
    return { from, to };
  }
  const measure = measureOf(held);
  if (!measure) return undefined;
  const scale = measure.unit === 'mois' ? MONTH : 1;
  return { from: measure.from * scale, to: measure.to * scale };
}

function isDay({ kind }: Fact): boolean {
  return kind === 'date' || kind === 'date-range';
}

/** No share is more than all. */
const WHOLE = 100;

function limitsOf({ entry, kind }: Fact): { least?: string | number; most?: string | number } {
  const limits = isMapping(entry.value) ? entry.value.limits : undefined;
  const own = isMapping(limits) ? limits : {};
  const read = (limit: JsonValue | undefined) =>
    typeof limit === 'string' || typeof limit === 'number' ? limit : undefined;
  const [least, most] = [read(own.least), read(own.most) ?? (kind === 'percentage' ? WHOLE : undefined)];
  return { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
}
