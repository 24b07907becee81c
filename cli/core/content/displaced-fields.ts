import { hasCode, type Problem } from '../diagnostics/problem.ts';
import type { Displaced } from '../messages/displaced.ts';
import { isMapping, type JsonValue, valueAt } from '../values/json-value.ts';
import { parentPointer, pointerSteps, pointerTo } from '../values/pointer.ts';
import { lineNumber, lineStart } from '../yaml/lines.ts';
import type { Entry } from './content.ts';
import { placeIn } from './places.ts';
import { describeField, type SchemaSet } from './schemas.ts';

type Located = Pick<Entry, 'file' | 'value' | 'syntaxTree' | 'schema'>;

/** Where the field `key`, unknown in the mapping at `pointer`, belongs; `undefined` where its indent alone does not explain it. */
export function displacedField(
  set: SchemaSet,
  entry: Located,
  pointer: string,
  key: string,
): Displaced | undefined {
  const { text } = entry.file;
  const at = placeIn(entry, pointerTo(pointer, key), { part: 'key' }).span.start;
  const start = lineStart(text, at);
  const found = groupAbove(set, entry, pointer, key) ?? groupBefore(set, entry, pointer, key);
  if (!found) return undefined;
  const { end } = placeIn(entry, pointerTo(pointer, key)).span;
  const canMove = found.canMove && text.slice(start, at).trim() === '';
  const lines = [lineNumber(text, at), lineNumber(text, end)] as const;
  return { ...found, canMove, keys: [key], blanks: found.column - (at - start), from: start, end, lines };
}

interface Group extends Pick<Displaced, 'group' | 'isInside' | 'canMove'> {
  /** The column, from 0, in which the field belongs. */
  readonly column: number;
}

/** The group that it has moved into: one above has such a field. */
function groupAbove(set: SchemaSet, entry: Located, pointer: string, key: string): Group | undefined {
  const steps = pointerSteps(pointer);
  const level = steps.findLastIndex((_, depth) =>
    describeField(set, entry.schema, steps.slice(0, depth)).known.includes(key),
  );
  const group = steps[level];
  if (group === undefined) return undefined;
  const { known } = describeField(set, entry.schema, steps);
  const mapping = valueAt(entry.value, pointer);
  const names = isMapping(mapping) ? Object.keys(mapping) : [];
  // What follows it in the group would leave the group with it.
  const canMove = names.slice(names.indexOf(key)).every((name) => !known.includes(name));
  const column = columnOf(entry, steps.slice(0, level + 1).reduce(pointerTo, ''));
  return { group, isInside: false, column, canMove };
}

/** The group that it has left: the field before it, or the last item of that one, has such a field and lacks it. */
function groupBefore(set: SchemaSet, entry: Located, pointer: string, key: string): Group | undefined {
  const mapping = valueAt(entry.value, pointer);
  if (!isMapping(mapping)) return undefined;
  const names = Object.keys(mapping);
  const { known } = describeField(set, entry.schema, pointerSteps(pointer));
  const group = names.slice(0, names.indexOf(key)).findLast((name) => known.includes(name));
  if (group === undefined) return undefined;
  const find = (value: JsonValue | undefined, at: string): number | undefined => {
    if (Array.isArray(value)) return find(value.at(-1), pointerTo(at, value.length - 1));
    if (isMapping(value) && Object.hasOwn(value, key)) return undefined;
    const [first] = isMapping(value) ? Object.keys(value) : [];
    if (describeField(set, entry.schema, pointerSteps(at)).known.includes(key))
      return first === undefined ? columnOf(entry, at) + 2 : columnOf(entry, pointerTo(at, first));
    const last = isMapping(value) ? Object.keys(value).at(-1) : undefined;
    return last !== undefined && isMapping(value) ? find(value[last], pointerTo(at, last)) : undefined;
  };
  const column = find(mapping[group], pointerTo(pointer, group));
  return column === undefined ? undefined : { group, isInside: true, column, canMove: true };
}

function columnOf(entry: Located, pointer: string): number {
  const { start } = placeIn(entry, pointer, { part: 'key' }).span;
  return start - lineStart(entry.file.text, start);
}

/** The problems, with one for all fields that have left their group together. */
export function gatherDisplaced(problems: readonly Problem[]): Problem[] {
  const gathered: Problem[] = [];
  for (const each of problems) {
    const last = gathered.at(-1);
    const both = last && together(last, each);
    if (both) gathered[gathered.length - 1] = both;
    else gathered.push(each);
  }
  return gathered;
}

function together(one: Problem, other: Problem): Problem | undefined {
  if (
    !hasCode(one, 'schema/additionalProperties') ||
    !hasCode(other, 'schema/additionalProperties') ||
    parentPointer(one.pointer) !== parentPointer(other.pointer)
  )
    return undefined;
  const [first, second] = [one.params.displaced, other.params.displaced];
  if (!first || !second || first.group !== second.group || first.blanks !== second.blanks) return undefined;
  // Only blank lines and comments are between them.
  if (!/^(?:\s|#[^\r\n]*)*$/.test(one.text.slice(first.end, other.span.start))) return undefined;
  const displaced: Displaced = {
    ...first,
    keys: [...first.keys, ...second.keys],
    canMove: first.canMove && second.canMove,
    end: second.end,
    lines: [first.lines[0], second.lines[1]],
  };
  return { ...one, params: { ...one.params, displaced } };
}
