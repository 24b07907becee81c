import { type Outcome, outcomesInSteps } from '../consistency/causes.ts';
import { findInSteps, type Judgement, judge, type RuleFinding, type Visits } from '../consistency/engine.ts';
import type { AnyRule } from '../consistency/rule.ts';
import { readAcceptances } from '../content/acceptance.ts';
import type { Content } from '../content/content.ts';
import { once } from '../content/memoize.ts';
import type { LoadedProject } from '../load/load.ts';
import type { Model } from '../model/model.ts';
import { type InSteps, inSteps } from './steps.ts';

/** One state of a workspace. All but the problems is computed on demand; none of it throws at broken files. */
export interface Snapshot {
  /** The problems that `check` finds in these texts. Warnings of the day are among the others where there is no error. */
  readonly loaded: LoadedProject;
  /**
   * The content that the rest refers to: a file that its schema refuses, or that is no YAML, is as it was when it was last
   * accepted. One that never was is left out, but links and references may lead to it.
   */
  readonly sound: Content;
  /**
   * What modules can be written from: these texts, but those with problems as they were without, or left out; nothing where
   * that does not fit.
   */
  publishable(): LoadedProject | undefined;
  readonly rules: readonly AnyRule[];
  model(): Model;
  /** What the rules find in `sound`. */
  findings(): readonly RuleFinding[];
  /** The same, weighed against what has been accepted; hints apart. */
  verdict(): Judgement;
  /** Computes `verdict` in steps of a few milliseconds, between rules and between the texts that a rule reads. */
  comparison(): Iterable<unknown>;
  /** What keeping each reading of an entry would do: as slow as `findings` for each of them, so it is computed in steps. */
  outcomes(subject: string): InSteps<readonly Outcome[]>;
  /** The model if these texts were saved over `sound`, by path; `undefined` where `check` would then find something new. */
  modelAfter(texts: ReadonlyMap<string, string>): Model | undefined;
}

export type Answers = Omit<Snapshot, 'loaded' | 'publishable'>;

/** @param rules none where the schemas are broken, because nothing can be judged then */
export function makeAnswers(
  content: Content,
  rules: readonly AnyRule[],
  day: string,
  modelOf: (content: Content) => Model,
): Omit<Answers, 'modelAfter'> {
  const model = once(() => modelOf(content));
  const visits: Visits = new Map();
  const found = rules.map((rule) => inSteps(() => findInSteps(rule, model(), visits)));
  const findings = once(() => found.flatMap((byRule) => byRule.result()));
  const verdict = once(() => judge(findings(), readAcceptances(content), day));
  const known = new Map<string, InSteps<readonly Outcome[]>>();
  const outcomes = (subject: string) => {
    const steps =
      known.get(subject) ?? inSteps(() => outcomesInSteps(model(), rules, findings(), visits, subject));
    known.set(subject, steps);
    return steps;
  };
  function* comparison() {
    yield model();
    let paused = performance.now();
    for (const byRule of found)
      for (const _ of byRule.steps()) {
        if (performance.now() - paused < STEP) continue;
        yield;
        paused = performance.now();
      }
    yield verdict();
  }
  return { sound: content, rules, model, findings, comparison, verdict, outcomes };
}

/** How long a comparison goes on without a pause, in milliseconds. */
const STEP = 8;
