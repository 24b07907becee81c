const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escaped text for an element or a quoted attribute, with no-break spaces before French punctuation and units. */
export function typesetHtml(text: string): string {
  return text
    .replace(/ (?=[;:!?%€»≠]|m(?!\p{L}))|(?<=«) /gu, '\u00A0')
    .replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
