import type { Entry } from '../../content/content.ts';
import { groupBy } from '../../content/group.ts';
import { memoize } from '../../content/memoize.ts';
import { containersIn } from '../../model/containers.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { sharedEnds } from '../../text/shared-ends.ts';
import type { JsonValue } from '../../values/json-value.ts';
import { pointerTo } from '../../values/pointer.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { textSide } from '../sides.ts';

export const almostSameHost: Rule<{ 'almost-same-host': { one: string; other: string } }> = {
  id: 'almost-same-host',
  title: { fr: 'deux domaines presque pareils', en: 'two domains almost alike' },
  why: {
    fr: 'l’un des deux est mal écrit : ses liens et ses messages n’arrivent pas',
    en: 'one of the two is misspelt: its links and messages do not arrive',
  },
  words: {
    'almost-same-host': ({ one, other }) => [
      `${one} et ${other} ne diffèrent que de peu de lettres`,
      'écrivez partout le même domaine',
      `${one} and ${other} differ by few letters only`,
      'write the same domain everywhere',
    ],
  },
  *find(model) {
    const all = model.entries.flatMap((entry) => hostsIn(entry));
    const byDomain = groupBy(all, ({ host }) => labelsOf(host).slice(0, 2).join('.'));
    for (const [one, other] of pairs([...byDomain.values()])) yield* compare(model, one, other, 2);
    for (const same of byDomain.values())
      for (const [one, other] of pairs([...groupBy(same, ({ host }) => host).values()]))
        yield* compare(model, one, other);
  },
};

/** Two groups of places, each with one domain, or one host; `labels` is how many of its labels tell them apart. */
function* compare(model: Model, a: readonly HostAt[], b: readonly HostAt[], labels?: number) {
  // The one that is written less is likely to be wrong.
  const [[wrong], [right]] = a.length <= b.length ? [a, b] : [b, a];
  if (!wrong || !right || [...a, ...b].every(({ isBare }) => isBare)) return;
  if (!isAlmost(labelsOf(wrong.host).slice(0, labels), labelsOf(right.host).slice(0, labels))) return;
  yield finding(
    'almost-same-host',
    { one: wrong.host, other: right.host },
    wrong.entry.subject,
    [wrong, right].map((each) => sideOf(model, each)),
  );
}

function* pairs<T>(all: readonly T[]): Generator<readonly [T, T]> {
  for (const [index, one] of all.entries()) for (const other of all.slice(index + 1)) yield [one, other];
}

/** `example`, `sapin`, `www`. */
function labelsOf(host: string): string[] {
  return host.split('.').reverse();
}

interface HostAt {
  readonly host: string;
  readonly entry: Entry;
  readonly pointer: string;
  readonly start: number;
  readonly end: number;
  /** Whether it stands alone, as the name of a file may. */
  readonly isBare: boolean;
}

function sideOf(model: Model, at: HostAt) {
  return textSide(model, atOf(model, at.entry, at.pointer), at, at.host);
}

/** An entry that has not changed is not read again. */
const hostsIn = memoize((entry: Entry): readonly HostAt[] => {
  const hosts: HostAt[] = [];
  for (const { value, pointer } of containersIn(entry))
    for (const key in value) {
      const text = value[key as never] as JsonValue;
      if (typeof text === 'string' && mayHoldHost(text))
        addHosts(hosts, entry, text, pointerTo(pointer, key));
    }
  return hosts;
});

/** Of addresses, of e-mail, and values that are nothing else. */
const HOST = /(?<=https?:\/\/|[\w.+-]@)[a-z\d-]+(?:\.[a-z\d-]+)+|^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/gi;

/** Most texts hold none, and are long. */
function mayHoldHost(text: string): boolean {
  return text.includes('.') && (text.includes('//') || text.includes('@') || !text.includes(' '));
}

function addHosts(hosts: HostAt[], entry: Entry, text: string, pointer: string): void {
  for (const { 0: host, index } of text.matchAll(HOST)) {
    const [start, end] = [index, index + host.length];
    hosts.push({ host: host.toLowerCase(), entry, pointer, start, end, isBare: host === text });
  }
}

/** One label alone differs, and not the last, by little; `www` and the like are too short to tell. */
function isAlmost(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length || one[0] !== other[0]) return false;
  const [differing, ...more] = one.flatMap((label, at) => (label === other[at] ? [] : [at]));
  return (
    differing !== undefined && more.length === 0 && isMisspelt(one[differing] ?? '', other[differing] ?? '')
  );
}

/** Shorter names are too easily alike. */
const LETTERS = 5;

/** A letter for up to three others, "boutik" and "boutique", or two swapped; digits tell servers apart. */
function isMisspelt(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < LETTERS || one.replace(/\d/g, '') === other.replace(/\d/g, '')) return false;
  const [start, end] = sharedEnds(short, long);
  const [less, more] = [short, long].map((name) => name.slice(start, name.length - end));
  if (less === undefined || more === undefined) return false;
  const isSwapped = more.length === 2 && less === `${more[1]}${more[0]}`;
  return isSwapped || (less.length < 2 && more.length < 4);
}
