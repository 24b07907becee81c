/** More than the sentences of a large shop, so that memory is bounded in a process that watches. */
const MOST = 20_000;

/** `read` with a cache of its answers: rules ask about the same texts, again for each decision that is tried. */
export function cached<T>(read: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    if (answers.size >= MOST) answers.clear();
    const answer = read(text);
    answers.set(text, answer);
    return answer;
  };
}
