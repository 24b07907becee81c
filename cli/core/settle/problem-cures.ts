import { type Cure, constantCure, cure } from '../consistency/finding.ts';
import { yamlValue } from '../content/parse-yaml.ts';
import { hasCode, type Problem } from '../diagnostics/problem.ts';
import { canonicalForm } from '../edit/respelling.ts';
import { valueAt } from '../values/json-value.ts';

/** What a problem names in place of the right thing; `name` is that of a constant. */
interface Slip {
  readonly value?: unknown;
  readonly key?: unknown;
  readonly name?: unknown;
  readonly nearest?: unknown;
  readonly others?: readonly string[];
  readonly fact?: string | undefined;
  readonly likely?: { readonly name: string };
}

/** What a person would write in place of what a problem of `check` is about, the likeliest first. */
export function curesOfProblem(problem: Problem): readonly Cure[] {
  const { code, params, pointer, range } = problem;
  const { nearest, others = [], fact, likely, ...given } = params as Slip;
  if (code === 'text/placeholder') return likely ? [constantCure(problem, likely.name)] : [];
  if (code === 'text/known-value' || code === 'text/known-field')
    return [constantCure(problem, fact ?? String(given.name))];
  const canonical = canonicalForm(problem);
  if (canonical !== undefined) return [cure('value', problem, canonical, canonical)];
  if (typeof nearest !== 'string') return [];
  if (hasCode(problem, 'schema/additionalProperties'))
    return !problem.params.known.includes(nearest)
      ? []
      : [{ writes: 'value', shown: nearest, writings: [{ place: problem, value: nearest, isKey: true }] }];
  const whole = valueAt(yamlValue(problem.text), pointer);
  if (typeof whole !== 'string') return [];
  const { start, end } = range ?? { start: 0, end: whole.length };
  const part = whole.slice(start, end);
  const wrong = [given.value, given.key, given.name].find(
    (each): each is string => typeof each === 'string' && part.includes(each),
  );
  if (wrong === undefined) return [];
  const from = start + part.indexOf(wrong);
  const place = { ...problem, range: { start: from, end: from + wrong.length } };
  const writes = code.startsWith('link/') ? 'link' : wrong === given.name ? 'constant' : 'value';
  return [nearest, ...others].map((name) => cure(writes, place, name, name));
}
