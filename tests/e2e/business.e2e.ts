import { business } from '#generated/pages/business.ts';
import { arrived, hrefsOf, textOf, textsOf, visitors } from './visit.ts';

const visit = visitors();

test('/page-entreprise has hero, benefits, services, sectors and testimonials with their ratings but no drafts, and leads to both forms', async () => {
  const page = await visit('/page-entreprise');
  const region = (name: string) => page.getByRole('region', { name });
  const hero = page.locator('main > header');
  expect(await textOf(hero)).toContain("Places, halls, salons d'hôtel, jusqu'à 6 m.");
  expect(await hero.locator('img').getAttribute('alt')).toMatch(/^Grande couronne/);
  expect(await hrefsOf(hero.locator('a'))).toEqual(['/devis']);
  expect(await textsOf(region(business.benefits.title).locator('h3'))).toEqual([
    'Protégé du feu',
    'Levé par une équipe',
    'Un seul prix',
  ]);
  expect(await textOf(region(business.included.title))).toContain('La pose dans un rayon de 16 km');
  expect(await textsOf(region(business.sectors.title).locator('h3'))).toEqual([
    'Communes',
    'Hôtels',
    'Commerces',
    'Ateliers',
  ]);

  const quotes = region(business.testimonials?.title ?? '').locator('figure');
  expect(await textOf(quotes.nth(1))).toMatch(
    /4 étoiles sur cinq.*Un arbre droit.*Mairie d'Exempleville ?Adjoint aux fêtes/,
  );
  const lit = await quotes.evaluateAll((all) =>
    all.map((quote) => ['true', 'false'].map((is) => quote.querySelectorAll(`[data-lit=${is}]`).length)),
  );
  expect(lit).toEqual([
    [5, 0],
    [4, 1],
  ]);
  const drafts = business.testimonials?.items.filter(({ draft }) => draft) ?? [];
  expect(drafts).not.toEqual([]);
  for (const { company } of drafts) expect(await page.content()).not.toContain(company);

  for (const path of ['/contact', '/devis']) {
    await page.locator(`main section a[href="${path}"]`).click();
    await arrived(page, path);
    await page.goBack();
    await arrived(page, '/page-entreprise');
  }
});
