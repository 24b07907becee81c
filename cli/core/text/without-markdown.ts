/** Markdown without its signs, as it looks on a page. */
export function withoutMarkdown(markdown: string): string {
  return markdown
    .replace(/^ *(?:#{1,6}|[-*>]|\d+\.) +/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*?([^*\n]+)\*\*?/g, '$1')
    .replace(/__([^_\n]+)__/g, '$1');
}
