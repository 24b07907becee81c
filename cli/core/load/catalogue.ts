import { ANNOTATIONS } from '../annotations/registry.ts';
import type { Reader } from '../language/reader.ts';
import { type Catalogue, type Coded, type Language, type Wording, wordingIn } from '../language/wording.ts';
import { GENERIC } from '../messages/generic.ts';
import { CHECKS } from './checks.ts';

export const CATALOGUE: Catalogue = Object.assign(
  {},
  GENERIC,
  ...[...ANNOTATIONS, ...CHECKS].map((judge) => 'words' in judge && judge.words),
);

export function wordingOf(problem: Coded, language: Language, reader?: Reader): Wording {
  return wordingIn(CATALOGUE, problem, language, reader);
}
