/** Enclose and part the forms of a phrase in a generated text: characters that no content has (`checks/invisible.ts`). */
const [OPEN, NEXT, CLOSE] = ['\uE000', '\uE001', '\uE002'];

/** A phrase in a generated text, all its forms in one. */
export function inOne(forms: readonly string[]): string {
  return `${OPEN}${forms.join(NEXT)}${CLOSE}`;
}

/** The module with which the site chooses a form; its header apart. */
export const PHRASE_FORMS_MODULE = `
/** \`data\`, which is JSON, with each phrase in its form of that \`index\`. */
export function inForm<T>(data: T, index: number): T {
  const json = JSON.stringify(data);
  const chosen = json.replace(/${OPEN}(.*?)${CLOSE}/g, (_, forms: string) => forms.split('${NEXT}')[index] as string);
  return chosen === json ? data : JSON.parse(chosen);
}
`.replace(/[\uE000-\uE002]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);
