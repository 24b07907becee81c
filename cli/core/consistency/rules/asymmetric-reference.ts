import type { Entry } from '../../content/content.ts';
import { groupBy } from '../../content/group.ts';
import { placeIn } from '../../content/places.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { lastStep, parentPointer } from '../../values/pointer.ts';
import { additionCure, finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const asymmetricReference: Rule<{
  'asymmetric-reference': { from: string; to: string };
  'asymmetric-reference/unanswered': { from: string; to: readonly string[] };
  'asymmetric-reference/unreturned': { from: readonly string[]; to: string };
  'asymmetric-reference/self': { name: string };
  'asymmetric-reference/both': { name: string; other: string };
}> = {
  id: 'asymmetric-reference',
  title: { fr: 'relation à sens unique', en: 'one-way relation' },
  why: {
    fr: 'l’une des deux pages oublie l’autre : l’une se trompe',
    en: 'one of the two pages leaves the other out: one of them is wrong',
  },
  words: {
    'asymmetric-reference': ({ from, to }) => [
      `${from} nomme ${to}, mais ${to} ne nomme pas ${from}`,
      'ajoutez la relation qui manque, ou retirez l’autre',
      `${from} names ${to}, but ${to} does not name ${from}`,
      'add the missing relation, or remove the other',
    ],
    'asymmetric-reference/unanswered': ({ from, to }) => [
      `${from} nomme ${fr.all(to)}, qui ne nomment pas ${from}`,
      `ajoutez ${from} à chacune de ces fiches, ou retirez-les de la sienne`,
      `${from} names ${en.all(to)}, which do not name ${from}`,
      `add ${from} to each of these entries, or remove them from its own`,
    ],
    'asymmetric-reference/unreturned': ({ from, to }) => [
      `${fr.all(from)} nomment ${to}, qui n’en nomme aucune`,
      `ajoutez-les à la fiche de ${to}, ou retirez ${to} de chacune`,
      `${en.all(from)} name ${to}, which names none of them`,
      `add them to the entry of ${to}, or remove ${to} from each`,
    ],
    'asymmetric-reference/self': ({ name }) => [
      `${name} se nomme elle-même`,
      'nommez une autre fiche',
      `${name} names itself`,
      'name another entry',
    ],
    'asymmetric-reference/both': ({ name, other }) => [
      `${name} nomme ${other} dans deux listes, qui ailleurs n’ont rien en commun`,
      'gardez la relation qui convient',
      `${name} names ${other} in two lists, which have nothing in common elsewhere`,
      'keep the relation that fits',
    ],
  },
  *find(model) {
    yield* toThemselves(model);
    yield* inBoth(model);
    const pairs = oneWayPairs(model);
    const most = groupBy(pairs, ({ key, list }) => `${key} ${list.entry.slug}`);
    const least = groupBy(pairs, ({ key, other }) => `${key} ${other.slug}`);
    const groups = groupBy(pairs, ({ key, list, other }) => {
      const [named, naming] = [`${key} ${list.entry.slug}`, `${key} ${other.slug}`];
      const isOfFirst = (most.get(named)?.length ?? 0) >= (least.get(naming)?.length ?? 0);
      return isOfFirst ? `from ${named}` : `to ${naming}`;
    });
    for (const [group, own] of groups) yield oneCause(model, own, group.startsWith('from '));
  },
};

function* toThemselves(model: Model) {
  for (const name of model.collections)
    for (const entry of model.collection(name))
      for (const named of model.namesOf(entry)) {
        if (named.entry !== entry) continue;
        const own = side(model, atOf(model, entry, named.pointer), nameOf(entry));
        yield finding('asymmetric-reference/self', { name: nameOf(entry) }, entry.subject, [own]);
      }
}

type List = Model['lists'][number];

interface Pair {
  /** The fields of both. */
  readonly key: string;
  readonly one: List;
  readonly other: List;
  /** The items of the second that the first has, too. */
  readonly shared: List['items'];
}

/** Of so many mappings with two such lists, all others keep them apart. */
const APART = 3;

/** Two lists side by side that name one entry, where such lists elsewhere are disjoint. */
function* inBoth(model: Model) {
  const beside = groupBy(
    model.lists,
    ({ entry, pointer, collection }) => `${entry.subject} ${parentPointer(pointer)} ${collection}`,
  );
  const pairs = [...beside.values()].flatMap((lists) =>
    lists.flatMap((one, index) =>
      lists.slice(index + 1).map((other): Pair => {
        const named = new Set(one.items.map(({ slug }) => slug));
        const fields = [one, other].map(({ pointer }) => lastStep(pointer));
        const shared = other.items.filter(({ slug }) => named.has(slug));
        return { key: fields.join(' '), one, other, shared };
      }),
    ),
  );
  for (const same of groupBy(pairs, ({ key }) => key).values()) {
    const [pair, ...more] = same.filter(({ shared }) => shared.length > 0);
    if (!pair || more.length > 0 || same.length < APART) continue;
    for (const item of pair.shared) {
      const twin = pair.one.items.find(({ slug }) => slug === item.slug);
      const named = model.entry(`${pair.one.collection}/${item.slug}`);
      if (!twin || !named) continue;
      const params = { name: nameOf(pair.one.entry), other: nameOf(named) };
      yield finding('asymmetric-reference/both', params, pair.one.entry.subject, [
        side(model, { ...pair.other, pointer: item.pointer }, item.slug),
        side(model, { ...pair.one, pointer: twin.pointer }, item.slug),
      ]);
    }
  }
}

/** An entry that names another and is not named back. */
interface OneWay {
  /** The relation. */
  readonly key: string;
  readonly list: List;
  readonly item: List['items'][number];
  readonly other: Entry;
}

function oneWayPairs(model: Model): OneWay[] {
  const lists = model.lists.filter(
    ({ isSymmetric, entry, collection }) => isSymmetric && entry.collection === collection,
  );
  const named = new Set(
    lists.flatMap(({ entry, pointer, items }) => items.map(({ slug }) => `${pointer} ${entry.slug} ${slug}`)),
  );
  return lists.flatMap((list) =>
    list.items.flatMap((item) => {
      if (named.has(`${list.pointer} ${item.slug} ${list.entry.slug}`)) return [];
      const other = model.entry(`${list.collection}/${item.slug}`);
      return other ? [{ key: list.pointer, list, item, other }] : [];
    }),
  );
}

/** One finding for an entry that nobody names back, or that names nobody back: that entry is the one to fix. */
function oneCause(model: Model, pairs: readonly OneWay[], isOfFirst: boolean) {
  const from = pairs.map(({ list }) => nameOf(list.entry));
  const to = pairs.map(({ other }) => nameOf(other));
  const [first = '', second = ''] = [from[0], to[0]];
  const [pair] = pairs;
  const naming = pairs.map(({ list, item }) =>
    side(model, { ...list, pointer: item.pointer }, `nomme ${item.slug}`, {
      en: { value: `names ${item.slug}` },
    }),
  );
  const silent = pairs.map(({ list, other }) =>
    side(
      model,
      { entry: other, pointer: list.pointer, surfaces: list.surfaces },
      `ne nomme pas ${list.entry.slug}`,
      {
        en: { value: `does not name ${list.entry.slug}` },
        place: placeIn(other, list.pointer, { part: 'key' }),
      },
    ),
  );
  const sides = [...naming, ...silent];
  const missing = pairs.map(({ list: { entry, pointer }, other }) => ({
    entry: other,
    pointer,
    slug: entry.slug,
  }));
  const more = { cures: [additionCure([...new Set(from)].join(', '), missing)] };
  const subject = (isOfFirst ? pair?.list.entry : pair?.other)?.subject ?? '';
  if (pairs.length === 1)
    return finding('asymmetric-reference', { from: first, to: second }, subject, sides, more);
  return isOfFirst
    ? finding('asymmetric-reference/unanswered', { from: first, to }, subject, sides, more)
    : finding('asymmetric-reference/unreturned', { from, to: second }, subject, sides, more);
}
