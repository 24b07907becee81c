import { groupBy } from '../../content/group.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Model } from '../../model/model.ts';
import type { Text } from '../../model/walk.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const cutShort: Rule<{
  'cut-short': { end: string };
  'cut-short/stop': { end: string; others: number };
  'cut-short/start': { start: string; others: number };
  'cut-short/bracket': { bracket: string };
}> = {
  id: 'cut-short',
  title: { fr: 'texte coupé', en: 'text cut short' },
  why: {
    fr: 'le visiteur lit une phrase qui s’arrête au milieu',
    en: 'visitors read a sentence that stops halfway',
  },
  words: {
    'cut-short': ({ end }) => [
      `ce texte s’arrête au milieu d’une phrase : ${fr.quote(`… ${end}`)}`,
      'écrivez la suite',
      `this text stops in the middle of a sentence: ${en.quote(`… ${end}`)}`,
      'write the rest',
    ],
    'cut-short/stop': ({ end, others }) => [
      `${fr.quote(`… ${end}`)} n’a pas de point, et les ${others} autres textes de cette place en ont un`,
      'écrivez la fin de la phrase',
      `${en.quote(`… ${end}`)} has no full stop, and the ${others} other texts of this place have one`,
      'write the end of the sentence',
    ],
    'cut-short/start': ({ start, others }) => [
      `${fr.quote(`${start} …`)} commence sans capitale, et les ${others} autres textes de cette place en ont une`,
      'écrivez le début de la phrase',
      `${en.quote(`${start} …`)} begins without a capital, and the ${others} other texts of this place have one`,
      'write the beginning of the sentence',
    ],
    'cut-short/bracket': ({ bracket }) => [
      `« ${bracket} » s’ouvre et ne se ferme pas`,
      'fermez-la, ou écrivez la suite',
      `"${bracket}" is opened and never closed`,
      'close it, or write the rest',
    ],
  },
  *find(model) {
    if (model.settings.language !== 'fr') return;
    const told = new Set<Text>();
    for (const text of model.texts) {
      yield;
      const found = unfinished(model, text);
      if (!found) continue;
      told.add(text);
      yield found;
    }
    for (const [text, found] of unlikeTheOthers(model)) if (!told.has(text)) yield found;
  },
};

/** Texts in one place: the items of a list, a field of all entries of a collection, and the items of such a list. */
const PLACES = {
  list: ({ entry, pointer }: Text) =>
    /\/\d+(?:\/[^/\d]+)?$/.test(pointer)
      ? `${entry.subject} ${pointer.replace(/\/\d+(\/[^/]+)?$/, '/*$1')}`
      : undefined,
  field: ({ entry, pointer }: Text) =>
    entry.collection !== undefined && !/\/\d+(?:\/|$)/.test(pointer)
      ? `${entry.collection} ${pointer}`
      : undefined,
  items: ({ entry, pointer }: Text) =>
    entry.collection !== undefined && /\/\d+(?:\/|$)/.test(pointer)
      ? `${entry.collection} ${pointer.replace(/\/\d+(?=\/|$)/g, '/*')}`
      : undefined,
} as const;

/** So many others at least show how such texts end. */
const OTHERS = 3;
const STOPPED = { own: /[.!?…](?:[»”")\]\s*_]|\(\S*\))*$/, other: /[\p{L}\p{N}]\s*$/u };
const CAPITAL = { own: /^[«“"([*_\s]*[^\p{Ll}]/u, other: /^\s*\p{Ll}/u };
/** Several paragraphs, a list, a table, or nothing but a phrase that is filled in. */
const NO_SENTENCES = /\n[ \t]*(?:\n|[-*+|#]|\d+\.)|^\{\{[^{}]*\}\}$/;

/** The texts that alone of their place do not end, or begin, as all others. */
function* unlikeTheOthers(model: Model) {
  const plain = model.texts.filter(({ value }) => !NO_SENTENCES.test(value.trim()));
  for (const place of Object.values(PLACES))
    for (const [name, group] of groupBy(plain, (text) => place(text) ?? '')) {
      const others = group.length - 1;
      if (name === '' || others < OTHERS) continue;
      const open = odd(group, STOPPED);
      if (open) {
        const params = { end: endOf(open.value), others };
        yield [
          open,
          finding('cut-short/stop', params, open.entry.subject, [side(model, open, open.value)]),
        ] as const;
      }
      // Of fragments, such as values beside labels, some begin in the middle.
      const late = group.every(({ value }) => STOPPED.own.test(value)) ? odd(group, CAPITAL) : undefined;
      if (late) {
        const params = { start: startOf(late.value), others };
        yield [
          late,
          finding('cut-short/start', params, late.entry.subject, [side(model, late, late.value)]),
        ] as const;
      }
    }
}

/** The only text that is not as all others are. */
function odd(
  group: readonly Text[],
  { own, other }: { readonly own: RegExp; readonly other: RegExp },
): Text | undefined {
  const [text, ...more] = group.filter(({ value }) => !own.test(value));
  return text && more.length === 0 && other.test(text.value) ? text : undefined;
}

/** Nothing ends with one of these. « Celles qui vont avec » does, and « À partir de » is the beginning of a price. */
const OPEN =
  /(?:^|[\s'’])(?:le|la|les|l|une?|des|du|de|d|au|aux|et|ou|à|par|sur|que|qu|ne|se|nos|vos|votre|notre|ses|ces|cette|leurs?|chaque|quelques|plusieurs|si|dont|mais|donc|car)['’]?$/;
/** Words of a text that is no more than the beginning of something: « À partir de », « Pour qui ». */
const WORDS = 5;

/** So many letters at the end of a text show how it ends. */
const LAST = 40;

function unfinished(model: Model, text: Text) {
  const value = text.value.trim();
  const at = (part: string) => [side(model, text, part)];
  const { subject } = text.entry;
  const last = value.slice(-LAST);
  if (last.endsWith(',')) return finding('cut-short', { end: endOf(value) }, subject, at(text.value));
  if (OPEN.test(last.toLowerCase()) && value.split(/\s+/).length >= WORDS && isOwnSentence(text))
    return finding('cut-short', { end: endOf(value) }, subject, at(text.value));
  for (const [open, close] of BRACKETS)
    if (value.includes(open) && value.split(open).length > value.split(close).length)
      return finding('cut-short/bracket', { bracket: open }, subject, at(text.value));
  return undefined;
}

const BRACKETS = [
  ['(', ')'],
  ['«', '»'],
] as const;

/** A text of several sentences in a single file may be continued by what the page adds: « nous répondons au ». */
function isOwnSentence({ entry, pointer, value }: Text): boolean {
  return entry.collection !== undefined || /\/\d+(?:\/|$)/.test(pointer) || !/[.!?]\s/.test(value);
}

function endOf(text: string): string {
  return text.trim().split(/\s+/).slice(-4).join(' ');
}

function startOf(text: string): string {
  return text.trim().split(/\s+/).slice(0, 4).join(' ');
}
