/** More than the sentences of a large shop, so that memory is bounded in a process that watches. */
export const MOST = 20_000;

/** `read` with a cache of its results: rules read the same texts, again for each decision that is tried. */
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

/** `read` with its last result for each owner, for as long as the basis is the same. */
export function keptLast<K extends object, B extends readonly unknown[], T>(
  read: (owner: K, ...basis: B) => T,
): (owner: K, ...basis: B) => T {
  const kept = new WeakMap<K, { readonly basis: B; readonly answer: T }>();
  return (owner, ...basis) => {
    const last = kept.get(owner);
    if (last?.basis.every((each, index) => each === basis[index])) return last.answer;
    const answer = read(owner, ...basis);
    kept.set(owner, { basis, answer });
    return answer;
  };
}
