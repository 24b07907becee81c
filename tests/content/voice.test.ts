import { describe, expect, test } from 'vitest';
import { content, textAt, texts } from './texts.ts';

/** Where `pattern` is found, with what surrounds it. */
function found(pattern: RegExp, kind = /./): string[] {
  return texts
    .filter(({ place }) => kind.test(place))
    .flatMap(({ place, shown }) => {
      const at = shown.search(pattern);
      return at < 0 ? [] : [`${place}: ${shown.slice(Math.max(0, at - 20), at + 40)}`];
    });
}

describe('the voice', () => {
  test('says vous', () => {
    expect(found(/(?<![\p{L}’-])(?:tu|toi|te|t’|tes|ton|ta)(?![\p{L}-])/iu)).toEqual([]);
  });

  test('does not shout', () => {
    expect(found(/!/)).toEqual([]);
  });

  test('does not boast, and does not fill', () => {
    const words =
      /exceptionnel|incontournable|inoubliable|féerique|magique|idéal|(?<!pas )parfait|sublime|véritable|authentique|leader|numéro un|n’hésitez|clé en main|savoir-faire unique|les? meilleure?s?\b|à couper le souffle|dans le cadre de|au niveau de|force est de/iu;
    expect(found(words, /^(?!legal\/)/)).toEqual([]);
  });

  test('does not say a word twice', () => {
    expect(found(/(?<![\p{L}’-])(?!nous nous|vous vous)(\p{L}+) \1(?![\p{L}’-])/iu)).toEqual([]);
  });

  test('leaves no-break spaces to the tool', () => {
    expect(
      texts.filter(({ written }) => /[\u00a0\u202f\u2009]/.test(written)).map(({ place }) => place),
    ).toEqual([]);
  });
});

test('titles end without a full stop', () => {
  expect(found(/\.$/, /\/(?:title|name|label)$/)).toEqual([]);
});

describe('alternative texts', () => {
  test('say what is seen, at some length', () => {
    const alternatives = texts.filter(({ place }) => place.endsWith('/alt'));
    expect(alternatives.length).toBeGreaterThan(40);
    for (const { place, shown } of alternatives) {
      expect(shown.length, place).toBeGreaterThan(30);
      expect(shown.length, place).toBeLessThanOrEqual(125);
      expect(shown, place).not.toMatch(/^(?:une? )?(?:image|photo|dessin|illustration|vue)\b|\.$/i);
    }
  });

  test('are not the same for two pictures', () => {
    const pictures = new Map<string, Set<string>>();
    for (const { shown, entry, pointer } of texts.filter(({ place }) => place.endsWith('/alt'))) {
      const steps = pointer.slice(1, -'/alt'.length).split('/');
      const picture = steps.reduce(
        (node: unknown, step) => (node as Record<string, unknown>)[step],
        entry.value,
      );
      const { src } = picture as { src: string };
      pictures.set(shown, (pictures.get(shown) ?? new Set()).add(src));
    }
    expect([...pictures].filter(([, sources]) => sources.size > 1)).toEqual([]);
  });
});

describe.each((content.collections.get('varieties') ?? []).map(({ slug }) => slug))('%s', (slug) => {
  test('says for whom it is, and for whom it is not', () => {
    const { written, shown } = textAt(`varieties/${slug}`, '/editorial/text');
    expect(written).toMatch(/^\*\*Pour vous\*\*/m);
    expect(written).toMatch(/^\*\*Pas pour vous\*\*/m);
    // Who should not take this one is shown another.
    expect(written.slice(written.indexOf('**Pas pour vous**'))).toMatch(/\]\(\/nos-sapins\//);
    expect(shown.split(/\s+/).length).toBeLessThanOrEqual(200);
  });
});

test('a testimonial that nobody gave is marked as a sample', () => {
  const { testimonials } = businessPage();
  const made = testimonials.items.filter(({ company }) => /exemple/i.test(company));
  expect(made.filter(({ sample }) => sample !== true)).toEqual([]);
  expect(testimonials.items).toHaveLength(3);
});

function businessPage(): Business {
  return content.singletons.get('business')?.value as unknown as Business;
}

interface Business {
  readonly testimonials: { readonly items: readonly { company: string; sample?: boolean }[] };
}
