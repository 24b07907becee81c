import { hasCode, type Problem } from '../diagnostics/problem.ts';
import { isWithin, parentPointer, pointerTo } from '../values/pointer.ts';

/** The problems of a file without those that merely follow from another: one slip is one problem. */
export function withoutFollowUps(problems: readonly Problem[]): Problem[] {
  const causes = problems.flatMap((each) => followersOf(each) ?? []);
  return problems.filter((each) => !causes.some((isFollower) => isFollower(each)));
}

/** Finds the fields that are missing or empty because a field is misspelt, or has left its group or come into another. */
function followersOf(problem: Problem): ((each: Problem) => boolean) | undefined {
  if (!hasCode(problem, 'schema/additionalProperties')) return undefined;
  const { nearest, displaced } = problem.params;
  const mapping = parentPointer(problem.pointer);
  const group = pointerTo(mapping, displaced?.group ?? '');
  return (each) => {
    if (hasCode(each, 'schema/type'))
      return displaced?.isInside === true && each.params.found === 'null' && each.pointer === group;
    if (!hasCode(each, 'schema/required')) return false;
    const { missing } = each.params;
    if (missing === nearest && each.pointer === mapping) return true;
    if (!displaced?.keys.includes(missing)) return false;
    return displaced.isInside ? each.pointer.startsWith(group) : isWithin(mapping, each.pointer);
  };
}
