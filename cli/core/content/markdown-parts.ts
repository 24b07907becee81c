import { createRequire } from 'node:module';
import type { MarkdownIt as Markdown, StateInline, Token } from 'markdown-it';
import { decodedPath } from '../text/encoded-path.ts';
import { readEmphasis } from './read-emphasis.ts';

const require = createRequire(import.meta.url);
/** In the bundle, the file beside it that holds the package. */
declare const MARKDOWN_IT: string | undefined;
let checker: Markdown | undefined;

/** CommonMark with tables; loaded at the first use, because many runs need none of it. */
export function newMarkdown(options: { html: boolean }): Markdown {
  type Constructor = new (options: object) => Markdown;
  const name = typeof MARKDOWN_IT === 'undefined' ? 'markdown-it' : MARKDOWN_IT;
  const loaded = require(name) as Constructor & { default?: Constructor };
  const MarkdownIt = loaded.default ?? loaded;
  const markdown = new MarkdownIt({ ...options, linkify: false, typographer: false });
  markdown.inline.ruler.after('image', 'image_width', (state, isSilent) => {
    const length = readWidth(state, isSilent);
    state.pos += length;
    return length > 0;
  });
  return markdown;
}

/** `{width=50%}` behind a picture, as Pandoc writes it. */
function readWidth({ tokens, pending, src, pos }: StateInline, isSilent: boolean): number {
  const image = tokens.at(-1);
  if (isSilent || pending !== '' || image?.type !== 'image') return 0;
  const [whole, width = ''] = WIDTH.exec(src.slice(pos, pos + 16)) ?? [''];
  if (whole !== '') image.attrSet('data-width', width);
  return whole.length;
}

const WIDTH = /^\{width=(\d+)%\}/;

/** The file that a picture's address names: addresses have some signs as `%20`. */
export function nameOfPicture(image: Token): string {
  return decodedPath(String(image.attrGet('src') ?? ''));
}

/** Where the tokens of a line begin, in UTF-16 units of their block's content; a link's end is at its closing bracket. */
const places = new WeakMap<Token, number>();

export const placeOfToken = (token: Token | undefined) => token && places.get(token);

/** Parses raw HTML, leaves addresses as written and signs where they stand, so that `check` can report them. */
function checkingMarkdown(): Markdown {
  if (checker) return checker;
  checker = newMarkdown({ html: true }).disable(['text_join', 'fragments_join']);
  checker.normalizeLink = (url: string) => url;
  checker.validateLink = () => true;
  checker.inline.ruler.at('emphasis', readEmphasis);
  checker.inline.State = class extends checker.inline.State {
    override push(...args: Parameters<StateInline['push']>) {
      const token = super.push(...args);
      places.set(token, this.pos);
      return token;
    }
    override pushPending() {
      const start = this.src.lastIndexOf(this.pending, this.pos - this.pending.length);
      const token = super.pushPending();
      places.set(token, start);
      return token;
    }
  };
  return checker;
}

export function parseMarkdown(text: string): readonly Token[] {
  return checkingMarkdown().parse(text, {});
}

/** What a visitor reads of a Markdown text, a line for each block. */
export function readMarkdown(text: string): string {
  const visible = (tokens: readonly Token[]): string =>
    tokens
      .map(({ type, content, children }) =>
        children ? visible(children) : type.endsWith('break') ? ' ' : content,
      )
      .join('');
  return parseMarkdown(text)
    .map((token) => visible([token]))
    .join('\n');
}

/** The number of words that a visitor reads in a Markdown text, a placeholder being one. */
export function wordCount(text: string): number {
  return countWords(readMarkdown(text));
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
}
