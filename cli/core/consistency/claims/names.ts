import type { Entry } from '../../content/content.ts';
import { groupBy } from '../../content/group.ts';
import { memoize } from '../../content/memoize.ts';
import type { Model } from '../../model/model.ts';
import type { At, EntryName } from '../../model/walk.ts';
import { fold } from '../../prose/tokens.ts';
import { parentPointer } from '../../values/pointer.ts';

/** A shorter word that is not capitalised may be an adjective: "le plus grand". */
export const LONG_ENOUGH = 6;

/** The entry that an item of a list names beside a text: the variety of a card. */
export function entryBeside(model: Model, { entry, pointer }: At): Entry | undefined {
  const item = /^.*\/\d+(?=\/)/.exec(pointer)?.[0];
  const [name, ...others] =
    item === undefined
      ? []
      : (namesByEntry(model.names).get(entry) ?? []).filter((each) => parentPointer(each.pointer) === item);
  return name && others.length === 0 ? model.entry(`${name.collection}/${name.slug}`) : undefined;
}

const namesByEntry = memoize((names: readonly EntryName[]) => groupBy(names, ({ entry }) => entry));

/** Shorter words name nothing. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/\p{L}{4,}/gu) ?? [];
}
