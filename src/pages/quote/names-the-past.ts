/** Whether every year that the text names is over: what else it says is for people to read. */
export function namesThePast(text: string, now: Date): boolean {
  const years = text.match(/\b(?:19|20)\d\d\b/g) ?? [];
  return years.length > 0 && years.every((year) => Number(year) < now.getFullYear());
}
