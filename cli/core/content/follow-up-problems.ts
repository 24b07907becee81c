import { hasCode, type Problem } from '../diagnostics/problem.ts';
import { isWithin, parentPointer, pointerTo } from '../values/pointer.ts';

/** The problems of a file without those that merely follow from another: one slip is one problem. */
export function withoutFollowUps(problems: readonly Problem[]): Problem[] {
  return withoutMisspelt(withoutLeft(withoutInner(problems)));
}

/** Without missing fields that exist under a wrong name. */
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

/** Without fields that are missing or empty because a field has left its group: moving it back fixes them. */
function withoutLeft(problems: readonly Problem[]): Problem[] {
  const left = problems.flatMap((each) =>
    hasCode(each, 'schema/additionalProperties') && each.params.displaced?.isInside
      ? each.params.displaced.keys.map((key) => ({
          key,
          group: pointerTo(parentPointer(each.pointer), each.params.displaced?.group ?? ''),
        }))
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

/** Without fields that are missing because they stand in a group further right. */
function withoutInner(problems: readonly Problem[]): readonly Problem[] {
  const inner = problems.flatMap((each) =>
    hasCode(each, 'schema/additionalProperties') && each.params.displaced?.isInside === false
      ? each.params.displaced.keys.map((key) => ({ key, group: parentPointer(each.pointer) }))
      : [],
  );
  return problems.filter(
    (each) =>
      !hasCode(each, 'schema/required') ||
      !inner.some(({ key, group }) => each.params.missing === key && isWithin(group, each.pointer)),
  );
}
