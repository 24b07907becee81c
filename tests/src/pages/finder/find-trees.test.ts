import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparedVarieties } from '../../../../src/compared-varieties.ts';
import { finderData } from '../../../../src/pages/finder/data.ts';
import { type Answers, findTrees, type Question } from '../../../../src/pages/finder/find-trees.ts';
import { assertProperty } from '../../../cli/property.ts';

const { guide, varieties } = finderData().props;
/** In centimetres, what foot and star add. */
const headroom = 15;
const supposedCeiling = 250;

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
    sizes: sizes.map(({ steps, price }) => ({ min: steps / 4 - 0.25, max: steps / 4, price })),
  })),
);

describe('whatever a visitor answers, in whatever shop', () => {
  test('there is a tree, or an honest none with the nearest, or nothing that stands under the ceiling', () => {
    assertProperty(
      fc.property(answers, shop, (given, trees) => {
        const { proposals, nearest } = findTrees(guide, trees, given);
        expect(proposals.length).toBeLessThanOrEqual(3);
        const ceiling = Number(given.plafond ?? supposedCeiling);
        const standing = trees.some(({ sizes }) => sizes.some(({ max }) => max * 100 + headroom <= ceiling));
        expect(nearest !== null).toBe(proposals.length === 0 && standing);
        if (nearest) expect(nearest.lacks).not.toEqual([]);
      }),
    );
  });

  test('none is taller than the ceiling less 15 cm, wider than the corner, or above the budget', () => {
    assertProperty(
      fc.property(answers, shop, (given, trees) => {
        const { proposals, nearest } = findTrees(guide, trees, given);
        for (const { tree } of nearest ? [nearest] : proposals)
          expect(tree.size.max * 100).toBeLessThanOrEqual(
            Number(given.plafond ?? supposedCeiling) - headroom,
          );
        for (const { tree } of proposals) {
          const { shape, hold } = tree.variety;
          expect(tree.size.max * 100 * shape.width).toBeLessThanOrEqual(Number(given.largeur ?? 1e9));
          expect(tree.size.price).toBeLessThanOrEqual(Number(given.budget ?? 1e9));
          if (given.semaines !== undefined)
            expect(hold?.longest).toBeGreaterThanOrEqual(Number(given.semaines));
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

  test('more room never finds less', () => {
    assertProperty(
      fc.property(answers, shop, fc.integer({ min: 5, max: 100 }), (given, trees, more) => {
        const ceiling = Number(given.plafond ?? supposedCeiling);
        const { proposals } = findTrees(guide, trees, given);
        const higher = findTrees(guide, trees, { ...given, plafond: ceiling + more });
        expect(higher.proposals.length).toBeGreaterThanOrEqual(proposals.length);
      }),
    );
  });
});

describe('in the shop as it is', () => {
  test('nobody answers: the tallest under a usual ceiling, the favourite first', () => {
    const [first] = find({}).proposals;
    expect(first?.tree).toMatchObject({
      height: 225,
      size: { price: 65 },
      variety: { slug: 'nordmann-5-etoiles' },
    });
    expect(namesOf({})).toHaveLength(3);
  });

  test('the prices are those of the page, not of another reading', () => {
    const alsacienne = comparedVarieties('finder').find(({ slug }) => slug === 'nordmann-alsacienne');
    expect(alsacienne?.sizes.map(({ price }) => price)).toEqual([38, 45, 55]);
  });

  test.each<[string, Answers, string]>([
    ['a smell of oranges', { parfum: ['agrumes'] }, 'sapin-grandis'],
    ['a smell of resin', { parfum: ['resine'] }, 'nobilis'],
    ['a hall', { plafond: 400 }, 'grand-sapin'],
    [
      'a hall full of children and heaters',
      { plafond: 420, foyer: ['enfants', 'animaux'], chauffage: ['radiateur'] },
      'grand-sapin',
    ],
    ['a smell of oranges under a high ceiling', { plafond: 310, parfum: ['agrumes'] }, 'sapin-grandis'],
    ['eight weeks', { semaines: 8 }, 'nordmann-5-etoiles'],
    ['a narrow corner', { largeur: 80 }, 'sapin-grandis'],
  ])('%s', (_, given, slug) => {
    expect(namesOf(given)[0]).toBe(slug);
  });

  test('a child or a cat has no flocked tree before others, and a warning if it comes to that', () => {
    expect(namesOf({ foyer: ['enfants', 'animaux'] })).not.toContain('floque');
    const only = varieties.filter(({ slug }) => slug === 'floque');
    const [flocked] = findTrees(guide, only, { foyer: ['enfants'] }).proposals;
    expect(flocked?.cautions.map(({ id }) => id)).toEqual(['enfants-flocage']);
  });

  test('the sure hold is a reason, the hoped-for one a warning', () => {
    const said = (semaines: number) =>
      find({ semaines }).proposals.map(({ tree, reasons, cautions }) => [
        tree.variety.slug,
        reasons.some(({ id }) => id === 'semaines-sures'),
        cautions.some(({ id }) => id === 'semaines-justes'),
      ]);
    expect(said(6)).toEqual([
      ['nordmann-5-etoiles', true, false],
      ['nordmann-alsacienne', false, true],
      ['sapin-grandis', false, true],
    ]);
  });

  test('too little money: none, and the cheapest as the nearest, with what it lacks', () => {
    const { proposals, nearest } = find({ budget: 20 });
    expect(proposals).toEqual([]);
    expect(nearest?.tree).toMatchObject({ variety: { slug: 'sapin-grandis' }, size: { price: 26 } });
    expect(nearest?.lacks.map(({ id }) => id)).toEqual(['budget']);
  });

  test('no tree stands under a table', () => {
    expect(find({ plafond: 70 })).toEqual({ proposals: [], nearest: null });
  });
});
