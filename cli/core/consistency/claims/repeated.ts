import { groupBy } from '../../content/group.ts';
import type { Model } from '../../model/model.ts';
import type { DistinctText, Row } from '../../model/relations.ts';
import { foldText } from '../../model/values.ts';
import { keptLast } from '../../prose/cached.ts';
import { lastStep, parentPointer } from '../../values/pointer.ts';

/** Texts in the same words of which no other should be equal (`x-distinct`). */
interface Repeated {
  readonly texts: readonly DistinctText[];
  /** Where each is the name of one row of reference data: they are one thing. */
  readonly rows: readonly Row[];
}

/** Of each set of texts, those that are equal; no decision changes them. */
export const repeatedTexts = keptLast((distincts: Model['distincts'], all: Model['rows']) => {
  const rows = new Map(all.map((row) => [`${row.entry.subject} ${row.fields[0]?.pointer}`, row]));
  return Array.from(groupBy(distincts, setOf).values(), (set): readonly Repeated[] => {
    const groups = [...groupBy(set, ({ value }) => foldText(value)).values()];
    return groups
      .filter((same) => new Set(same.map(describedBy)).size > 1)
      .map((texts) => {
        const named = texts.flatMap(({ entry, pointer }) => rows.get(`${entry.subject} ${pointer}`) ?? []);
        const [first] = named;
        const isOne = named.length === texts.length && named.every((row) => first && isSame(row, first));
        return { texts, rows: isOne ? named : [] };
      });
  });
});

/** Whether two rows of one name have no other value that differs: two communes may share their name. */
function isSame(one: Row, other: Row): boolean {
  return one.fields.every(({ column, values }) => {
    const there = other.fields.find((field) => field.column === column);
    return !there || there.values.some((value) => values.includes(value));
  });
}

/** Those among which a text must be alone: of the items or fields beside it, or of all in the content. */
function setOf({ among, entry, pointer }: DistinctText): string {
  if (among !== 'siblings') return among;
  return [entry.subject, parentPointer(parentPointer(pointer)), lastStep(pointer)].join(' ');
}

/** One picture may be described in the same words wherever it is used. */
function describedBy({ entry, pointer, image }: DistinctText): string {
  return image ?? `${entry.subject} ${pointer}`;
}
