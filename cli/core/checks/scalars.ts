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

/** The faults of the scalars of a file that is YAML and that may have some, in their order. */
export function* scalarFaults<F extends object>(
  { file: { text }, syntax, syntaxTree }: Entry,
  likely: RegExp,
  faultsOf: (located: LocatedScalar, text: string) => Iterable<F>,
): Generator<F & { readonly pointer: string }> {
  const tree = likely.test(text) && syntax().problems.length === 0 ? syntaxTree() : undefined;
  for (const located of tree ? scalarsIn(text, tree, '') : [])
    for (const fault of faultsOf(located, text)) yield { ...fault, pointer: located.pointer };
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
