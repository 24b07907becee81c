import { groupBy } from '../../content/group.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { DistinctText } from '../../model/relations.ts';
import { foldText } from '../../model/values.ts';
import { lastStep, parentPointer } from '../../values/pointer.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const sameWords: Rule<{ 'same-words': { words: string } }> = {
  id: 'same-words',
  title: { fr: 'mêmes mots pour deux choses', en: 'the same words for two things' },
  why: {
    fr: 'de deux choses qui portent les mêmes mots, l’une a été copiée et oubliée',
    en: 'of two things with the same words, one was copied and forgotten',
  },
  words: {
    'same-words': ({ words }) => [
      `plusieurs choses portent les mêmes mots : ${fr.quote(words)}`,
      'donnez à chacune des mots que les autres n’ont pas',
      `several things have the same words: ${en.quote(words)}`,
      'give each words that no other has',
    ],
  },
  *find(model) {
    for (const texts of groupBy(model.distincts, setOf).values()) {
      yield;
      for (const same of groupBy(texts, ({ value }) => foldText(value)).values()) {
        const [first] = same;
        if (!first || new Set(same.map(describedBy)).size < 2) continue;
        const sides = same.map((text) => side(model, text, text.value));
        yield finding('same-words', { words: first.value }, first.entry.subject, sides);
      }
    }
  },
};

/** Those among which a text must be alone: of the items or fields beside it, or of all in the content. */
function setOf({ among, entry, pointer }: DistinctText): string {
  if (among !== 'siblings') return among;
  return [entry.subject, parentPointer(parentPointer(pointer)), lastStep(pointer)].join(' ');
}

/** One picture may be described in the same words wherever it stands. */
function describedBy({ entry, pointer, image }: DistinctText): string {
  return image ?? `${entry.subject} ${pointer}`;
}
