import { groupBy } from '../../content/group.ts';
import { byReason } from '../../language/wording.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { foldText } from '../../model/values.ts';
import type { Text } from '../../model/walk.ts';
import { isMapping, listIn, valueAt } from '../../values/json-value.ts';
import { parentPointer } from '../../values/pointer.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

/** Texts that must be unique to one page or picture, by where they stand. */
const KINDS = [
  { what: 'title', place: /\/seo\/title$/ },
  { what: 'description', place: /\/seo\/description$/ },
  { what: 'alternative', place: /\/alt$/ },
] as const;

export const sameWords: Rule<{
  'same-words': { what: 'title' | 'description' | 'alternative'; words: string };
}> = {
  id: 'same-words',
  title: { fr: 'mêmes mots pour deux choses', en: 'the same words for two things' },
  why: {
    fr: 'deux onglets, deux résultats de recherche ou deux images que rien ne distingue',
    en: 'two tabs, two search results or two pictures that nothing tells apart',
  },
  words: {
    'same-words': ({ what, words }) =>
      byReason(what, {
        title: [
          `les titres de plusieurs pages disent la même chose : « ${words} »`,
          'donnez à chaque page un titre que les autres n’ont pas',
          `the titles of several pages say the same: "${words}"`,
          'give each page a title that no other has',
        ],
        description: [
          `les descriptions de plusieurs pages disent la même chose : « ${words} »`,
          'dites de chaque page ce qu’on n’y trouve que là',
          `the descriptions of several pages say the same: "${words}"`,
          'describe what is unique to each page',
        ],
        alternative: [
          `plusieurs images disent la même chose : « ${words} »`,
          'dites de chaque image ce que l’on n’y voit que là',
          `several pictures say the same: "${words}"`,
          'describe what is unique to each picture',
        ],
      }),
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
    yield* titlesOfRoutes(model);
    yield* headings(model);
  },
};

/** Pages that share the title that a browser shows before they have loaded; `/a/:b` may bear that of `/a`. */
function* titlesOfRoutes(model: Model) {
  const entry = model.singleton(model.settings.routes);
  const titled = listIn(entry?.value, 'routes').flatMap((row, index) =>
    isMapping(row) && typeof row.title === 'string' && typeof row.path === 'string'
      ? [{ title: row.title, path: row.path, pointer: `/routes/${index}/title` }]
      : [],
  );
  for (const same of groupBy(titled, ({ title }) => foldText(title)).values()) {
    const group = same.filter(({ path }) => !same.some((each) => path.startsWith(`${each.path}/:`)));
    const [first] = group;
    if (!entry || !first || group.length < 2) continue;
    const sides = group.map(({ path, pointer, title }) =>
      side(model, atOf(model, entry, pointer), path, { key: title }),
    );
    yield finding('same-words', { what: 'title' as const, words: first.title }, entry.subject, sides);
  }
}

/** Two pages of the shop under one heading. */
function* headings(model: Model) {
  const isHeading = ({ entry, pointer }: Text) =>
    pointer === '/title' &&
    entry.collection === undefined &&
    model.routes.pagesOf(undefined, entry.slug).length > 0;
  for (const group of groupBy(model.texts.filter(isHeading), ({ value }) => foldText(value)).values()) {
    const [first] = group;
    if (!first || group.length < 2) continue;
    const sides = group.map((text) => side(model, text, text.entry.subject, { key: text.value }));
    yield finding('same-words', { what: 'title' as const, words: first.value }, first.entry.subject, sides);
  }
}

/** The page or the picture that a text is about: the file of a picture, else the entry. */
function describedBy({ entry, pointer }: Text): string {
  const around = valueAt(entry.value, parentPointer(pointer));
  return isMapping(around) && typeof around.src === 'string' ? around.src : entry.subject;
}
