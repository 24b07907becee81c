import { pathOf } from '../content/href.ts';
import { markdownParts } from '../content/markdown.ts';
import type { Annotation } from './annotation.ts';
import { BOUNDS, type Bounds, isWithin, type OutOfBounds } from './bounds.ts';

/** The pages of the site to which a Markdown text leads, each counted once. */
export const links: Annotation<{ 'text/links': OutOfBounds }> = {
  keyword: 'x-links',
  argument: BOUNDS,
  goesWith: ['x-markdown'],
  words: {
    'text/links': {
      fr: ({ field, count, min = 0, max = 0 }) => [
        `« ${field} » mène à ${count < 2 ? `${count} page` : `${count} pages`} du site, ${count < min ? `moins que ${min}` : `plus que ${max}`}`,
        count < min
          ? `ajoutez ${min - count > 1 ? 'des liens' : 'un lien'} : [ce que l’on y trouve](/adresse)`
          : `gardez-en ${max} : ceux qui aident à choisir`,
      ],
      en: ({ field, count, min = 0, max = 0 }) => [
        `"${field}" leads to ${count === 1 ? '1 page' : `${count} pages`} of the site, ${count < min ? `less than ${min}` : `more than ${max}`}`,
        count < min ? 'add links: [what is there](/address)' : `keep ${max}: those that help to choose`,
      ],
    },
  },
  *warn(text, argument) {
    const bounds = argument as Bounds;
    const pages = markdownParts(text.written).flatMap(({ kind, value }) =>
      kind === 'link' && value.startsWith('/') ? [pathOf(value)] : [],
    );
    const count = new Set(pages).size;
    if (!isWithin(count, bounds))
      yield { code: 'text/links', params: { field: text.field, count, ...bounds } };
  },
};
