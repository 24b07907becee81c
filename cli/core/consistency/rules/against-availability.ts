import { en, fr } from '../../messages/phrases.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { rowsAt } from '../../model/prices.ts';
import { isMapping, listIn, valueAt } from '../../values/json-value.ts';
import { parentPointer } from '../../values/pointer.ts';
import { finding, type Side } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side, textSide } from '../sides.ts';

interface Found {
  tree: string;
  page: string;
}

export const againstAvailability: Rule<{
  'against-availability': Found;
  'against-availability/delay': Found;
}> = {
  id: 'against-availability',
  title: { fr: 'sapin vanté, puis introuvable', en: 'promoted tree that is unavailable' },
  why: {
    fr: 'le visiteur choisit un sapin, et apprend ensuite qu’il n’y en a plus, ou pas à temps',
    en: 'visitors choose a tree, then learn that there is none left, or not in time',
  },
  words: {
    'against-availability': ({ tree, page }) => [
      `${fr.quote(tree)} est épuisé, sans date de retour, et ${fr.quote(page)} y mène encore`,
      'montrez un autre sapin, ou donnez une fin à cet état',
      `${en.quote(tree)} is sold out with no end in sight, and ${en.quote(page)} still leads there`,
      'show another tree, or give this state an end',
    ],
    'against-availability/delay': ({ tree, page }) => [
      `${fr.quote(tree)} se prépare sur commande, et ${fr.quote(page)} promet le délai de tous les autres`,
      'dites le délai de cet arbre, ou retirez cette promesse',
      `${en.quote(tree)} is on order, and ${en.quote(page)} promises the delay of all others`,
      'say the delay of this tree, or remove the promise',
    ],
  },
  *find(model) {
    for (const line of linesOf(model)) {
      const tree = model.entry(`varieties/${line.variety}`);
      const list = model.singleton('availability');
      if (!tree || !list) continue;
      const said = side(model, { entry: list, pointer: line.pointer, surfaces: [] }, STATES[line.state].fr, {
        key: line.state,
        en: { value: STATES[line.state].en },
        routes: model.paths.ofEntry('varieties', line.variety),
      });
      const places =
        line.state === 'on-order' ? hastyTexts(model, line) : line.until ? [] : leadsTo(model, line);
      for (const place of places) {
        const code = line.state === 'on-order' ? 'against-availability/delay' : 'against-availability';
        yield finding(code, { tree: nameOf(tree), page: place.source }, tree.subject, [place, said]);
      }
    }
  },
};

const STATES = {
  'sold-out': { fr: 'épuisé', en: 'sold out' },
  'on-order': { fr: 'sur commande', en: 'on order' },
} as const;

interface Line {
  readonly pointer: string;
  readonly variety: string;
  readonly state: keyof typeof STATES;
  readonly sizes: readonly string[] | undefined;
  readonly until: unknown;
}

/** The trees that are sold out or on order. */
function linesOf(model: Model): Line[] {
  return listIn(model.singleton('availability')?.value, 'states').flatMap((item, index): Line[] => {
    if (!isMapping(item)) return [];
    const { variety, state, sizes, until } = item;
    if (typeof variety !== 'string' || typeof state !== 'string' || !isState(state)) return [];
    const named = Array.isArray(sizes) ? sizes.map(String) : undefined;
    return [{ pointer: `/states/${index}/state`, variety, state, sizes: named, until }];
  });
}

/** Teasers of a size that is sold out; for a sold-out variety, also the first link to it in each article. */
function* leadsTo(model: Model, line: Line): Generator<Side> {
  for (const { list, item } of model.listingsOf('varieties', line.variety)) {
    const teaser = valueAt(list.entry.value, parentPointer(item.pointer));
    const height = isMapping(teaser) ? teaser.height : undefined;
    if (typeof height === 'number' && isGone(model, line, height))
      yield side(model, atOf(model, list.entry, item.pointer), line.variety);
  }
  if (line.sizes) return;
  const told = new Set<string>();
  for (const { entry, pointer, value, start, end, match } of model.hrefs)
    if (
      !told.has(entry.subject) &&
      entry.collection === 'articles' &&
      match?.route.collection === 'varieties' &&
      match.slug === line.variety
    ) {
      told.add(entry.subject);
      yield textSide(model, atOf(model, entry, pointer), { start, end }, value);
    }
}

function isState(state: string): state is Line['state'] {
  return state in STATES;
}

/** Whether a tree of this height belongs to a size that the line names. */
function isGone(model: Model, { variety, sizes }: Line, height: number): boolean {
  if (!sizes) return true;
  const files = model.priceFiles.filter(({ product }) => product.slug === variety);
  const rows = files.flatMap(({ readings }) => readings.flatMap((reading) => rowsAt(reading.rows, height)));
  return rows.length > 0 && rows.every(({ min, max }) => sizes.includes(`${min}-${max}`));
}

/** Delays that a text of the variety mentions before the usual one, when they differ from its promise. */
const COMPARED = /plus (?:long|lent|tard)s? que\s*$/iu;

function* hastyTexts(model: Model, { variety }: Line): Generator<Side> {
  for (const { slug } of model.factsAbout('delivery-time'))
    for (const { entry, pointer, start } of model.placeholdersOf(slug)) {
      const text = valueAt(entry.value, pointer);
      if (entry.subject !== `varieties/${variety}` || typeof text !== 'string') continue;
      if (!COMPARED.test(text.slice(0, start))) yield side(model, atOf(model, entry, pointer), `{{${slug}}}`);
    }
}
