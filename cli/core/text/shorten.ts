/** The start of a value, on one line: a message names it, and the frame below shows it in its place. */
export function shorten(value: string, limit = 120): string {
  const line = value.replace(/[\r\n]+/g, ' ');
  if (line.length <= limit) return line;
  const start = line.slice(0, limit - 1);
  return `${start.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}

/** The first words of a text, its whitespace made single. No word is cut in two, unless it is longer than half of them. */
export function excerpt(text: string, most = 90): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const end = line.length > most ? line.lastIndexOf(' ', most - 1) : 0;
  return end > most / 2 ? `${line.slice(0, end)}…` : shorten(line, most);
}
