import { inForm } from '#generated/phrase-forms.ts';
import { renamingOf } from '../../../../cli/core/edit/renaming.ts';
import { resolveEntry } from '../../../../cli/core/generate/resolve.ts';
import { buildModel } from '../../../../cli/core/model/model.ts';
import { checkShop } from '../../shop-content.ts';

const { content } = checkShop();

/** A page of the shop in each of its five seasons. */
function formsOf(page: string): readonly string[] {
  const entry = content.singletons.get(page);
  if (!entry) throw new Error(`no page ${page}`);
  const { data } = resolveEntry(content, entry);
  return Array.from({ length: 5 }, (_, season) => JSON.stringify(inForm(data, season)));
}

test('a phrase has all its forms in a page, each with the facts as the page reads them', () => {
  const [before, during, after] = formsOf('delivery');
  expect(before).toContain('"text":"Rendez\u2011vous le 7\u00a0novembre pour les commandes."');
  expect(during).toContain('"text":"Commandes jusqu’au 20\u00a0décembre."');
  expect(after).toContain('"text":"Le carnet de commandes est fermé."');
  expect(formsOf('home')[1]).toContain('<p>Commandes jusqu’au 19\u00a0décembre. La <a');
});

test('renaming a fact rewrites the phrase alone, renaming the phrase every text that has it', () => {
  const model = buildModel(content);
  const placesOf = (subject: string) => {
    const entry = model.entry(subject);
    if (!entry) throw new Error(`no ${subject}`);
    const { mentions } = renamingOf(model, entry, 'autrement');
    return new Set(mentions.map(({ place }) => place.file));
  };
  expect(placesOf('facts/order-deadline')).toContain('phrases/ordering.yaml');
  expect(placesOf('facts/order-deadline')).not.toContain('pages/delivery.yaml');
  expect(placesOf('phrases/ordering')).toContain('pages/delivery.yaml');
});
