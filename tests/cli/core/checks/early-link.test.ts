import { wordingOf } from '../../../../cli/core/load/catalogue.ts';
import { problemsOfDay } from '../../../../cli/core/load/run-checks.ts';
import { checkShop } from '../../shop-content.ts';

/** What is said of a link to `slug` in a text of the home page. */
const linksTo = (slug: string, day: string) => {
  const edit = {
    file: 'pages/home.yaml',
    before: '(/services/tournee)',
    after: `(/actualites/${slug})`,
  };
  return problemsOfDay(checkShop(edit).content, day)
    .filter(({ code }) => code === 'date/early-link')
    .map(
      (it) =>
        `${it.file} ${it.severity} ${it.text.slice(it.span.start, it.span.end)}: ${wordingOf(it, 'fr').message}`,
    );
};

test('a link to what waits is found until its day', () => {
  expect(linksTo('la-veillee-de-demain', '2026-11-21')).toEqual([
    'pages/home.yaml warning /actualites/la-veillee-de-demain: /actualites/la-veillee-de-demain ne paraît que le 22 novembre 2026 : d’ici là, ce lien ne mène à rien',
  ]);
  expect(linksTo('la-veillee-de-demain', '2026-11-22')).toEqual([]);
  expect(linksTo('le-brouillon-du-grenier', '2026-11-22')).toEqual([
    expect.stringContaining('est un brouillon'),
  ]);
  expect(linksTo('tresser-une-couronne', '2026-11-21')).toEqual([]);
});
