import { originOf } from '../content/content.ts';
import { pathOf, withoutOrigin } from '../content/link-address.ts';
import { markdownParts } from '../content/markdown-blocks.ts';
import { en, fr } from '../messages/phrases.ts';
import type { Annotation } from './annotation.ts';
import { BOUNDS, boundFaults, type OutOfBounds } from './bounds.ts';

/** The pages of the site that a Markdown text links to, each counted once. */
export const links: Annotation<{ 'text/links': OutOfBounds }> = {
  keyword: 'x-links',
  types: ['string'],
  argument: BOUNDS,
  goesWith: ['x-markdown'],
  words: {
    'text/links': ({ field, count, min = 0, max = 0 }) => [
      count < min
        ? `« ${field} » ne mène ${count === 0 ? 'à aucune page' : `qu’à ${fr.plural(count, 'page')}`} du site`
        : `« ${field} » mène à ${count} pages du site, il en faut ${max} au plus`,
      count < min
        ? `menez le visiteur vers ce dont le texte parle, par ${min} liens au moins : [ce que l’on y trouve](/adresse)`
        : `gardez-en ${max} : ceux qui aident à choisir`,
      `"${field}" leads to ${count === 0 ? 'no page' : en.plural(count, 'page')} of the site, ${count < min ? `but should lead to ${min}` : `more than ${max}`}`,
      count < min ? 'add links: [what is there](/address)' : `keep ${max}: those that help to choose`,
    ],
  },
  warn(text, argument) {
    const origin = originOf(text.content);
    const pages = markdownParts(text.written).flatMap(({ kind, value }) => {
      const address = withoutOrigin(value, origin);
      return kind === 'link' && address.startsWith('/') ? [pathOf(address)] : [];
    });
    return boundFaults('text/links', text, new Set(pages).size, argument);
  },
};
