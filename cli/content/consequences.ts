import { hasCode, type Problem } from '../diagnostics/problem.ts';
import { parentPointer, pointerTo } from './pointer.ts';

/** The problems of a file without those that only follow from another: one slip is one problem. */
export function withoutConsequences(problems: readonly Problem[]): Problem[] {
  return withoutMisspelt(withoutLeft(problems));
}

/** Without what is missing because it is there under a wrong name. */
function withoutMisspelt(problems: readonly Problem[]): Problem[] {
  const meant = new Set(
    problems.flatMap((each) =>
      hasCode(each, 'schema/additionalProperties') && each.params.nearest !== undefined
        ? [pointerTo(parentPointer(each.pointer), each.params.nearest)]
        : [],
    ),
  );
  return problems.filter(
    (each) => !hasCode(each, 'schema/required') || !meant.has(pointerTo(each.pointer, each.params.missing)),
  );
}

/** Without what is missing, or empty, because a field has left its group: that goes when it is back. */
function withoutLeft(problems: readonly Problem[]): Problem[] {
  const left = problems.flatMap((each) =>
    hasCode(each, 'schema/additionalProperties') && each.params.inside !== undefined
      ? [
          {
            key: each.params.key,
            group: pointerTo(parentPointer(each.pointer), each.params.inside),
          },
        ]
      : [],
  );
  return problems.filter(
    (each) =>
      !left.some(
        ({ key, group }) =>
          (hasCode(each, 'schema/required') &&
            each.params.missing === key &&
            each.pointer.startsWith(group)) ||
          (hasCode(each, 'schema/type') && each.params.found === 'null' && each.pointer === group),
      ),
  );
}
