import { groupBy } from '../../content/group.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Model } from '../../model/model.ts';
import type { Text } from '../../model/walk.ts';
import { ordinalAt } from '../../prose/ordinals.ts';
import { tokenize } from '../../prose/tokens.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const outOfOrder: Rule<{ 'out-of-order': { written: string; position: number; count: number } }> = {
  id: 'out-of-order',
  title: { fr: 'rang qui n’est pas le sien', en: 'rank that is not its own' },
  why: {
    fr: 'le visiteur lit « cinquième » là où il compte deux',
    en: 'visitors read "fifth" where they count two',
  },
  words: {
    'out-of-order': ({ written, position, count }) => [
      `${fr.quote(written)} est la ligne ${position} sur ${count}, et les autres disent leur rang`,
      'corrigez ce rang, ou l’ordre de la liste',
      `${en.quote(written)} is item ${position} of ${count}, and the others say their rank`,
      'fix the rank, or the order of the list',
    ],
  },
  *find(model) {
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
