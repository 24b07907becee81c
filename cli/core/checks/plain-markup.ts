import { NONE, type TextCheck } from '../annotations/check-kinds.ts';
import { readMarkdown } from '../content/markdown-parts.ts';
import { en, fr } from '../messages/phrases.ts';

interface PlainMarkup {
  'text/markup': { readonly found: string; readonly text: string; readonly isLink: boolean };
}

/** Markdown or HTML where none is read: visitors would see its signs. */
export const plainMarkup: TextCheck<PlainMarkup> = {
  reads: 'texts',
  severity: 'warning',
  words: {
    'text/markup': ({ found, text, isLink }) => [
      `ce champ est un texte simple : les visiteurs y liraient ${fr.quote(found)} avec ses signes`,
      text === ''
        ? 'effacez-le'
        : text === ' '
          ? 'remplacez-le par une espace'
          : `écrivez ${fr.quote(text)} ${isLink ? 'sans lien : un lien va dans un champ de lien, ou dans un long texte' : 'sans rien autour'}`,
      `this field is plain text: visitors would read the signs of ${en.quote(found)}`,
      text === ''
        ? 'delete it'
        : text === ' '
          ? 'write a space instead'
          : `write ${en.quote(text)} ${isLink ? 'without a link: a link belongs in a field for it, "href" or a long text' : 'with nothing around it'}`,
    ],
  },
  find({ written, tree }) {
    if (!/[[*<&]/.test(written) || tree.annotations['x-markdown'] !== undefined) return NONE;
    return Array.from(written.matchAll(MARKUP), ({ 0: found, 1: linked, 2: bold, 3: entity, index }) => ({
      code: 'text/markup' as const,
      params: {
        found,
        text:
          linked ?? bold ?? (entity ? readMarkdown(entity).trim() || ' ' : /^<br\b/i.test(found) ? ' ' : ''),
        isLink: linked !== undefined,
      },
      range: { start: index, end: index + found.length },
    })).filter(({ params }) => params.found !== params.text);
  },
};

/** A link and bold text of Markdown; an entity and a tag of HTML. */
const MARKUP =
  /\[([^[\]\n]+)\] ?\((?:\/|#|https?:|mailto:|tel:)[^)\n]*\)|\*\*([^*\n]+)\*\*|(&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]+);)|<\/?[a-z][a-z\d]*(?:\s[^<>\n]*)?\/?>/gi;
