import type { Html } from '#generated/types.ts';

declare global {
  /** Not in TypeScript's DOM yet, and not in every browser. */
  var trustedTypes:
    | { createPolicy(name: string, rules: { createHTML(text: string): string }): TrustedTypePolicy }
    | undefined;

  interface TrustedTypePolicy {
    createHTML(text: string): TrustedHTML;
  }
}

/** The only policy that the Content-Security-Policy allows, so no other code can turn text into elements. */
const policy = globalThis.trustedTypes?.createPolicy('sapin', { createHTML: (html) => html });

/** Marks HTML rendered by `sapin generate` as trusted. */
export function trustedHtml(html: Html): TrustedHTML | string {
  return policy?.createHTML(html) ?? html;
}
