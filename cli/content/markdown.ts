import { createRequire } from 'node:module';
import type { MarkdownIt as Markdown, Token } from 'markdown-it';

const require = createRequire(import.meta.url);
let checker: Markdown | undefined;

/** CommonMark with tables; loaded at the first use, for many runs need none of it. */
export function newMarkdown(options: { html: boolean }): Markdown {
  const loaded = require('markdown-it') as { default?: new (options: object) => Markdown } & (new (
    options: object,
  ) => Markdown);
  const MarkdownIt = loaded.default ?? loaded;
  return new MarkdownIt({ ...options, linkify: false, typographer: false });
}

/** Parses raw HTML so that it can be reported, and keeps addresses as written, for `check` judges them. */
function checkingMarkdown(): Markdown {
  checker ??= newMarkdown({ html: true });
  checker.normalizeLink = (url: string) => url;
  checker.validateLink = () => true;
  return checker;
}

/** A thing in a Markdown text that has rules of its own, with its UTF-16 offsets in the text. */
export interface MarkdownPart {
  readonly kind: 'link' | 'image' | 'html';
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The links, images and raw HTML of a Markdown text, in order. */
export function markdownParts(text: string): MarkdownPart[] {
  if (!/[<[]/.test(text)) return [];
  const parts: MarkdownPart[] = [];
  let from = 0;
  const add = (kind: MarkdownPart['kind'], value: string) => {
    const found = text.indexOf(value, from);
    const start = found < 0 ? Math.max(0, text.indexOf(value)) : found;
    parts.push({ kind, value, start, end: start + value.length });
    from = found < 0 ? from : found + value.length;
  };
  const visit = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (token.type === 'link_open') add('link', String(token.attrGet('href') ?? ''));
      else if (token.type === 'image') add('image', String(token.attrGet('src') ?? ''));
      else if (token.type === 'html_inline' || token.type === 'html_block')
        add('html', token.content.trim().split('\n')[0] ?? '');
      else if (token.children) visit(token.children);
    }
  };
  visit(checkingMarkdown().parse(text, {}));
  return parts;
}
