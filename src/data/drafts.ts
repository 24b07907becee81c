// What nobody has confirmed yet: `draft: true` on an item of a list.

/**
 * The same JSON without its drafts, and without a block whose list held nothing else.
 * @param areShown `npm run dev` keeps them, and says so before their first words
 */
export function withoutDrafts<T>(json: T, areShown = import.meta.env.MODE === 'development'): T {
  return without(json, areShown) as T;
}

function without(json: unknown, areShown: boolean): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json))
    return json.flatMap((item) => {
      if (isDraft(item)) return areShown ? [marked(item)] : [];
      const left = without(item, areShown);
      return left === undefined ? [] : [left];
    });
  const kept = Object.entries(json).flatMap(([name, value]) => {
    const left = without(value, areShown);
    return left === undefined ? [] : [[name, left] as const];
  });
  const isEmptied = kept.some(([name, left]) => isEmpty(left) && !isEmpty((json as Fields)[name]));
  return isEmptied ? undefined : Object.fromEntries(kept);
}

type Fields = Readonly<Record<string, unknown>>;

function isDraft(item: unknown): item is Fields {
  return typeof item === 'object' && item !== null && 'draft' in item && item.draft === true;
}

function marked(draft: Fields): Fields {
  const [first] = Object.entries(draft).filter(([, value]) => typeof value === 'string');
  return first ? { ...draft, [first[0]]: `[À confirmer] ${first[1]}` } : draft;
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
