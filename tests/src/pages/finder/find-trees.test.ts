import fc from 'fast-check';
import { treeSize } from '../../../../cli/core/shop/tree-sizes.ts';
import { comparedVarieties } from '../../../../src/data/compared-varieties.ts';
import { buildPage } from '../../../../src/pages/finder/data.ts';
import { type Answers, findTrees, type Question } from '../../../../src/pages/finder/find-trees.ts';
import { assertProperty } from '../../../cli/property.ts';

const { guide, varieties } = buildPage().props;
/** In centimetres, what foot and star add. */
const headroom = 22;
const supposedCeiling = 240;

type Answer = Answers[string];

const find = (answers: Answers) => findTrees(guide, varieties, answers);
const namesOf = (answers: Answers) => find(answers).proposals.map(({ tree }) => tree.variety.slug);

/** Any answers that the form can give, each question answered or not. */
const answers: fc.Arbitrary<Answers> = fc
  .tuple(...guide.questions.map((question) => fc.option(answerTo(question))))
  .map((given) =>
    Object.fromEntries(
      guide.questions.flatMap(({ id }, index) => {
        const answer = given[index];
        return answer === null || answer === undefined ? [] : [[id, answer] as const];
      }),
    ),
  );

function answerTo({ kind, min = 0, max = 0, step = 1, options = [] }: Question) {
  if (kind === 'number')
    return fc.integer({ min: 0, max: (max - min) / step }).map((steps): Answer => min + steps * step);
  const values = options.map(({ value }) => value);
  const maxLength = kind === 'choice' ? 1 : values.length;
  return fc.subarray(values, { minLength: 1, maxLength }).map((chosen): Answer => chosen);
}

/** The shop's varieties, with other sizes, prices and widths. */
const shops = fc.tuple(
  ...varieties.map((variety) =>
    fc.record({
      variety: fc.constant(variety),
      width: fc.double({ min: 0.3, max: 0.9, noNaN: true }),
      sizes: fc.uniqueArray(
        fc.record({ steps: fc.integer({ min: 2, max: 20 }), price: fc.integer({ min: 10, max: 300 }) }),
        { selector: ({ steps }) => steps, maxLength: 5 },
      ),
    }),
  ),
);
const shop = shops.map((drawn) =>
  drawn.map(({ variety, width, sizes }) => ({
    ...variety,
    shape: { ...variety.shape, width },
    sizes: sizes.map(({ steps, price }) => ({
      min: steps / 4 - 0.25,
      max: steps / 4,
      price,
      ...treeSize(steps / 4, width),
    })),
  })),
);

describe('whatever a visitor answers, in whatever shop', () => {
  test('there is a tree, or an honest none with the nearest, or nothing that stands under the ceiling', () => {
    assertProperty(
      fc.property(answers, shop, (given, trees) => {
        const { proposals, nearest } = findTrees(guide, trees, given);
        expect(proposals.length).toBeLessThanOrEqual(3);
        const ceiling = Number(given.hauteur ?? supposedCeiling);
        const standing = trees.some(({ sizes }) => sizes.some(({ max }) => max * 100 + headroom <= ceiling));
        expect(nearest !== null).toBe(proposals.length === 0 && standing);
        if (nearest) expect(nearest.lacks).not.toEqual([]);
      }),
    );
  });

  test('none is taller than the ceiling less foot and star, wider than the corner, or above the budget', () => {
    assertProperty(
      fc.property(answers, shop, (given, trees) => {
        const { proposals, nearest } = findTrees(guide, trees, given);
        for (const { tree } of nearest ? [nearest] : proposals)
          expect(tree.size.max * 100).toBeLessThanOrEqual(
            Number(given.hauteur ?? supposedCeiling) - headroom,
          );
        for (const { tree } of proposals) {
          const { shape, hold } = tree.variety;
          expect(tree.size.max * 100 * shape.width).toBeLessThanOrEqual(Number(given.place ?? 1e9));
          expect(tree.size.price).toBeLessThanOrEqual(Number(given.prix ?? 1e9));
          if (given.duree !== undefined) expect(hold?.longest).toBeGreaterThanOrEqual(Number(given.duree));
        }
      }),
    );
  });

  test('each is a size that is sold, of a variety of its own, and has a reason', () => {
    assertProperty(
      fc.property(answers, shop, (given, trees) => {
        const { proposals } = findTrees(guide, trees, given);
        expect(new Set(proposals.map(({ tree }) => tree.variety.slug)).size).toBe(proposals.length);
        for (const { tree, reasons, lacks } of proposals) {
          expect(trees.find(({ slug }) => slug === tree.variety.slug)?.sizes).toContain(tree.size);
          expect(reasons.some(({ reason }) => reason)).toBe(true);
          expect(lacks).toEqual([]);
        }
      }),
    );
  });
});

describe('in the shop of the tests', () => {
  test('nobody answers: the tallest under the supposed ceiling, the favourite first', () => {
    const [first] = find({}).proposals;
    expect(first?.tree).toMatchObject({
      size: { height: 200, price: 54.5 },
      variety: { slug: 'sapin-du-caucase' },
    });
    expect(namesOf({})).toEqual(['sapin-du-caucase', 'epicea-du-haut-doubs', 'fraser-en-fete']);
  });

  test('the prices are those of the page, not of another reading', () => {
    const pricesOn = (surface: 'finder' | 'home') =>
      comparedVarieties(surface)
        .find(({ slug }) => slug === 'epicea-du-haut-doubs')
        ?.sizes.map(({ price }) => price);
    expect([pricesOn('finder'), pricesOn('home')]).toEqual([
      [19, 31, 47],
      [19, 36, 53],
    ]);
  });

  test.each<[string, Answers, string]>([
    ['a smell of oranges', { odeur: ['agrume'] }, 'fraser-en-fete'],
    ['a smell of resin', { odeur: ['poix'] }, 'epicea-du-haut-doubs'],
    ['a hall', { hauteur: 400 }, 'geant-du-larmont'],
    [
      'a hall full of children and heaters: what is known of a tree outweighs its height',
      { hauteur: 500, maison: ['petits', 'chat'], chaleur: ['poele'] },
      'sapin-du-caucase',
    ],
    ['a smell of oranges under a high ceiling', { hauteur: 400, odeur: ['agrume'] }, 'fraser-en-fete'],
    ['as many weeks as any', { duree: 6 }, 'sapin-du-caucase'],
    ['a narrow corner', { place: 90, hauteur: 200 }, 'epicea-du-haut-doubs'],
  ])('%s', (_, given, slug) => {
    expect(namesOf(given)[0]).toBe(slug);
  });

  test('a child or a cat has no flocked tree before others, and a warning if it comes to that', () => {
    expect(namesOf({ maison: ['petits', 'chat'] })).not.toContain('sapin-blanchi');
    const only = varieties.filter(({ slug }) => slug === 'sapin-blanchi');
    const [flocked] = findTrees(guide, only, { maison: ['petits'] }).proposals;
    expect(flocked?.cautions.map(({ id }) => id)).toEqual(['maison-givre']);
  });

  test('what speaks against a tree costs it its rank', () => {
    const rivals = ['sapin-blanchi', 'epicea-du-haut-doubs'];
    const among = varieties.filter(({ slug }) => rivals.includes(slug));
    const first = (given: Answers) =>
      findTrees({ ...guide, preference: rivals }, among, given).proposals[0]?.tree.variety.slug;
    expect([first({}), first({ maison: ['petits'] })]).toEqual(rivals);
  });

  test('the sure hold is a reason, the hoped-for one a warning', () => {
    const holdsFor = (duree: number) =>
      find({ duree }).proposals.map(({ tree, reasons, cautions }) => [
        tree.variety.slug,
        reasons.some(({ id }) => id === 'duree-sure'),
        cautions.some(({ id }) => id === 'duree-juste'),
      ]);
    expect(holdsFor(5)).toEqual([
      ['sapin-du-caucase', true, false],
      ['fraser-en-fete', false, true],
    ]);
  });

  test('too little money: none, and the cheapest as the nearest, with what it lacks', () => {
    const { proposals, nearest } = find({ prix: 10 });
    expect(proposals).toEqual([]);
    expect(nearest?.tree).toMatchObject({ variety: { slug: 'epicea-du-haut-doubs' }, size: { price: 19 } });
    expect(nearest?.lacks.map(({ id }) => id)).toEqual(['prix']);
  });

  test('no tree stands under a table', () => {
    expect(find({ hauteur: 70 })).toEqual({ proposals: [], nearest: null });
  });
});
