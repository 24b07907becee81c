import { isMapping, valueAt } from '../../content/json-value.ts';
import { groupBy } from '../../model/group.ts';
import { foldText } from '../../model/values.ts';
import type { Text } from '../../model/walk.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

/** What should be said of one page or picture only, by where it stands. */
const KINDS = [
  { what: 'title', place: /\/seo\/title$/ },
  { what: 'description', place: /\/seo\/description$/ },
  { what: 'alternative', place: /\/alt$/ },
] as const;

export const sameWords: Rule = {
  id: 'same-words',
  title: { fr: 'mêmes mots pour deux choses', en: 'the same words for two things' },
  why: {
    fr: 'deux onglets, deux résultats de recherche ou deux images que rien ne distingue',
    en: 'two tabs, two search results or two pictures that nothing tells apart',
  },
  *find(model) {
    for (const { what, place } of KINDS) {
      const texts = model.texts.filter(({ pointer }) => place.test(pointer));
      for (const group of groupBy(texts, ({ value }) => foldText(value)).values()) {
        const [first] = group;
        if (!first || new Set(group.map(describedBy)).size < 2) continue;
        const sides = group.map((text) => side(model, text, describedBy(text), { key: text.value }));
        yield finding('same-words', { what, words: first.value }, first.entry.subject, sides);
      }
    }
  },
};

/** The page or the picture that a text is about: the file of a picture, else the entry. */
function describedBy({ entry, pointer }: Text): string {
  const around = valueAt(entry.value, pointer.slice(0, pointer.lastIndexOf('/')));
  return isMapping(around) && typeof around.src === 'string' ? around.src : entry.subject;
}
