import { type Answer, fieldsOf, gap as gapOf, isInPlay } from '#generated/shared/finder-rules.ts';
import type { FinderQuestion, FinderRule } from '#generated/types.ts';
import type { ComparedVariety, Size } from '../../components/tree/compared-variety.ts';

/** By question. */
export type Answers = Readonly<Record<string, Answer>>;

export type Question = FinderQuestion;

/** A rule whose margin is in the unit of its field. */
export type Rule = Omit<FinderRule, 'margin'> & { readonly margin?: number };

/** What the search needs of `content/finder.yaml`. */
export interface Guide {
  readonly questions: readonly Question[];
  readonly rules: readonly Rule[];
  /** Slugs, as a tie-breaker: the first wins. */
  readonly preference: readonly string[];
}

/** A size of a variety. */
interface Tree {
  readonly variety: ComparedVariety;
  readonly size: Size;
}

export interface Proposal {
  readonly tree: Tree;
  /** The rules that speak for the tree, and those that warn of it. */
  readonly reasons: readonly Rule[];
  readonly cautions: readonly Rule[];
  /** Those that it does not pass; none but for the nearest tree. */
  readonly lacks: readonly Rule[];
}

export interface SearchResult {
  /** Of different varieties, the best first. */
  readonly proposals: readonly Proposal[];
  /** When nothing passes: the tree under the ceiling that misses the least; null when none stands under it. */
  readonly nearest: Proposal | null;
}

const mostProposals = 3;

/** The best trees for the answers, each the tallest of its variety that passes. */
export function findTrees(guide: Guide, varieties: readonly ComparedVariety[], given: Answers): SearchResult {
  const answers = withDefaults(guide, given);
  const rated = varieties.flatMap(treesOf).map((tree) => rate(guide, tree, answers));
  const best = varieties.flatMap((variety) => {
    const passing = rated.filter(({ tree, lacks }) => tree.variety === variety && lacks.length === 0);
    return [...passing].sort((a, b) => b.tree.size.height - a.tree.size.height).slice(0, 1);
  });
  if (best.length > 0) {
    const ranked = [...best].sort((a, b) => points(b) - points(a) || rank(guide, a) - rank(guide, b));
    return { proposals: ranked.slice(0, mostProposals), nearest: null };
  }
  const standing = rated.filter(({ lacks }) => !lacks.some(({ field }) => field === 'height'));
  const [nearest = null] = [...standing].sort(
    (a, b) => distance(a, answers) - distance(b, answers) || rank(guide, a) - rank(guide, b),
  );
  return { proposals: [], nearest };
}

/** The answers, completed with the defaults of the questions. */
export function withDefaults({ questions }: Pick<Guide, 'questions'>, given: Answers): Answers {
  const supposed = questions.flatMap((question) =>
    question.default === undefined ? [] : [[question.id, question.default] as const],
  );
  return { ...Object.fromEntries(supposed), ...given };
}

function treesOf(variety: ComparedVariety): Tree[] {
  return variety.sizes.map((size) => ({ variety, size }));
}

function rate({ rules }: Guide, tree: Tree, answers: Answers): Proposal {
  const inPlay = rules.filter((rule) => {
    const answer = answers[rule.question];
    return answer !== undefined && isInPlay(rule, answer);
  });
  const [passed, missed] = [inPlay.filter(passes), inPlay.filter((rule) => !passes(rule))];
  return {
    tree,
    reasons: passed.filter(({ effect }) => effect !== 'avoid'),
    cautions: passed.filter(({ effect }) => effect === 'avoid'),
    lacks: missed.filter(({ effect }) => effect === 'must'),
  };

  function passes(rule: Rule): boolean {
    return gap(rule, tree, answers) === 0;
  }
}

/** How far a tree misses a rule, as a share of the requested number; 0 when it passes, 1 when unknown. */
function gap(rule: Rule, { variety, size }: Tree, answers: Answers): number {
  const { traits, hold } = variety;
  return gapOf(rule, fieldsOf({ traits, hold }, size), Number(answers[rule.question]));
}

function points({ reasons, cautions }: Proposal): number {
  const sum = (rules: readonly Rule[]) => rules.reduce((total, { points: its = 0 }) => total + its, 0);
  return sum(reasons) - sum(cautions);
}

/** Trees without a preference come last. */
function rank({ preference }: Guide, { tree }: Proposal): number {
  const at = preference.indexOf(tree.variety.slug);
  return at < 0 ? preference.length : at;
}

function distance({ tree, lacks }: Proposal, answers: Answers): number {
  return lacks.reduce((total, rule) => total + gap(rule, tree, answers), 0);
}
