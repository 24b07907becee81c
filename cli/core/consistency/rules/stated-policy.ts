import { en, fr } from '../../messages/phrases.ts';
import type { Fact } from '../../model/facts.ts';
import type { Model } from '../../model/model.ts';
import { seasonOf } from '../../model/season.ts';
import type { Text } from '../../model/walk.ts';
import { keptLast } from '../../prose/cached.ts';
import type { Lexicon } from '../../prose/lexicon.ts';
import type { QuantityInText } from '../../prose/paragraphs.ts';
import { type Stance, sentencesOf, stancesOf } from '../../prose/polarity.ts';
import { fold } from '../../prose/tokens.ts';
import { expectedOn } from '../claims/judge-statements.ts';
import { factsBySubject, isNamedFor } from '../claims/subjects.ts';
import { namesOf, type Town, townsByName } from '../claims/towns.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { factSide, statedSide } from '../sides.ts';

/** A fact of this kind that holds, and one that does not. */
const YES = 'oui';

export const statedPolicy: Rule<{
  'stated-policy': { stated: string; label: string; holds: boolean; fact: string };
  'stated-policy/place': { stated: string; label: string; expected: string; fact: string };
}> = {
  id: 'stated-policy',
  title: { fr: 'oui d’un côté, non de l’autre', en: 'yes here, no there' },
  why: {
    fr: 'le visiteur lit que c’est gratuit, permis ou compris, et apprend ensuite le contraire',
    en: 'visitors read that something is free, allowed or included, then learn the opposite',
  },
  words: {
    'stated-policy': ({ stated, label, holds, fact }) => [
      `le texte dit ${fr.quote(stated)}, mais ${fr.quote(label)} vaut ${holds ? 'oui' : 'non'}`,
      `corrigez la phrase, ou la constante ${fr.quote(label)}`,
      `the text says ${en.quote(stated)}, but ${en.quote(label)} is ${holds ? 'yes' : 'no'}`,
      `fix the sentence, or the fact ${fact}`,
    ],
    'stated-policy/place': ({ stated, label, expected, fact }) => [
      `le texte dit ${fr.quote(stated)}, mais ${fr.quote(label)} vaut ${fr.quote(expected)}`,
      `corrigez le lieu, ou la constante ${fr.quote(label)}`,
      `the text says ${en.quote(stated)}, but ${en.quote(label)} is ${en.quote(expected)}`,
      `fix the place, or the fact ${fact}`,
    ],
  },
  *find(model) {
    const { lexicon } = model;
    if (!lexicon) return;
    const factsOf = factsBySubject(model);
    const season = seasonOf(model);
    const towns = townsByName(model);
    const names = namesOf(towns);
    for (const text of model.eachText()) {
      yield;
      const stances = stancesIn(text, lexicon, season, names, model.quantitiesIn(text));
      for (const { stance, paragraphStart } of stances)
        if (isOfUs(stance, text, towns))
          for (const fact of factsOf(stance.subject))
            yield* against(model, text, fact, stance, paragraphStart);
    }
  },
};

/** Not where a required word of the subject is missing, nor for what holds only in the served towns when another is named. */
function isOfUs(stance: Stance, { entry }: Text, towns: ReadonlyMap<string, Town>): boolean {
  if (!stance.isMentioned && !isNamedFor(entry, stance.subject)) return false;
  return !stance.places.some((name) => towns.get(name)?.isInside === false);
}

const implying = keptLast(({ words }: Lexicon) => words.subjects.filter(({ pages }) => pages.length > 0));

const stancesIn = keptLast(
  (
    { entry, value }: Text,
    lexicon: Lexicon,
    season: number | undefined,
    towns: ReadonlySet<string>,
    quantities: readonly QuantityInText[],
  ) => {
    const { collection = '', subject: page } = entry;
    const implied = implying(lexicon).filter(
      ({ pages }) => pages.includes(page) || pages.includes(collection),
    );
    const amounts = quantities.filter((each) => each.kind === 'money' && Number(each.value) !== 0);
    return sentencesOf(value).flatMap(({ sentence, paragraphStart }) => {
      const inside = amounts
        .map((each) => ({ start: each.start - paragraphStart, end: each.end - paragraphStart }))
        .filter((each) => each.start >= sentence.start && each.end <= sentence.end);
      const isTown = (name: string) => towns.has(name);
      const stances = stancesOf(sentence, lexicon, season, inside, isTown, implied);
      return Array.from(stances, (stance) => ({ stance, paragraphStart }));
    });
  },
);

function* against(model: Model, text: Text, fact: Fact, stance: Stance, paragraphStart: number) {
  const { label, slug } = fact;
  const range = { start: stance.stated.start + paragraphStart, end: stance.stated.end + paragraphStart };
  for (const reading of expectedOn(fact, text.surfaces)) {
    const holds = reading.canonical === YES;
    const isOpposite = fact.kind === 'policy' && stance.holds === !holds;
    const isElsewhere =
      fact.kind === 'place' && stance.name !== undefined && fold(stance.name) !== fold(reading.text);
    if (!isOpposite && !isElsewhere) continue;
    const stated = statedSide(model, text, range);
    const params = { stated: stated.value, label, fact: slug };
    const sides = [stated, factSide(model, fact, reading)];
    yield isOpposite
      ? finding('stated-policy', { ...params, holds }, text.entry.subject, sides)
      : finding('stated-policy/place', { ...params, expected: reading.text }, text.entry.subject, sides);
  }
}
