import { placeIn } from '../../content/places.ts';
import { nameOf } from '../../model/lookups.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const asymmetricReference: Rule<{ 'asymmetric-reference': { from: string; to: string } }> = {
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
  },
  *find(model) {
    const lists = model.lists.filter(
      ({ isSymmetric, entry, collection }) => isSymmetric && entry.collection === collection,
    );
    const named = new Set(
      lists.flatMap(({ entry, pointer, items }) =>
        items.map(({ slug }) => `${pointer} ${entry.slug} ${slug}`),
      ),
    );
    for (const list of lists) {
      for (const item of list.items) {
        if (named.has(`${list.pointer} ${item.slug} ${list.entry.slug}`)) continue;
        const other = model.entry(`${list.collection}/${item.slug}`);
        if (!other) continue;
        const silent = { entry: other, pointer: list.pointer, surfaces: list.surfaces };
        const params = { from: nameOf(list.entry), to: nameOf(other) };
        yield finding('asymmetric-reference', params, list.entry.subject, [
          side(model, { ...list, pointer: item.pointer }, `nomme ${item.slug}`, {
            en: { value: `names ${item.slug}` },
          }),
          side(model, silent, `ne nomme pas ${list.entry.slug}`, {
            en: { value: `does not name ${list.entry.slug}` },
            place: placeIn(other, list.pointer, { part: 'key' }),
          }),
        ]);
      }
    }
  },
};
