/** The start of a value, on one line: a message names it, and the frame below shows it in its place. */
export function shorten(value: string, limit = 120): string {
  const line = value.replace(/[\r\n]+/g, ' ');
  if (line.length <= limit) return line;
  const start = line.slice(0, limit - 1);
  return `${start.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}

/** The first words of a text, its whitespace made single. */
export function excerpt(text: string, most = 90): string {
  return shorten(text.replace(/\s+/g, ' ').trim(), most);
}
