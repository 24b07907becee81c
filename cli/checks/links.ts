import { pathOf } from '../content/href.ts';
import { markdownParts } from '../content/markdown.ts';
import { type Check, NONE } from './check.ts';
import { type Bounds, isWithin } from './length.ts';

interface Links extends Bounds {
  readonly field: string;
  readonly count: number;
}

/** The pages of the site to which a Markdown text leads, each counted once. */
export const links: Check<'text/links', Links> = {
  id: 'text/links',
  words: {
    fr: ({ field, count, min = 0, max = 0 }) => ({
      message: `« ${field} » mène à ${count < 2 ? `${count} page` : `${count} pages`} du site, ${count < min ? `moins que ${min}` : `plus que ${max}`}`,
      hint:
        count < min
          ? `ajoutez ${min - count > 1 ? 'des liens' : 'un lien'} : [ce que l’on y trouve](/adresse)`
          : `gardez-en ${max} : ceux qui aident à choisir`,
    }),
    en: ({ field, count, min = 0, max = 0 }) => ({
      message: `"${field}" leads to ${count === 1 ? '1 page' : `${count} pages`} of the site, ${count < min ? `less than ${min}` : `more than ${max}`}`,
      hint: count < min ? 'add links: [what is there](/address)' : `keep ${max}: those that help to choose`,
    }),
  },
  find(text) {
    const bounds = text.annotations['x-links'] as Bounds | undefined;
    if (bounds === undefined) return NONE;
    const pages = markdownParts(text.written).flatMap(({ kind, value }) =>
      kind === 'link' && value.startsWith('/') ? [pathOf(value)] : [],
    );
    const count = new Set(pages).size;
    return isWithin(count, bounds) ? NONE : [{ params: { field: text.field, count, ...bounds } }];
  },
};
