import type { Content } from '../../core/content/content.ts';
import { constantsOf, textOf } from '../../core/model/constants.ts';
import { withoutMarkdown } from '../../core/text/without-markdown.ts';

/** A text as a visitor reads it: placeholders filled, no marks of Markdown. What the page computes is left open. */
export function asRead(content: Content, text: string): string {
  return /[{*#[]/.test(text) ? withoutMarkdown(withConstants(content, text)) : text;
}

export function withConstants(content: Content, text: string): string {
  const known = text.replace(/\{\{([^{}]+)\}\}/g, (_, name: string) => {
    const constant = constantsOf(content).get(name);
    return constant ? textOf(constant) : '…';
  });
  return leftOpen(known);
}

export function leftOpen(text: string): string {
  return text.replace(/\{\w+\}/g, '…');
}
