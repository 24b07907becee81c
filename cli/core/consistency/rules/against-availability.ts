import { en, fr } from '../../messages/phrases.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { At, Gone } from '../../model/relations.ts';
import { valueAt } from '../../values/json-value.ts';
import { parentPointer } from '../../values/pointer.ts';
import { finding, type Side } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side, textSide } from '../sides.ts';

export const againstAvailability: Rule<{ 'against-availability': { product: string; page: string } }> = {
  id: 'against-availability',
  title: { fr: 'article vanté, puis introuvable', en: 'promoted product that is unavailable' },
  why: {
    fr: 'le visiteur choisit un article, et apprend ensuite qu’il n’y en a plus',
    en: 'visitors choose a product, then learn that there is none left',
  },
  words: {
    'against-availability': ({ product, page }) => [
      `il n’y a plus de ${fr.quote(product)}, sans date de retour, et ${fr.quote(page)} y mène encore`,
      'montrez autre chose, ou donnez une fin à cet état',
      `there is no ${en.quote(product)} left, with no end in sight, and ${en.quote(page)} still leads there`,
      'show something else, or give this state an end',
    ],
  },
  *find(model) {
    for (const gone of model.gones) {
      const product = model.entry(`${gone.collection}/${gone.slug}`);
      if (!product) continue;
      const state = side(model, gone, gone.value, {
        routes: model.paths.ofEntry(gone.collection, gone.slug),
      });
      for (const place of praising(model, gone))
        yield finding(
          'against-availability',
          { product: nameOf(product), page: place.source },
          product.subject,
          [place, state],
        );
    }
  },
};

/** Where words lead to it: items of lists whose words name what they refer to, and, once an entry, links in texts. */
function* praising(model: Model, { collection, slug }: Gone): Generator<Side> {
  const isNamedBeside = (entry: At['entry'], item: string) =>
    model.namings.some(
      ({ names, entry: from, pointer }) =>
        names === 'target' && from === entry && parentPointer(pointer) === item,
    );
  const isComplete = (entry: At['entry'], list: string) =>
    model.completes.some((each) => each.entry === entry && each.pointer === list);
  for (const {
    list: { entry, pointer },
    item,
  } of model.listingsOf(collection, slug))
    if (!isComplete(entry, pointer) && isNamedBeside(entry, parentPointer(item.pointer)))
      yield side(model, atOf(model, entry, item.pointer), slug);
  const seen = new Set<string>();
  for (const { entry, pointer, value, start, end, match } of model.hrefs) {
    const isThere = match?.route.collection === collection && match.slug === slug;
    if (!isThere || seen.has(entry.subject) || valueAt(entry.value, pointer) === value) continue;
    seen.add(entry.subject);
    yield textSide(model, atOf(model, entry, pointer), { start, end }, value);
  }
}
