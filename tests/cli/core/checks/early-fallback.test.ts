import { wordingOf } from '../../../../cli/core/load/catalogue.ts';
import { problemsOfDay } from '../../../../cli/core/load/run-checks.ts';
import { checkShop } from '../../shop-content.ts';

/** What is said of the route table where unknown articles show `slug`. */
const fallsBackTo = (slug: string, day: string) => {
  const edit = {
    file: 'routes.yaml',
    before: 'entry: arroser-un-sapin-coupe',
    after: `entry: ${slug}`,
  };
  return problemsOfDay(checkShop(edit).content, day)
    .filter(({ code }) => code === 'date/early-fallback')
    .map(
      (it) =>
        `${it.file} ${it.severity} ${it.text.slice(it.span.start, it.span.end)}: ${wordingOf(it, 'fr').message}`,
    );
};

test('a fallback that waits is found until its day', () => {
  expect(fallsBackTo('la-veillee-de-demain', '2026-11-21')).toEqual([
    'routes.yaml warning la-veillee-de-demain: le repli « la-veillee-de-demain » ne paraît que le 22 novembre 2026 : d’ici là, une adresse inconnue montre la page « introuvable »',
  ]);
  expect(fallsBackTo('la-veillee-de-demain', '2026-11-22')).toEqual([]);
  expect(fallsBackTo('le-brouillon-du-grenier', '2026-11-22')).toEqual([
    expect.stringContaining('est un brouillon'),
  ]);
  expect(fallsBackTo('tresser-une-couronne', '2026-11-21')).toEqual([]);
});
