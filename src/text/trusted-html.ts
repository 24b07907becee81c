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

/** The one policy that the site's Content-Security-Policy names: no other code can turn a text into elements. */
const policy = globalThis.trustedTypes?.createPolicy('sapin', { createHTML: (html) => html });

/** Vouches for HTML that `sapin generate` rendered from Markdown. */
export function trustedHtml(html: Html): TrustedHTML | string {
  return policy?.createHTML(html) ?? html;
}
