import { describe, expect, test } from 'vitest';
import { likeness, type Named, wordsOf } from './likeness.ts';
import { content, textAt } from './texts.ts';

const towns = (content.collections.get('towns') ?? []).map(({ slug, subject }) => {
  const of = (pointer: string) => textAt(subject, pointer).shown;
  return { slug, name: of('/name'), text: of('/text'), description: of('/description') };
});
/** A town page's own text. The rest of the page is the same for all towns, and stands in pages/delivery.yaml. */
const own: (Named & { slug: string })[] = towns.map(({ slug, name, text, description }) => ({
  slug,
  names: name,
  text: `${text}\n${description}`,
}));

test('there are 29 at least', () => {
  expect(towns.length).toBeGreaterThanOrEqual(29);
});

test('no two towns share a fifth of their own text', () => {
  const pairs = own.flatMap((one, index) =>
    own
      .slice(index + 1)
      .map((other) => ({ pair: `${one.slug} ${other.slug}`, shared: likeness(one, other) })),
  );
  expect(pairs).toHaveLength((own.length * (own.length - 1)) / 2);
  expect(pairs.filter(({ shared }) => shared >= 0.2)).toEqual([]);
});

test('no two descriptions are the same, name aside', () => {
  const masked = towns.map(({ name, description }) => description.replaceAll(name, '*'));
  expect(new Set(masked).size).toBe(towns.length);
});

describe.each(towns)('$name', ({ name, text, description }) => {
  test('is named by its description', () => {
    expect(description).toContain(name.split(/-(?:près|lès)-/)[0]);
  });

  test('has a paragraph of 50 to 110 words', () => {
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(50);
    expect(words).toBeLessThanOrEqual(110);
  });

  test('names a place of its own: a proper name that few other towns name', () => {
    const others = towns.filter((town) => town.name !== name).map((town) => town.text);
    const proper = text.match(/(?<=\p{L}[ ’\n-])\p{Lu}[\p{L}’-]{2,}/gu) ?? [];
    const rare = proper.filter((word) => others.filter((other) => other.includes(word)).length <= 1);
    expect(rare, proper.join(' ')).not.toEqual([]);
  });
});

describe('the measure', () => {
  const colmar = {
    names: 'Colmar',
    text: 'Nous livrons votre sapin à Colmar, le matin ou le soir, au choix.',
  };
  const rouffach = { ...colmar, names: 'Rouffach', text: colmar.text.replace('Colmar', 'Rouffach') };

  test('is 1 for a text in which only the name changed', () => {
    expect(likeness(colmar, rouffach)).toBe(1);
  });

  test('is between, for a text of which half was kept', () => {
    const half = {
      ...rouffach,
      text: 'Nous livrons votre sapin à Rouffach, entre les vignes et la voie ferrée.',
    };
    expect(likeness(colmar, half)).toBeGreaterThan(0.2);
    expect(likeness(colmar, half)).toBeLessThan(0.5);
  });

  test('is 0 for a text of its own', () => {
    expect(
      likeness(colmar, { names: '', text: 'La Fecht passe sous le pont, les vignes montent derrière.' }),
    ).toBe(0);
  });

  test('sees words as a reader does', () => {
    expect(wordsOf('L’Ill, la D83 : « ici ».')).toEqual(['l', 'ill', 'la', 'd83', 'ici']);
  });
});
