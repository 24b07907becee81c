import { type CheckedText, type Fault, problemIn } from '../checks/check-kinds.ts';
import { walkAnnotated } from '../content/annotation-tree.ts';
import type { Content, Entry } from '../content/content.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { type Annotation, Bearer, type Seen } from './annotation.ts';
import type { Keyword } from './keyword.ts';
import { ANNOTATIONS } from './registry.ts';

/** Each annotation has codes of its own; here they are erased. */
const BY_KEYWORD = new Map<string, Partial<Annotation>>(
  (ANNOTATIONS as readonly (Keyword & Partial<Annotation>)[]).map((each) => [each.keyword, each]),
);

/** Where one entry breaks its schema's annotations: references, links, images, placeholders, formats, uniqueness. */
export function annotationProblems(content: Content, entry: Entry, seen: Seen): Problem[] {
  const problems: Problem[] = [];
  walkAnnotated(entry.annotationTree, entry.value, (at) => {
    const bearer = new Bearer(content, entry, at, seen);
    const { annotations } = at.tree;
    for (const keyword in annotations)
      for (const fault of BY_KEYWORD.get(keyword)?.check?.(bearer, annotations[keyword as never]) ?? [])
        problems.push(problemIn(entry, fault, 'error', at.pointer));
  });
  return problems;
}

/** The warnings of a text's annotations. */
export function* annotationFaults(text: CheckedText): Generator<Fault> {
  const { annotations } = text;
  for (const keyword in annotations)
    yield* BY_KEYWORD.get(keyword)?.warn?.(text, annotations[keyword as never]) ?? [];
}
