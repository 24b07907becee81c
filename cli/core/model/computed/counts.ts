import type { ComputedFact, Entry } from '../../content/content.ts';
import { groupBy } from '../../content/group.ts';
import type { Source } from './source.ts';

/** Words of slugs shorter than this name no group. */
const NAME = 5;

/** `count:varieties`, and `count:varieties/nordmann` for those whose slugs share a word. */
export const counts: Source = {
  id: 'count',
  reads: () => false,
  *facts({ collections, settings }) {
    for (const [name, entries] of collections) {
      const [first] = entries;
      if (!first || name === settings.facts || name === settings.phrases) continue;
      yield counted(name, first, entries.length, {
        fr: `nombre de fiches de ${name}`,
        en: `entries of ${name}`,
      });
      const words = entries.flatMap((entry) =>
        entry.slug
          .split('-')
          .filter((word) => word.length >= NAME)
          .map((word) => ({ word, entry })),
      );
      for (const [word, named] of groupBy(words, (each) => each.word)) {
        const [one] = named;
        if (named.length < 2 || !one) continue;
        const label = {
          fr: `nombre de fiches de ${name} dont le nom contient « ${word} »`,
          en: `entries of ${name} whose name has "${word}"`,
        };
        yield counted(`${name}/${word}`, one.entry, named.length, label);
      }
    }
  },
};

function counted(name: string, entry: Entry, count: number, label: ComputedFact['label']): ComputedFact {
  return {
    name: `count:${name}`,
    kind: 'count',
    value: count,
    text: String(count),
    label,
    entry,
    pointer: '',
  };
}
