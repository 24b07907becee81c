import { groupBy } from '../../content/group.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Model } from '../../model/model.ts';
import type { Text } from '../../model/walk.ts';
import { ordinalAt } from '../../prose/ordinals.ts';
import { tokenize } from '../../prose/tokens.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side, textSide } from '../sides.ts';

export const outOfOrder: Rule<{
  'out-of-order': { written: string; position: number; count: number };
  'out-of-order/year': { year: string; beside: readonly string[] };
}> = {
  id: 'out-of-order',
  title: { fr: 'rang qui n’est pas le sien', en: 'wrong rank in a list' },
  why: {
    fr: 'le visiteur lit « cinquième » là où il compte deux',
    en: 'visitors read "fifth" where they count two',
  },
  words: {
    'out-of-order': ({ written, position, count }) => [
      `${fr.quote(written)} est la ligne ${position} sur ${count}, et les autres disent leur rang`,
      'corrigez ce rang, ou l’ordre de la liste',
      `${en.quote(written)} is item ${position} of ${count}, and the others are numbered correctly`,
      'fix the rank, or the order of the list',
    ],
    'out-of-order/year': ({ year, beside }) => [
      `${year} est à côté de ${fr.all(beside)}, dans une liste rangée par années`,
      'corrigez l’année, ou déplacez la ligne',
      `${year} is beside ${en.all(beside)}, in a list sorted by year`,
      'fix the year, or move the item',
    ],
  },
  *find(model) {
    for (const text of model.texts) yield* misplacedYears(model, text);
    if (model.settings.language !== 'fr') return;
    const items = model.texts.flatMap((text) => rankedIn(text));
    const lists = groupBy(items, ({ text, list }) => `${text.entry.file.path} ${list}`);
    for (const list of lists.values()) yield* misranked(model, list);
  },
};

interface Ranked {
  readonly text: Text;
  /** The place of the list and the field, without the item’s own index. */
  readonly list: string;
  readonly index: number;
  readonly rank: number;
}

/** A text of a list that begins with an ordinal. */
function rankedIn(text: Text): Ranked[] {
  const [, before, index, field] = /^(.*)\/(\d+)((?:\/[^/\d]+)?)$/.exec(text.pointer) ?? [];
  if (index === undefined || text.value.length > LONGEST) return [];
  const rank = ordinalAt(tokenize(text.value));
  return rank === undefined ? [] : [{ text, list: `${before}/*${field}`, index: Number(index), rank }];
}

/** Longer texts may begin with an ordinal of something else. */
const LONGEST = 60;
const ITEMS = 3;

/** Where all but one count on from the first; two that were swapped are two. */
function* misranked(model: Model, list: readonly Ranked[]) {
  if (list.length < ITEMS) return;
  const offsets = groupBy(list, ({ index, rank }) => rank - index);
  const [usual = []] = [...offsets.values()].sort((a, b) => b.length - a.length);
  const wrong = list.filter((each) => !usual.includes(each));
  if (wrong.length === 0 || usual.length < 2 || wrong.length > usual.length) return;
  for (const { text, index } of wrong)
    yield finding(
      'out-of-order',
      { written: text.value, position: index + 1, count: list.length },
      text.entry.subject,
      [side(model, text, text.value)],
    );
}

/** A Markdown list with the lines that continue its items. */
const LISTS = /^[-*] .*(?:\n(?:[-*] |[ \t]|$).*)*/gm;
/** An item that begins with a year, perhaps in bold. */
const DATED_ITEM = /^[-*] (?:\*\*)?(1\d{3}|20\d\d)(?!\d)/gm;

/** A list of years in order but for one, which stands after a later year or before an earlier one. */
function* misplacedYears(model: Model, text: Text) {
  for (const { 0: list, index: from } of text.value.matchAll(LISTS)) {
    const items = [...list.matchAll(DATED_ITEM)].map(({ 0: item, 1: year = '', index }) => {
      const end = from + index + item.length;
      return { year, range: { start: end - year.length, end } };
    });
    if (items.length <= ITEMS || isAscending(items)) continue;
    // Of two neighbours that were swapped, the first is named.
    const at = items.findIndex((_, index) => isAscending(items.toSpliced(index, 1)));
    const odd = items[at];
    if (!odd) continue;
    const beside = [items[at - 1], items[at + 1]].flatMap((each) => each?.year ?? []);
    yield finding('out-of-order/year', { year: odd.year, beside }, text.entry.subject, [
      textSide(model, text, odd.range, odd.year),
    ]);
  }
}

function isAscending(items: readonly { readonly year: string }[]): boolean {
  return items.every(({ year }, at) => year >= (items[at - 1]?.year ?? year));
}
