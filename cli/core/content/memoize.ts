/** `make`, asked once for each object: its answers are kept for as long as the objects themselves. */
export function memoize<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const answers = new WeakMap<K, T>();
  return (of) => {
    const known = answers.get(of);
    if (known !== undefined || answers.has(of)) return known as T;
    const answer = make(of);
    answers.set(of, answer);
    return answer;
  };
}

export function once<T>(compute: () => T): () => T {
  let value: { readonly of: T } | undefined;
  return () => {
    value ??= { of: compute() };
    return value.of;
  };
}
