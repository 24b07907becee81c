const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or in a quoted attribute; no line breaks before French punctuation and units. */
export function escapeHtml(text: string): string {
  return text
    .replace(/ (?=[;:!?%€»≠]|m(?!\p{L}))|(?<=«) /gu, '\u00A0')
    .replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
