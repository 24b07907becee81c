import { literalPattern } from '../text/literal-pattern.ts';
import { memoize } from './memoize.ts';
import type { Settings } from './settings/settings.ts';

/**
 * What marks a value as a placeholder, besides the words of the project: domains and phone numbers that nobody can own
 * (RFC 2606; the French regulator's range for fiction, 03 53 01 xx xx), and a run of zeros.
 */
const NOBODYS = String.raw`[\w@:/.-]*\.example\b[\w/{}-]*|\b03[ .]?53[ .]?01(?:[ .]?\d\d){2}\b|\b(?:000 ){3}0+\b`;
/** Words of a comment that mark the value before it as provisional, besides those of the project. */
const IN_COMMENTS = String.raw`\bprovisoires?\b|\bprovisional\b`;

/** Each placeholder in a text; the first group is the unassigned name or number, empty for a word of the project. */
export function marksIn(text: string, { placeholders }: Settings): RegExpExecArray[] {
  return [...text.matchAll(patternsOf(placeholders).placeholder)];
}

/** Whether a comment calls the value before it a placeholder. */
export function isRemark(comment: string, { placeholders }: Settings): boolean {
  return patternsOf(placeholders).remark.test(comment);
}

/** Compiled once for the words of a project. */
const patternsOf = memoize((words: readonly string[]) => {
  const others = words.map((word) => literalPattern(word).replace(/\s+/g, '\\s+'));
  return {
    placeholder: new RegExp([`(${NOBODYS})`, ...others].join('|'), 'gi'),
    remark: new RegExp([IN_COMMENTS, ...others].join('|'), 'i'),
  };
});
