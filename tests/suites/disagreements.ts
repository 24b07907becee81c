/** Cases in which we answer otherwise than a public suite wants, for one reason. */
export interface Disagreement {
  readonly why: string;
  /** What we answer: the code of a problem or `accepted`, one for each test of the case that wants something else. */
  readonly verdict: string;
  readonly cases: readonly string[];
}

/** Our verdict by case, of the cases in a list. @throws when a case is listed twice */
export function listedVerdicts(list: readonly Disagreement[]): ReadonlyMap<string, string> {
  const verdicts = new Map<string, string>();
  for (const { verdict, cases } of list)
    for (const id of cases) {
      if (verdicts.has(id)) throw new Error(`listed twice: ${id}`);
      verdicts.set(id, verdict);
    }
  return verdicts;
}
