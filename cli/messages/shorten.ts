/** The start of a value, on one line: a message names it, and the frame below shows it in its place. */
export function shorten(value: string, limit = 120): string {
  const line = value.replace(/[\r\n]+/g, ' ');
  if (line.length <= limit) return line;
  const start = line.slice(0, limit - 1);
  return `${/[\ud800-\udbff]$/.test(start) ? start.slice(0, -1) : start}…`;
}
