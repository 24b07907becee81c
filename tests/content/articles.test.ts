import { describe, expect, test } from 'vitest';
import { wordCount } from '../../cli/content/markdown.ts';
import { content, textAt } from './texts.ts';

/** The slugs of the product's route table. */
const SLUGS = [
  'choisir-sapin',
  'entretien-sapin',
  'equipe-vacances-preparation-noel-2025',
  'histoire-sapin-noel',
  'nouveautes-decorations-2025-alsace',
  'preparer-ete-sapin-noel-colmar',
  'sapin-durable-local-alsace',
];

test('the seven articles are there', () => {
  const slugs = content.collections.get('articles')?.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(SLUGS));
});

describe.each(SLUGS)('%s', (slug) => {
  const { written, shown } = textAt(`articles/${slug}`, '/body');

  test('is 700 to 1,200 words long', () => {
    const words = wordCount(written);
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1200);
  });

  test('has subheadings, and a list or a table', () => {
    expect(written.match(/^## \S/gm)?.length).toBeGreaterThanOrEqual(5);
    expect(written).not.toMatch(/^#(?!# )/m);
    expect(written).toMatch(/^(?:- |\d+\. |\|---)/m);
  });

  test('has short paragraphs', () => {
    for (const paragraph of shown.split('\n'))
      expect(wordCount(paragraph), paragraph).toBeLessThanOrEqual(100);
  });

  test('links to at least four pages of the site', () => {
    const pages = [...written.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href]) => href);
    expect(new Set(pages).size).toBeGreaterThanOrEqual(4);
    expect(pages).not.toContain(`/actualites/${slug}`);
  });

  test('has an excerpt that a list can hold', () => {
    expect(textAt(`articles/${slug}`, '/excerpt').shown.length).toBeLessThanOrEqual(200);
  });
});
