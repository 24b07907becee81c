import type { Entry } from '../../content/content.ts';
import { hasReadings } from '../../content/entry-readings.ts';
import { LEXICON } from '../../content/settings/settings.ts';
import { en, fr } from '../../messages/phrases.ts';
import { nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { lineUp } from '../../model/prices.ts';
import { measureOf } from '../../model/values.ts';
import type { Text } from '../../model/walk.ts';
import { sentencesOf } from '../../prose/polarity.ts';
import { euros, heights } from '../../values/decimals.ts';
import {
  type Comparison,
  comparisonIn,
  comparisonWordsOf,
  mentionableNamesOf,
  type Order,
} from '../claims/comparisons.ts';
import { finding, type Side } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { factSide, priceSide, textSide } from '../sides.ts';

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
    if (!model.lexicon || !vocabulary || vocabulary.topics.length === 0) return;
    const scales = new Map(vocabulary.topics.map((of) => [of, scaleOf(model, of)]));
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

/** By what they are compared: a topic of facts, or the prices of a collection. */
interface Scale {
  readonly products: readonly Entry[];
  /** Undefined where what is known of the two leaves it open. */
  compare(one: Entry, other: Entry): Compared | undefined;
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
function belied({ order, one, other }: Comparison, scale: Scale | undefined): Compared | undefined {
  const all = one.flatMap((a) => other.map((b) => (a === b ? undefined : scale?.compare(a, b))));
  const [first] = all;
  return first && all.every((each) => each && FALSE[order].includes(each.order)) ? first : undefined;
}

function scaleOf(model: Model, of: string): Scale {
  return of.startsWith('price:') ? scaleOfPrices(model, of.slice('price:'.length)) : scaleOfFacts(model, of);
}

function scaleOfFacts(model: Model, topic: string): Scale {
  const facts = model.factsAbout(topic);
  const slugs = new Set(facts.flatMap(({ qualifier }) => qualifier.product ?? []));
  const products = model.entries.filter((entry) => slugs.has(entry.slug) && !hasReadings(entry));
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
  };
}

function orderOfPrices(one: number | null, other: number | null): Order {
  const [a, b] = [one ?? 0, other ?? 0];
  return a === b ? 'same' : a > b ? 'more' : 'less';
}
