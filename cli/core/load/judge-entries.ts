import type { Entry } from '../content/content.ts';
import type { SchemaSet } from '../content/schemas.ts';
import { endsWithin } from '../content/time-limit.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { slowPatternProblem } from './schema-faults.ts';
import { lastPattern, type Validators } from './validators.ts';

/** Ten thousand entries take a tenth of this, in milliseconds; a backtracking pattern takes longer than anybody waits. */
const LIMIT = 1000;

interface Judgement {
  readonly accepted: ReadonlySet<Entry>;
  /** A pattern of the schemas that does not terminate. */
  readonly slow?: Problem;
}

/** Validates entries against their schemas, within a time limit: a pattern may backtrack without end. */
export function judgeEntries(set: SchemaSet, { byName }: Validators, entries: readonly Entry[]): Judgement {
  const accepted = new Set<Entry>();
  const judge = (entry: Entry) => {
    const { problems, empty } = entry.syntax();
    const isReadable = problems.length === 0 && !empty;
    if (isReadable && byName.get(entry.schema.name)?.(entry.value)) accepted.add(entry);
  };
  if (endsWithin(LIMIT, () => entries.forEach(judge))) return { accepted };
  for (const entry of entries) {
    if (endsWithin(LIMIT, () => judge(entry))) continue;
    const pattern = lastPattern(set, entry.schema.name, entry.value, LIMIT);
    if (pattern !== undefined) return { accepted, slow: slowPatternProblem(set, entry, pattern) };
    judge(entry); // Everything but a pattern terminates: the entry is large, or the machine is busy.
  }
  return { accepted };
}
