import { getScalarValue } from 'js-yaml';
import type { Entry } from '../content/content.ts';
import type { LocatedNode } from '../content/places.ts';
import type { Span } from '../diagnostics/problem.ts';
import { pointerTo } from '../values/pointer.ts';

/** A value of a file as it is written there. */
export interface LocatedScalar {
  readonly scalar: NonNullable<LocatedNode['scalar']>;
  /** What YAML reads there. */
  readonly value: string;
  readonly span: Span;
  readonly pointer: string;
  /** Of the field that holds it; an item of a list and a file's only value have none. */
  readonly key?: Span;
}

/** The scalars of a file that is YAML, in their order. */
export function* scalarsOf(entry: Entry): Generator<LocatedScalar> {
  const tree = entry.syntax().problems.length > 0 ? undefined : entry.syntaxTree();
  if (tree) yield* scalarsIn(entry.file.text, tree, '');
}

function* scalarsIn(
  text: string,
  { span, scalar, entries, items }: LocatedNode,
  pointer: string,
  key?: Span,
): Generator<LocatedScalar> {
  if (scalar) yield { scalar, value: getScalarValue(text, scalar), span, pointer, ...(key && { key }) };
  for (const [name, each] of entries ?? [])
    yield* scalarsIn(text, each.value, pointerTo(pointer, name), each.key);
  for (const [index, item] of (items ?? []).entries())
    yield* scalarsIn(text, item, pointerTo(pointer, index));
}
