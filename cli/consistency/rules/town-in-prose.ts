import { isMapping } from '../../content/json-value.ts';
import { placeIn } from '../../content/places.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { seasonOf } from '../../model/season.ts';
import type { At, Text } from '../../model/walk.ts';
import { type PlaceSaid, placesSaid } from '../../prose/places.ts';
import { sentencesOf } from '../../prose/polarity.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

/** The subject of the lexicon whose words say that we come to a place. */
const SERVED = 'towns';

export const townInProse: Rule<{
  'town-in-prose': { town: string; isInside: boolean };
  'town-in-prose/postal-code': { town: string; written: string; own: readonly string[] };
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
    'town-in-prose/postal-code': ({ town, written, own }) => [
      `le texte donne à ${town} le code postal ${written} ; c’est ${fr.all(own, 'ou')}`,
      'corrigez le code',
      `the text gives ${town} the postal code ${written}; it is ${en.all(own, 'or')}`,
      'fix the code',
    ],
  },
  *find(model) {
    const { lexicon } = model;
    const towns = townsOf(model);
    const served = lexicon?.words.subjects.find(({ about }) => about.includes(SERVED));
    if (!lexicon || !served || towns.size === 0) return;
    const season = seasonOf(model);
    for (const text of model.texts) {
      if (!/\p{Lu}/u.test(text.value)) continue;
      const codes = /\d{5}/.test(text.value);
      if (!codes && !lexicon.mayServe(text.value)) continue;
      for (const { sentence, paragraphStart } of sentencesOf(text.value))
        for (const said of placesSaid(sentence, lexicon, season, (name) => towns.has(name), served))
          yield* judge(model, text, said, towns.get(said.name), paragraphStart);
    }
  },
};

interface Town {
  readonly name: string;
  readonly at: At;
  readonly isInside: boolean;
  readonly postalCodes: readonly string[];
}

/** The towns that are served, and those near by that are not, by their names. */
function townsOf(model: Model): ReadonlyMap<string, Town> {
  const towns = new Map<string, Town>();
  const outside = model.singleton('surroundings');
  const communes =
    outside && isMapping(outside.value) && Array.isArray(outside.value.communes)
      ? outside.value.communes
      : [];
  for (const [index, commune] of communes.entries()) {
    if (!outside || !isMapping(commune)) continue;
    const postalCodes = Array.isArray(commune.postalCodes) ? commune.postalCodes.map(String) : [];
    const at = atOf(model, outside, `/communes/${index}`);
    towns.set(String(commune.name), { name: String(commune.name), at, isInside: false, postalCodes });
  }
  for (const entry of model.collection('towns')) {
    if (!isMapping(entry.value) || typeof entry.value.name !== 'string') continue;
    const { name, postalCode, otherPostalCodes } = entry.value;
    const others = Array.isArray(otherPostalCodes) ? otherPostalCodes : [];
    const postalCodes = [postalCode, ...others].map(String);
    towns.set(name, { name, at: atOf(model, entry, ''), isInside: true, postalCodes });
  }
  return towns;
}

function* judge(model: Model, text: Text, said: PlaceSaid, town: Town | undefined, paragraphStart: number) {
  if (!town) return;
  const range = { start: said.start + paragraphStart, end: said.end + paragraphStart };
  const own = side(model, text, text.value.slice(range.start, range.end), {
    place: placeIn(text.entry, text.pointer, { range }),
  });
  const { name, isInside } = town;
  if (said.isServed !== undefined && said.isServed !== isInside)
    yield finding('town-in-prose', { town: name, isInside }, text.entry.subject, [
      own,
      side(model, town.at, name),
    ]);
  if (said.postalCode !== undefined && !town.postalCodes.includes(said.postalCode))
    yield finding(
      'town-in-prose/postal-code',
      { town: name, written: said.postalCode, own: town.postalCodes },
      text.entry.subject,
      [own, side(model, town.at, town.postalCodes.join(', '))],
    );
}
