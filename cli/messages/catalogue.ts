import type { Annotation } from '../annotations/annotation.ts';
import { ANNOTATIONS } from '../annotations/registry.ts';
import type { EntryCheck, SingletonCheck, TextCheck } from '../checks/check.ts';
import { CHECKS } from '../checks/registry.ts';
import { type FileParams, file } from './file.ts';
import { type SchemaParams, schema } from './schema.ts';
import { type Language, type Wording, type WordsOf, wordingIn } from './wording.ts';
import { type YamlParams, yaml } from './yaml.ts';

type Judge = (typeof ANNOTATIONS)[number] | (typeof CHECKS)[number];

/** What each annotation and check knows of what it finds: `J` spreads the union over its members. */
type ParamsOf<J> = J extends
  | Annotation<string, infer P, infer _>
  | TextCheck<infer P>
  | EntryCheck<infer P>
  | SingletonCheck<infer P, infer _>
  ? (params: P) => void
  : never;
type JudgeParams = ParamsOf<Judge> extends (params: infer P) => void ? P : never;

/** What each kind of problem knows, by its code. */
export type ProblemParams = FileParams & YamlParams & SchemaParams & JudgeParams;
export type Code = keyof ProblemParams;
export type Params<C extends Code> = ProblemParams[C];

/** Every wording of a problem, by its code. */
export const CATALOGUE: WordsOf<ProblemParams> = Object.assign(
  {},
  file,
  yaml,
  schema,
  ...[...ANNOTATIONS, ...CHECKS].map(({ words }) => words),
);

/** A problem in words. */
export function wordingOf<C extends Code>(
  { code, params }: { readonly code: C; readonly params: Params<C> },
  language: Language,
): Wording {
  return wordingIn(CATALOGUE[code], language, params);
}
