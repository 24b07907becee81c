import { trustedHtml } from './trusted-html.ts';

/**
 * What the document has in the element `id`, for an element that the browser's application leaves as it is: it has neither
 * the code nor the texts of it. One object for each, or React would set it again at each render.
 */
export function inDocument(id: string) {
  return { __html: trustedHtml(globalThis.document?.getElementById(id)?.innerHTML ?? '') };
}
