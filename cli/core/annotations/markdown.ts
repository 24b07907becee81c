import { FLAG } from '../content/keyword.ts';
import { type Block, blocksOf, markdownParts } from '../content/markdown-blocks.ts';
import { shorten } from '../text/shorten.ts';
import type { Annotation } from './annotation.ts';
import type { Fault } from './check-kinds.ts';
import { type LinkParams, linkFaults } from './href.ts';
import { type PlaceholderParams, placeholderFaults } from './text.ts';

interface MarkdownParams {
  'text/html': { tag: string };
  'text/image': { value: string };
  'text/title': Record<never, never>;
  'text/link': { value: string; isOpen: boolean };
  'text/reversed-link': { value: string; meant: string };
}

/** A string: Markdown without HTML, images and first-level headings, whose links resolve. */
export const markdown: Annotation<MarkdownParams, LinkParams & PlaceholderParams> = {
  keyword: 'x-markdown',
  types: ['string'],
  argument: FLAG,
  implies: { type: 'string', minLength: 1 },
  words: {
    'text/html': ({ tag }) => [
      `le HTML n’est pas permis dans le Markdown (${shorten(tag)})`,
      'écrivez en Markdown : **gras**, *italique*, [texte](/adresse)',
      `HTML is not allowed in Markdown (${shorten(tag)})`,
      'write Markdown: **bold**, *italic*, [text](/address)',
    ],
    'text/image': ({ value }) => [
      `une image ne se met pas dans le Markdown (${shorten(value)})`,
      'mettez-la dans le champ « image »',
      `an image has no place in Markdown (${shorten(value)})`,
      'use the entry\'s field "image"',
    ],
    'text/title': () => [
      'la page a déjà son titre : un texte n’en porte pas un second',
      'écrivez « ## » devant un sous-titre',
      'the page has its title: a text does not bear a second one',
      'write "##" before a subheading',
    ],
    'text/reversed-link': ({ value, meant }) => [
      `les crochets et les parenthèses de ce lien sont échangés, et les visiteurs les liraient (${shorten(value)})`,
      `écrivez ${shorten(meant)}`,
      `the brackets of this link are swapped: visitors would read them (${shorten(value)})`,
      `write ${shorten(meant)}`,
    ],
    'text/link': ({ value, isOpen }) => [
      `ce lien est mal fermé, et les visiteurs en liraient les crochets (${shorten(value)})`,
      isOpen
        ? 'il manque « ) » après l’adresse : écrivez [texte](/adresse)'
        : 'écrivez [texte](/adresse), sans espace entre « ] » et « ( » ni dans l’adresse',
      `this link is not well formed: visitors would read its brackets (${shorten(value)})`,
      isOpen
        ? 'the ")" after the address is missing: write [text](/address)'
        : 'write [text](/address), without a space between "]" and "(" or in the address',
    ],
  },
  *check(bearer) {
    const { at, content, text } = bearer;
    if (text === undefined) return;
    if (at.tree.annotations['x-text'] === undefined) yield* placeholderFaults(bearer);
    for (const { kind, value, start, end } of markdownParts(text)) {
      const range = { start, end };
      if (kind === 'link') for (const fault of linkFaults(content, value)) yield { ...fault, range };
      else if (kind === 'image') yield { code: 'text/image', params: { value }, range };
      else if (kind === 'title') yield { code: 'text/title', params: {}, range };
      else yield { code: 'text/html', params: { tag: value }, range };
    }
    if (/\] *\(|\) ?\[/.test(text)) for (const block of blocksOf(text)) yield* brokenLinks(block);
  },
};

/** Links that are read as they stand. */
function* brokenLinks({ literal, placeAt }: Block): Iterable<Fault<MarkdownParams>> {
  const rangeOf = ({ 0: { length }, index }: RegExpExecArray) => ({
    start: placeAt(index),
    end: placeAt(index) + length,
  });
  for (const found of literal.matchAll(REVERSED_LINK)) {
    const [value, words = '', address = ''] = found;
    const params = { value, meant: `[${words}](${address})` };
    yield { code: 'text/reversed-link', params, range: rangeOf(found) };
  }
  for (const found of literal.matchAll(LOOSE_LINK)) {
    const [value] = found;
    const [line = ''] = literal.slice(found.index).split('\n', 1);
    const params = { value, isOpen: value.includes('](') && !line.includes(')') };
    yield { code: 'text/link', params, range: rangeOf(found) };
  }
}

/** `(text)[/address]`. */
const REVERSED_LINK = /\(([^()[\]\n]+)\)[ ]?\[((?:\/|#|https?:|mailto:|tel:)[^\s[\]]*)\](?!\()/g;

/** `[text] (/address)`, and `[text](/address` that is not closed before the next space. */
const LOOSE_LINK = /\[[^[\]\n]+\](?: +\((?:\/|#|https?:|mailto:|tel:)|\()\S*/g;
