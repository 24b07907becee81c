import type { Entry } from '../../content/content.ts';
import { isMapping } from '../../content/json-value.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { finding } from '../finding.ts';
import { likenesses } from '../likeness.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

/** From this share on, two towns read as one page with two names. */
const TOO_MUCH = 0.2;

export const similarTexts: Rule<{ 'similar-texts': { town: string; other: string; percent: number } }> = {
  id: 'similar-texts',
  title: { fr: 'deux communes presque pareilles', en: 'two towns almost alike' },
  why: {
    fr: 'le visiteur lit deux fois la même page, et les moteurs de recherche n’en montrent qu’une',
    en: 'a visitor reads the same page twice, and search engines show one of the two only',
  },
  words: {
    'similar-texts': ({ town, other, percent }) => [
      `le texte de ${town} reprend ${percent} % de celui de ${other}`,
      'dites ce qui n’est vrai que de cette commune : une rue, un accès, un quartier',
      `the text of ${town} repeats ${percent}% of that of ${other}`,
      'say what is true of this town only: a street, a way in, a quarter',
    ],
  },
  *find(model) {
    const towns = model.collection('towns');
    const texts = towns.map((town) => ({ names: nameOf(town), text: ownText(town) }));
    for (const { index, other, share } of likenesses(texts)) {
      const [town, earlier] = [towns[index], towns[other]];
      if (share < TOO_MUCH || !town || !earlier) continue;
      const params = { town: nameOf(town), other: nameOf(earlier), percent: Math.round(share * 100) };
      yield finding('similar-texts', params, town.subject, [textSide(model, town), textSide(model, earlier)]);
    }
  },
};

/** The part of a town's page that is its own; the rest is the same for all. */
function ownText({ value }: Entry): string {
  const { text = '', description = '' } = isMapping(value) ? value : {};
  return `${text}\n${description}`;
}

function textSide(model: Model, town: Entry) {
  return side(model, atOf(model, town, '/text'), nameOf(town));
}
