/** `make`, called once for each object: its results are kept for as long as the objects themselves. */
export function memoize<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const results = new WeakMap<K, T>();
  return (of) => {
    const known = results.get(of);
    if (known !== undefined || results.has(of)) return known as T;
    const result = make(of);
    results.set(of, result);
    return result;
  };
}

export function once<T>(compute: () => T): () => T {
  let value: { readonly of: T } | undefined;
  return () => {
    value ??= { of: compute() };
    return value.of;
  };
}
