import type { Entry } from '../../content/content.ts';
import { LEXICON } from '../../content/settings/settings.ts';
import { en, fr } from '../../messages/phrases.ts';
import { greatCircle } from '../../model/coordinates.ts';
import type { Model } from '../../model/model.ts';
import { seasonOf } from '../../model/season.ts';
import { measureOf } from '../../model/values.ts';
import type { Text } from '../../model/walk.ts';
import { keptLast } from '../../prose/cached.ts';
import type { Lexicon, Subject } from '../../prose/lexicon.ts';
import { isQuoted } from '../../prose/paragraphs.ts';
import { type NamedPlace, namedPlaces, remoteness } from '../../prose/places.ts';
import { sentencesOf } from '../../prose/polarity.ts';
import { type Statement, statementOf } from '../../prose/statements.ts';
import { kilometres } from '../../values/decimals.ts';
import { namesOf, servedIn, servingSubjects, type Town, townsByName } from '../claims/towns.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side, statedSide } from '../sides.ts';

export const townInProse: Rule<{
  'town-in-prose': { town: string; isInside: boolean };
  'town-in-prose/postal-code': { town: string; written: string; expected: readonly string[] };
  'town-in-prose/distance': { from: string; to: string; stated: string; straight: string };
}> = {
  id: 'town-in-prose',
  title: { fr: 'commune dite livrée, ou non livrée, à tort', en: 'town wrongly said to be served, or not' },
  why: {
    fr: 'le visiteur croit que nous venons chez lui, ou que nous n’y venons pas',
    en: 'visitors believe that we come to them, or that we do not',
  },
  words: {
    'town-in-prose': ({ town, isInside }) =>
      isInside
        ? [
            `le texte dit que ${town} n’est pas livrée, mais la commune a sa page de livraison`,
            'corrigez la phrase, ou retirez la commune',
            `the text says that ${town} is not served, but the town has a page`,
            'fix the sentence, or remove the town',
          ]
        : [
            `le texte dit que ${town} est livrée, mais la commune est hors de la zone`,
            'corrigez la phrase, ou donnez à la commune sa page',
            `the text says that ${town} is served, but the town is outside the zone`,
            'fix the sentence, or give the town a page',
          ],
    'town-in-prose/postal-code': ({ town, written, expected }) => [
      `le texte donne à ${town} le code postal ${written} ; c’est ${fr.all(expected, 'ou')}`,
      'corrigez le code',
      `the text gives ${town} the postal code ${written}; it is ${en.all(expected, 'or')}`,
      'fix the code',
    ],
    'town-in-prose/distance': ({ from, to, stated, straight }) => [
      `le texte met ${fr.quote(stated)} entre ${from} et ${to} ; à vol d’oiseau, il y en a ${straight}`,
      'corrigez la distance, ou les coordonnées de la commune',
      `the text puts ${en.quote(stated)} between ${from} and ${to}; as the crow flies, it is ${straight}`,
      'fix the distance, or the coordinates of the town',
    ],
  },
  *find(model) {
    const { lexicon } = model;
    const towns = townsByName(model);
    const serving = lexicon ? servingSubjects(lexicon, servedIn(model)) : [];
    if (!lexicon || serving.length === 0 || towns.size === 0) return;
    const far = placesOutside(model, serving);
    const season = seasonOf(model);
    const places = namesOf(towns, far);
    for (const text of model.eachText()) {
      yield;
      if (/\p{Lu}/u.test(text.value)) yield* farOff(model, text, towns);
      for (const { place, paragraphStart } of namedIn(text, lexicon, season, serving, places))
        yield* judge(model, text, place, towns.get(place.name) ?? far.get(place.name), paragraphStart);
    }
  },
};

/** Places too far away for `surroundings.yaml`, which the lexicon names. */
function placesOutside(model: Model, serving: readonly Subject[]): ReadonlyMap<string, Town> {
  const entry = model.singleton(LEXICON);
  const all = model.lexicon?.words.subjects ?? [];
  const named = serving.flatMap((subject) =>
    subject.outside.map((name, index): readonly [string, Town] => {
      const pointer = `/subjects/${all.indexOf(subject)}/outside/${index}`;
      const at = { entry: entry as Entry, pointer, surfaces: [] };
      return [name, { name, at, isInside: false, postalCodes: [], coordinates: undefined }];
    }),
  );
  return new Map(entry ? named : []);
}

const namedIn = keptLast(
  (
    { value }: Text,
    lexicon: Lexicon,
    season: number | undefined,
    serving: readonly Subject[],
    places: ReadonlySet<string>,
  ) =>
    sentencesOf(value).flatMap(({ sentence, paragraphStart }) => {
      const named = namedPlaces(sentence, lexicon, season, (name) => places.has(name), serving);
      return Array.from(named, (place) => ({ place, paragraphStart }));
    }),
);

function* judge(model: Model, text: Text, place: NamedPlace, town: Town | undefined, paragraphStart: number) {
  if (!town) return;
  const range = { start: place.start + paragraphStart, end: place.end + paragraphStart };
  const stated = () => statedSide(model, text, range);
  const { name, isInside } = town;
  if (place.isServed !== undefined && place.isServed !== isInside)
    yield finding('town-in-prose', { town: name, isInside }, text.entry.subject, [
      stated(),
      side(model, town.at, name),
    ]);
  if (
    place.postalCode !== undefined &&
    town.postalCodes.length > 0 &&
    !town.postalCodes.includes(place.postalCode)
  )
    yield finding(
      'town-in-prose/postal-code',
      { town: name, written: place.postalCode, expected: town.postalCodes },
      text.entry.subject,
      [stated(), side(model, town.at, town.postalCodes.join(', '))],
    );
}

/** A road is longer than the straight line, seldom by more than this factor; short ways wind more. */
const WINDING = 1.5;
const AROUND = 3;
/** Tolerance for "une dizaine", "environ" and rounded figures. */
const ROUGHLY = 0.25;
const ROUNDED = 0.1;

/** "Riquewihr est à 25 km de Colmar", or without its name on its page: against the coordinates of both. */
function* farOff(model: Model, text: Text, towns: ReadonlyMap<string, Town>) {
  const { lexicon } = model;
  if (!lexicon || !/\bk/i.test(text.value)) return;
  const here = () => [...towns.values()].find(({ at, isInside }) => isInside && at.entry === text.entry);
  for (const quantity of model.quantitiesIn(text)) {
    const measure = quantity.kind === 'distance' ? measureOf(quantity.value) : undefined;
    if (!measure || measure.to < 1000 || isQuoted(quantity.paragraph)) continue;
    const statement = statementOf(quantity, lexicon, seasonOf(model));
    const named = statement && remoteness(statement, (name) => towns.has(name));
    const [from, to] = [towns.get(named?.from ?? ''), named?.to === undefined ? here() : towns.get(named.to)];
    if (!statement || !from?.coordinates || !to?.coordinates || from === to || statement.world !== 'ours')
      continue;
    const straight = greatCircle(from.coordinates, to.coordinates);
    if (isPossible(measure.from / 1000, measure.to / 1000, straight, statement)) continue;
    const stated = statedSide(model, text, quantity);
    const params = { from: from.name, to: to.name, stated: stated.value, straight: kilometres(straight) };
    yield finding('town-in-prose/distance', params, text.entry.subject, [
      stated,
      side(model, to.at, kilometres(straight)),
    ]);
  }
}

function isPossible(least: number, most: number, straight: number, statement: Statement): boolean {
  const { operator, quantity } = statement;
  const slack = operator === 'about' || quantity.isRough ? ROUGHLY : ROUNDED;
  const isFarEnough = most * (1 + slack) + 1 >= straight;
  const isNearEnough = least * (1 - slack) <= straight * WINDING + AROUND;
  if (operator === 'at-most' || operator === 'less-than') return isFarEnough;
  if (operator === 'at-least' || operator === 'more-than') return isNearEnough;
  return isFarEnough && isNearEnough;
}
