/** Distinguishes the content that this page edits from others that were edited at the same address. */
export const site = globalThis.document?.documentElement.dataset.site ?? '';
