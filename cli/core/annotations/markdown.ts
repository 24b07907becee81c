import type { Content } from '../content/content.ts';
import { FLAG } from '../content/keyword.ts';
import { type Block, blocksOf, markdownParts, type TextPicture } from '../content/markdown-blocks.ts';
import { en, fr } from '../messages/phrases.ts';
import { shorten } from '../text/shorten.ts';
import type { Annotation } from './annotation.ts';
import type { Fault } from './check-kinds.ts';
import { type LinkParams, linkFaults } from './href.ts';
import { type ImageParams, imageFaults } from './image.ts';
import { type PlaceholderParams, placeholderFaults } from './text.ts';

/** The widths that a picture in a text may have, in per cent. */
const WIDTHS = [33, 50, 67];

interface MarkdownParams {
  'text/html': { tag: string };
  'text/image-alt': { value: string };
  'text/image-place': { value: string };
  'text/image-width': { width: number };
  'text/title': Record<never, never>;
  'text/link': { value: string; isOpen: boolean };
  'text/reversed-link': { value: string; corrected: string };
}

/** A string: Markdown without HTML and first-level headings, whose links resolve and whose pictures are there. */
export const markdown: Annotation<MarkdownParams, LinkParams & PlaceholderParams & ImageParams> = {
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
    'text/image-alt': ({ value }) => [
      `l’image ${fr.quote(value)} n’est pas décrite`,
      `écrivez entre les crochets ce que l’on y voit : ![Un sapin sous la neige](${value})`,
      `the picture ${en.quote(value)} has no description`,
      `write what it shows between the brackets: ![A candle in the snow](${value})`,
    ],
    'text/image-place': ({ value }) => [
      `l’image ${fr.quote(value)} est au milieu d’une phrase, d’une liste ou d’un tableau`,
      'mettez-la seule, une ligne vide avant et une après',
      `the picture ${en.quote(value)} stands within a sentence, a list or a table`,
      'give it a paragraph of its own, with a blank line before and after',
    ],
    'text/image-width': ({ width }) => [
      `une image ne se montre pas sur ${width} % de la largeur`,
      `écrivez ${WIDTHS.map((each) => `{width=${each}%}`).join(', ')}, ou rien pour toute la largeur`,
      `a picture is not shown at ${width}% of the width`,
      `write ${WIDTHS.map((each) => `{width=${each}%}`).join(', ')}, or nothing for all of it`,
    ],
    'text/title': () => [
      'la page a déjà son titre : un texte n’en porte pas un second',
      'écrivez « ## » devant un sous-titre',
      'the page has its title: a text does not bear a second one',
      'write "##" before a subheading',
    ],
    'text/reversed-link': ({ value, corrected }) => [
      `les crochets et les parenthèses de ce lien sont échangés, et les visiteurs les liraient (${shorten(value)})`,
      `écrivez ${shorten(corrected)}`,
      `the brackets of this link are swapped: visitors would read them (${shorten(value)})`,
      `write ${shorten(corrected)}`,
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
    for (const { kind, value, start, end, picture } of markdownParts(text)) {
      const range = { start, end };
      if (kind === 'link') for (const fault of linkFaults(content, value)) yield { ...fault, range };
      else if (picture) for (const fault of pictureFaults(content, picture)) yield { ...fault, range };
      else if (kind === 'title') yield { code: 'text/title', params: {}, range };
      else if (kind === 'html') yield { code: 'text/html', params: { tag: value }, range };
    }
    if (/\] *\(|\) ?\[/.test(text)) for (const block of blocksOf(text)) yield* brokenLinks(block);
  },
};

function* pictureFaults(
  content: Content,
  { name: value, alt, width, isAlone }: TextPicture,
): Iterable<Fault<MarkdownParams & ImageParams>> {
  yield* imageFaults(content, value);
  if (alt.trim() === '') yield { code: 'text/image-alt', params: { value } };
  if (!isAlone) yield { code: 'text/image-place', params: { value } };
  if (width !== null && !WIDTHS.includes(width)) yield { code: 'text/image-width', params: { width } };
}

/** Malformed links, which visitors would read as written. */
function* brokenLinks({ literal, placeAt }: Block): Iterable<Fault<MarkdownParams>> {
  const rangeOf = ({ 0: { length }, index }: RegExpExecArray) => ({
    start: placeAt(index),
    end: placeAt(index) + length,
  });
  for (const found of literal.matchAll(REVERSED_LINK)) {
    const [value, words = '', address = ''] = found;
    const params = { value, corrected: `[${words}](${address})` };
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
