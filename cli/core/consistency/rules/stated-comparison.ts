import type { Entry } from '../../content/content.ts';
import { hasReadings } from '../../content/entry-readings.ts';
import { LEXICON } from '../../content/settings/settings.ts';
import { en, fr } from '../../messages/phrases.ts';
import { along } from '../../model/computed/places.ts';
import { type Coordinates, coordinatesOf } from '../../model/coordinates.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { lineUp, type PriceFile, type PriceReading, type PriceRow } from '../../model/prices.ts';
import type { Trait } from '../../model/relations.ts';
import { measureOf } from '../../model/values.ts';
import type { Text } from '../../model/walk.ts';
import { sentencesOf } from '../../prose/polarity.ts';
import { euros, heights } from '../../values/decimals.ts';
import { comparisonWordsOf, type Order, type Topic } from '../claims/comparison-words.ts';
import { type Comparison, comparisonIn, mentionableNamesOf } from '../claims/comparisons.ts';
import { finding, type Side } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { factSide, priceSide, rowSide, side, textSide } from '../sides.ts';

export const statedComparison: Rule<{
  'stated-comparison': { said: string; one: string; value: string; other: string; otherValue: string };
}> = {
  id: 'stated-comparison',
  title: { fr: 'comparaison que les valeurs démentent', en: 'comparison that the values belie' },
  why: {
    fr: 'le visiteur choisit un produit pour un avantage qu’il n’a pas',
    en: 'visitors choose a product for an advantage that it does not have',
  },
  words: {
    'stated-comparison': ({ said, one, value, other, otherValue }) => [
      `le texte dit ${fr.quote(said)}, mais ${fr.quote(one)} : ${value}, et ${fr.quote(other)} : ${otherValue}`,
      'corrigez la phrase, ou les valeurs',
      `the text says ${en.quote(said)}, but ${en.quote(one)}: ${value}, and ${en.quote(other)}: ${otherValue}`,
      'fix the sentence, or the values',
    ],
  },
  *find(model) {
    const lexicon = model.singleton(LEXICON);
    const vocabulary = lexicon && comparisonWordsOf(lexicon);
    if (!model.lexicon || !vocabulary || vocabulary.topics.size === 0) return;
    const scales = new Map([...vocabulary.topics].map(([of, topic]) => [of, scaleOf(model, topic)]));
    const names = mentionableNamesOf([...new Set([...scales.values()].flatMap(({ products }) => products))]);
    const mayCompare = (part: string) => vocabulary.quick.test(part);
    for (const text of model.texts) {
      yield;
      if (!mayCompare(text.value)) continue;
      for (const sentence of sentencesOf(text.value, mayCompare)) {
        const comparison = comparisonIn(model, text, sentence, vocabulary, names);
        const known = comparison && belied(comparison, scales.get(comparison.of));
        if (known) yield found(model, text, sentence.paragraphStart, comparison, known);
      }
    }
  },
};

function found(
  model: Model,
  text: Text,
  paragraphStart: number,
  { start, end }: Comparison,
  { one, other, sides }: Compared,
) {
  const range = { start: paragraphStart + start, end: paragraphStart + end };
  const said = text.value.slice(range.start, range.end).replace(/\s+/g, ' ');
  const params = {
    said,
    one: nameOf(one),
    value: sides[0].value,
    other: nameOf(other),
    otherValue: sides[1].value,
  };
  return finding('stated-comparison', params, text.entry.subject, [
    textSide(model, text, range, said),
    ...sides,
  ]);
}

// --- What the content says of the products ----------------------------------------------------------------------------

interface Compared {
  readonly one: Entry;
  readonly other: Entry;
  readonly order: Order;
  /** A value of each. */
  readonly sides: readonly [Side, Side];
}

/** By what they are compared: a topic of facts, the prices of a collection, or how far a place lies to one side. */
interface Scale {
  readonly products: readonly Entry[];
  /** Undefined where what is known of the two leaves it open. */
  compare(one: Entry, other: Entry): Compared | undefined;
  /** The same by the least of each, or by the most, for what is said of all; where it differs from `compare`. */
  compareEnds?(one: Entry, other: Entry, end: 'least' | 'most'): Compared | undefined;
}

/** Which orders make a claim false. */
const FALSE: Readonly<Record<Comparison['order'], readonly Order[]>> = {
  more: ['less', 'same'],
  less: ['more', 'same'],
  same: ['more', 'less'],
  'not-more': ['more'],
  'not-less': ['less'],
};

/** The values that make a comparison false, whichever products a shared name means. */
function belied({ order, pairs, isOfAll }: Comparison, scale: Scale | undefined): Compared | undefined {
  if (!scale) return undefined;
  const end = order === 'less' || order === 'not-less' ? 'least' : 'most';
  const compare = (a: Entry, b: Entry) =>
    isOfAll && scale.compareEnds ? scale.compareEnds(a, b, end) : scale.compare(a, b);
  for (const [one, other] of pairs) {
    const all = one.entries.flatMap((a) => other.entries.map((b) => compare(a, b)));
    const [first] = all;
    if (first && all.every((each) => each && FALSE[order].includes(each.order))) return first;
  }
  return undefined;
}

function scaleOf(model: Model, topic: Topic): Scale {
  const [kind = '', name = ''] = topic.of.split(':');
  if (kind === 'furthest') return scaleOfPlaces(model, name);
  if (kind === 'trait') return scaleOfTrait(model, name, topic.ranks);
  return kind === 'price' ? scaleOfPrices(model, name) : scaleOfFacts(model, topic.of);
}

function scaleOfFacts(model: Model, topic: string): Scale {
  const facts = model.factsAbout(topic);
  const slugs = new Set(facts.flatMap(({ qualifier }) => qualifier.product ?? []));
  const products = model.collections
    .filter((name) => name !== 'facts')
    .flatMap((name) =>
      model.collection(name).filter((entry) => slugs.has(entry.slug) && !hasReadings(entry)),
    );
  const readingsOf = ({ slug }: Entry) =>
    facts
      .filter(({ qualifier }) => qualifier.product === slug)
      .flatMap((fact) => fact.readings.filter(({ live }) => live).map((reading) => ({ fact, reading })));
  return {
    products,
    compare(one, other) {
      const pairs = readingsOf(one).flatMap((a) => readingsOf(other).map((b) => ({ a, b })));
      const [first] = pairs;
      const order = agreed(pairs.map(({ a, b }) => orderOf(a.reading.canonical, b.reading.canonical)));
      if (!first || !order) return undefined;
      const { a, b } = first;
      return {
        one,
        other,
        order,
        sides: [factSide(model, a.fact, a.reading), factSide(model, b.fact, b.reading)],
      };
    },
  };
}

function orderOf(one: string, other: string): Order | undefined {
  const [a, b] = [measureOf(one), measureOf(other)];
  if (!a || !b || a.unit !== b.unit) return undefined;
  if (a.from === b.from && a.to === b.to) return 'same';
  if (a.from >= b.from && a.to >= b.to) return 'more';
  return a.from <= b.from && a.to <= b.to ? 'less' : undefined;
}

function agreed(orders: readonly (Order | undefined)[]): Order | undefined {
  const [first] = orders;
  return orders.every((order) => order === first) ? first : undefined;
}

function scaleOfPrices(model: Model, collection: string): Scale {
  const files = model.priceFiles.filter(({ product }) => product.collection === collection);
  const pricedOf = ({ slug }: Entry) => {
    const file = files.find(({ product }) => product.slug === slug);
    return file ? { file, readings: file.readings.filter(({ live }) => live) } : undefined;
  };
  return {
    products: files.flatMap(({ product }) => model.entry(`${collection}/${product.slug}`) ?? []),
    compare(one, other) {
      const [a, b] = [pricedOf(one), pricedOf(other)];
      const [first, second] = [a?.readings[0], b?.readings[0]];
      if (!a || !b || !first || !second) return undefined;
      const sizes = lineUp([...a.readings, ...b.readings]).filter(({ prices }) =>
        prices.every((price) => price !== null),
      );
      const at = a.readings.length;
      const order = agreed(
        sizes.flatMap(({ prices }) =>
          prices.slice(0, at).flatMap((x) => prices.slice(at).map((y) => orderOfPrices(x, y))),
        ),
      );
      const [{ min, max, prices } = { min: 0, max: 0, prices: [] }] = sizes;
      if (!order) return undefined;
      const shown = (price: number | null | undefined) => `${heights(min, max)} ${euros(price ?? 0)}`;
      return {
        one,
        other,
        order,
        sides: [
          priceSide(model, a.file, first, `${first.pointer}/grid`, shown(prices[0])),
          priceSide(model, b.file, second, `${second.pointer}/grid`, shown(prices[at])),
        ],
      };
    },
    compareEnds(one, other, end) {
      const [a, b] = [pricedOf(one), pricedOf(other)].map((each) => each && endRow(each, end));
      if (!a || !b || a.row.price === b.row.price) return undefined;
      const order = orderOfPrices(a.row.price, b.row.price);
      const shown = ({ file, row }: Ended) => rowSide(model, file, row, euros(row.price));
      return { one, other, order, sides: [shown(a), shown(b)] };
    },
  };
}

interface Priced {
  readonly file: PriceFile;
  readonly readings: readonly PriceReading[];
}

interface Ended {
  readonly file: PriceFile;
  readonly row: PriceRow;
}

/** The row with the lowest price, or with the highest; undefined where the readings differ on it. */
function endRow({ file, readings }: Priced, end: 'least' | 'most'): Ended | undefined {
  const rows = readings.flatMap(({ rows }) => {
    const [row] = rows.toSorted((a, b) => (end === 'least' ? a.price - b.price : b.price - a.price));
    return row ? [row] : [];
  });
  const [row] = rows;
  return row && rows.every(({ price }) => price === row.price) ? { file, row } : undefined;
}

function orderOfPrices(one: number | null, other: number | null): Order {
  const [a, b] = [one ?? 0, other ?? 0];
  return a === b ? 'same' : a > b ? 'more' : 'less';
}

/** Two places that lie less far apart than this, in degrees, are level. */
const LEVEL = 0.002;

function scaleOfPlaces(model: Model, side: string): Scale {
  const degrees = along(side);
  const places = new Map(
    model.collection('towns').flatMap((entry) => {
      const at = coordinatesOf(entry);
      return at && degrees ? [[entry, { degrees: degrees(at), at }] as const] : [];
    }),
  );
  return {
    products: [...places.keys()],
    compare(one, other) {
      const [a, b] = [places.get(one), places.get(other)];
      if (!a || !b || Math.abs(a.degrees - b.degrees) < LEVEL) return undefined;
      const order = a.degrees > b.degrees ? 'more' : 'less';
      return { one, other, order, sides: [placeSide(model, one, a.at), placeSide(model, other, b.at)] };
    },
  };
}

function placeSide(model: Model, entry: Entry, { lat, lon }: Coordinates): Side {
  return side(model, atOf(model, entry, '/coordinates'), `lat ${lat}, lon ${lon}`);
}

/** The values of one rank are not compared. */
function scaleOfTrait(model: Model, name: string, ranks: Topic['ranks']): Scale {
  const traits = new Map(
    model.traits.filter(({ trait }) => trait === name).map((trait) => [trait.entry, trait] as const),
  );
  const rankOf = ({ value }: Trait) => ranks.findIndex((values) => values.includes(value));
  return {
    products: [...traits.keys()],
    compare(one, other) {
      const [a, b] = [traits.get(one), traits.get(other)];
      if (!a || !b || rankOf(a) < 0 || rankOf(b) < 0 || rankOf(a) === rankOf(b)) return undefined;
      const order = rankOf(a) > rankOf(b) ? 'more' : 'less';
      return { one, other, order, sides: [side(model, a, a.value), side(model, b, b.value)] };
    },
  };
}
