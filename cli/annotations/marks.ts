import { type Annotation, FLAG } from './annotation.ts';

// Annotations that ask nothing of a value by itself: other parts read them.

/** A property: left out of the collection's module, and loaded when it is asked for. */
export const lazy: Annotation<'x-lazy', unknown> = { keyword: 'x-lazy', argument: FLAG, isOfEntry: true };

/** The surfaces on which the texts below are shown, in the place of their entry's own pages. */
export const surface: Annotation<'x-surface', unknown> = {
  keyword: 'x-surface',
  argument: { type: 'array', items: { type: 'string' } },
};

/** A list of references: if A names B, B should name A. A consistency rule. */
export const symmetric: Annotation<'x-symmetric', unknown> = { keyword: 'x-symmetric', argument: FLAG };

/** A list whose order means nothing: `sapin fix` sorts it. */
export const unordered: Annotation<'x-unordered', unknown> = { keyword: 'x-unordered', argument: FLAG };
