import type { Entry } from '../../content/content.ts';
import type { Reading } from '../../content/entry-readings.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf, surfacesOfPrices } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const unshownReading: Rule<{ 'unshown-reading': { source: string; surface: string } }> = {
  id: 'unshown-reading',
  title: {
    fr: 'lecture pour une page qui n’en montre rien',
    en: 'reading for a page that shows nothing of it',
  },
  why: {
    fr: 'qui corrige cette lecture croit corriger la page, et le visiteur continue d’en lire une autre',
    en: 'an editor who fixes this reading believes the page is fixed, and visitors go on reading another one',
  },
  words: {
    'unshown-reading': ({ source, surface }) => [
      `la lecture ${fr.quote(source)} vaut pour ${fr.quote(surface)}, qui n’en montre rien`,
      'retirez cette page des « surfaces », ou écrivez la valeur là où elle manque',
      `the reading ${en.quote(source)} is for ${en.quote(surface)}, which shows nothing of it`,
      'remove that page from "surfaces", or write the value where it is missing',
    ],
  },
  *find(model) {
    // Where no text stands, what is shown is not known.
    const written = new Set(model.texts.flatMap(({ surfaces }) => surfaces));
    for (const { entry, slug, readings } of model.facts) {
      yield;
      const uses = model.placeholdersOf(slug);
      const names = model.namesOf(entry);
      // What an entry names is read wherever that entry is shown.
      if (uses.length === 0 || names.some(({ entry: { collection } }) => collection !== undefined)) continue;
      const named = names.flatMap(({ entry: by }) => [FRAME, ...model.routes.pagesOf(undefined, by.slug)]);
      const shown = new Set([...uses.flatMap(({ surfaces }) => surfaces), ...named]);
      for (const { declared, live, pointer } of readings)
        if (live) yield* unshown(model, entry, declared, pointer.replace(/\/value$/, ''), { shown, written });
    }
    for (const file of model.priceFiles) {
      const { own, others } = surfacesOfPrices(model, file);
      const { slug } = file.product;
      const uses = model.placeholders.filter(({ name }) => /^[a-z]+:/.test(name) && name.includes(slug));
      const shown = new Set([...own, ...others, ...uses.flatMap(({ surfaces }) => surfaces)]);
      for (const { declared, live, pointer } of file.readings)
        if (live) yield* unshown(model, file.entry, declared, pointer, { shown, written });
    }
  },
};

/** Where the dates of the seasons and the opening hours are read. */
const FRAME = 'header';

function* unshown(
  model: Model,
  entry: Entry,
  { source, surfaces = [] }: Reading,
  pointer: string,
  { shown, written }: { readonly shown: ReadonlySet<string>; readonly written: ReadonlySet<string> },
) {
  for (const [index, surface] of surfaces.entries()) {
    if (shown.has(surface) || !written.has(surface)) continue;
    yield finding('unshown-reading', { source, surface }, entry.subject, [
      side(model, atOf(model, entry, `${pointer}/surfaces/${index}`), surface, { source, routes: [] }),
    ]);
  }
}
