import type { Annotated, AnnotationTree } from '../content/annotation-tree.ts';
import type { Content, Entry } from '../content/content.ts';
import type { Keyword } from '../content/keyword.ts';
import { memoize } from '../content/memoize.ts';
import { walkAnnotated, walkAs } from '../content/walk-annotated.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { type Annotation, Bearer, type Seen } from './annotation.ts';
import { type CheckedText, type Fault, problemIn } from './check-kinds.ts';
import { ANNOTATIONS } from './registry.ts';

/** Each annotation types its codes; here those types are erased. */
const BY_KEYWORD = new Map<string, Partial<Annotation>>(
  (ANNOTATIONS as readonly (Keyword & Partial<Annotation>)[]).map((each) => [each.keyword, each]),
);

/**
 * Where one entry breaks its schema's annotations: references, links, images, placeholders, uniqueness.
 * @param refused the files whose syntax or schema is broken: problems that follow from it are left out
 */
export function annotationProblems(
  content: Content,
  entry: Entry,
  seen: Seen,
  refused: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  walkAnnotated(entry, (at) => {
    const checks = checksIn(at.tree);
    if (checks.length === 0) return;
    const bearer = new Bearer(content, entry, at, seen, refused);
    for (const { run, argument } of checks)
      for (const fault of run(bearer, argument))
        problems.push(problemIn(entry, { part: at.part, ...fault }, 'error', at.pointer));
  });
  return problems;
}

/** Whether a value of `entry`, with all inside it, satisfies `tree`: this chooses among branches of one form. */
export function holdsTo(content: Content, entry: Entry, tree: AnnotationTree, at: Annotated): boolean {
  let holds = true;
  walkAs(tree, at, (below) => {
    if (!holds) return;
    const bearer = new Bearer(content, entry, below, new Map(), new Set());
    holds = checksIn(below.tree).every(({ run, argument }) => {
      const [fault] = run(bearer, argument);
      return fault === undefined;
    });
  });
  return holds;
}

/** The methods of a tree's annotations, each with its argument; cached, because thousands of values share a tree. */
const methodsOf = <M extends 'check' | 'warn'>(method: M) =>
  memoize(({ asked }: AnnotationTree) =>
    asked.flatMap(([keyword, argument]) => {
      const run = BY_KEYWORD.get(keyword)?.[method];
      return run ? [{ run, argument }] : [];
    }),
  );
const checksIn = methodsOf('check');
const warningsIn = methodsOf('warn');

export function annotationFaults(text: CheckedText): Fault[] {
  return warningsIn(text.tree).flatMap(({ run, argument }) => [...run(text, argument)]);
}
