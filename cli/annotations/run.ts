import type { CheckedText, Fault } from '../checks/check.ts';
import { walkAnnotated } from '../content/annotation-tree.ts';
import type { Content, Entry } from '../content/content.ts';
import { placeIn } from '../content/places.ts';
import { type Problem, problem } from '../diagnostics/problem.ts';
import type { ProblemParams } from '../messages/catalogue.ts';
import { type Annotation, Bearer, type Seen } from './annotation.ts';
import { ANNOTATIONS } from './registry.ts';

/** Every annotation has codes of its own; here they are told apart no more. */
const BY_KEYWORD = new Map(
  (ANNOTATIONS as readonly unknown[] as readonly Annotation[]).map((each) => [each.keyword, each]),
);

/** What the schema's annotations ask of one entry: references, links, images, placeholders, formats, uniqueness. */
export function annotationProblems(content: Content, entry: Entry, seen: Seen): Problem[] {
  const problems: Problem[] = [];
  walkAnnotated(entry.annotationTree, entry.value, (at) => {
    const bearer = new Bearer(content, entry, at, seen);
    const { annotations } = at.tree;
    for (const keyword in annotations)
      for (const fault of BY_KEYWORD.get(keyword)?.check?.(bearer, annotations[keyword as never]) ?? [])
        problems.push(problem(fault.code, fault.params, placeIn(entry, fault.pointer ?? at.pointer, fault)));
  });
  return problems;
}

/** What the annotations of a text warn of. */
export function* annotationFaults(text: CheckedText): Generator<Fault<ProblemParams>> {
  const { annotations } = text;
  for (const keyword in annotations)
    yield* BY_KEYWORD.get(keyword)?.warn?.(text, annotations[keyword as never]) ?? [];
}
