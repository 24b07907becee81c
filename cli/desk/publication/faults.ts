import { type Content, findEntry } from '../../core/content/content.ts';
import type { Problem } from '../../core/diagnostics/problem.ts';
import type { Publication } from '../contract.ts';
import { subjectOf } from '../history/entry-changes.ts';
import { pictureWords } from '../history/value-words.ts';
import { labelAt, placeOf, titleOf } from '../view/names.ts';
import { wordsOfProblem } from '../view/wording.ts';
import { PUBLICATION_WORDS } from './words.ts';

/** The first error of the content, by its place. */
export function faultOf(content: Content, problems: readonly Problem[]): string | null {
  const [first] = problems;
  if (!first) return null;
  const subject = subjectOf(content, first.file);
  const entry = subject === undefined ? undefined : findEntry(content, subject);
  // A file that is not an entry has no field: all of it is in the way.
  if (!entry) return PUBLICATION_WORDS.faultyDocument(pictureWords(first.file));
  const label = first.pointer !== '' ? `, ${labelAt(content, entry, first.pointer)}` : '';
  return PUBLICATION_WORDS.faulty(
    `${titleOf(content, entry)}${label}`,
    wordsOfProblem(content, first).message,
    problems.length - 1,
  );
}

/** Errors that are listed, before the others are left for later. */
const MOST_FAULTS = 8;

/** The fields to correct or to fill in, by their places. */
export function faultsOf(content: Content, problems: readonly Problem[]): Publication['faults'] {
  return problems.slice(0, MOST_FAULTS).flatMap((problem) => {
    const entry = findEntry(content, subjectOf(content, problem.file) ?? '');
    if (!entry) return [];
    return [
      { place: placeOf(content, entry, problem.pointer), message: wordsOfProblem(content, problem).message },
    ];
  });
}
