import { constantsOf, textOf } from '../../core/model/constants.ts';
import { withoutMarkdown } from '../../core/text/without-markdown.ts';
import type { Snapshot } from '../../core/workspace/workspace.ts';

/** A text as a visitor reads it: placeholders filled, no marks of Markdown. What the page computes is left open. */
export function asRead({ sound }: Snapshot, text: string): string {
  if (!/[{*#[]/.test(text)) return text;
  return withoutMarkdown(
    text.replace(/\{\{([^{}]+)\}\}/g, (_, name: string) => {
      const constant = constantsOf(sound).get(name);
      return constant ? textOf(constant) : '…';
    }),
  );
}
