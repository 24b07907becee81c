import { hasReadings } from '../../content/entry-readings.ts';
import type { Fact } from '../../model/facts.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { foldText } from '../../model/values.ts';
import type { Text } from '../../model/walk.ts';
import { isMapping, valueAt } from '../../values/json-value.ts';
import { parentPointer } from '../../values/pointer.ts';
import { partAround, titlesOf, type Use } from '../claims/placeholders.ts';
import { isLinked, ownWords } from '../claims/subjects.ts';
import { finding } from '../finding.ts';
import { side } from '../sides.ts';
import { labelSide, ownSide } from './sides.ts';

/** A field that names the fact of another product than its entry. */
export function* referencesToAnother(model: Model) {
  for (const { entry, pointer, collection, slug, part } of model.names) {
    const fact =
      collection === model.settings.facts && part === 'value'
        ? model.facts.find((each) => each.slug === slug)
        : undefined;
    const product = fact && productBeside(model, fact, entry.collection, entry.slug);
    if (!fact || !product) continue;
    const params = { label: fact.label, own: nameOf(entry), other: nameOf(product) };
    yield finding('misplaced-fact/of-another', params, entry.subject, [
      side(model, atOf(model, entry, pointer), slug),
      side(model, atOf(model, fact.entry, '/qualifier/product'), product.slug),
    ]);
  }
}

/** The entry of `collection` that a fact is about, when it is not `slug`. */
function productBeside(model: Model, fact: Fact, collection: string | undefined, slug: string) {
  const { product } = fact.qualifier;
  if (product === undefined || product === slug || collection === undefined) return undefined;
  return model.entry(`${collection}/${product}`);
}

/** A placeholder of a fact that is about another product or season than its text. */
export function* ofAnother(model: Model, use: Use) {
  const { fact, text } = use;
  if (!fact) return;
  const siblings = model.factsAbout(fact.topic).filter((each) => each !== fact);
  const products = [fact, ...siblings].flatMap(({ qualifier }) => qualifier.product ?? []);
  const said = productsSaid(use, products);
  const { product } = fact.qualifier;
  if (product !== undefined && !said.has(product)) {
    const [named] = said;
    const collection = collectionOf(model, product, text.entry.collection);
    const isOfCollection = text.entry.collection === collection;
    const beside = isOfCollection ? text.entry.slug : namedBeside(text, products);
    const meant = named ?? beside;
    const [mine, other] = [model.entry(`${collection}/${meant}`), model.entry(`${collection}/${product}`)];
    if (mine && other && mine !== other) {
      const params = { label: fact.label, own: nameOf(mine), other: nameOf(other) };
      yield finding('misplaced-fact/of-another', params, text.entry.subject, [
        ownSide(use, model),
        labelSide(model, fact),
      ]);
    }
  }
  yield* ofOtherSeason(model, use, fact, siblings);
}

/** The collection of products: that of the text, or the one whose entries have no readings. */
function collectionOf(model: Model, product: string, near: string | undefined): string | undefined {
  if (near !== undefined && model.entry(`${near}/${product}`)) return near;
  return model.collections.find((name) => {
    const entry = model.entry(`${name}/${product}`);
    return entry && !hasReadings(entry);
  });
}

/** The products that the part of the sentence around the placeholder names. */
function productsSaid({ sentence: { tokens }, at }: Use, products: readonly string[]): ReadonlySet<string> {
  const { from, to } = partAround(tokens, at);
  const part = tokens.slice(from, to);
  return new Set(
    products.filter((product) => {
      const words = ownWords(product, products);
      return isLinked(product, part) || part.some(({ text }) => words.includes(text));
    }),
  );
}

/** The product that the mapping around a text names in a field of its own. */
function namedBeside({ entry, pointer }: Text, products: readonly string[]): string | undefined {
  const around = valueAt(entry.value, parentPointer(pointer));
  return isMapping(around) ? products.find((product) => Object.values(around).includes(product)) : undefined;
}

/** The days of one season beside the hours of another, or under the name of another. */
function* ofOtherSeason(model: Model, use: Use, fact: Fact, siblings: readonly Fact[]) {
  const { season } = fact.qualifier;
  if (season === undefined) return;
  const others = siblings.filter(
    ({ qualifier }) => qualifier.season !== undefined && qualifier.season !== season,
  );
  const titles = foldText(titlesOf(model, use.text).join(' . '));
  const told = others.find((other) => titles.includes(foldText(String(other.qualifier.season))));
  const beside = use.shown
    .flatMap((name) => model.facts.find(({ slug }) => slug === name) ?? [])
    .find(
      ({ topic, qualifier }) =>
        topic !== fact.topic && qualifier.season !== undefined && qualifier.season !== season,
    );
  const meant = told && !titles.includes(foldText(season)) ? told.qualifier.season : beside?.qualifier.season;
  if (meant === undefined || !others.some(({ qualifier }) => qualifier.season === meant)) return;
  const params = { label: fact.label, own: meant, other: season };
  yield finding('misplaced-fact/of-another', params, use.text.entry.subject, [
    ownSide(use, model),
    labelSide(model, fact),
  ]);
}
