import { type Problem, problem } from '../diagnostics/problem.ts';
import type { Params } from '../messages/catalogue.ts';
import { treeSize } from '../shop/tree-sizes.ts';
import { isMapping } from './json-value.ts';
import type { Content, Entry } from './model.ts';
import { closest } from './nearest.ts';
import { placeIn } from './places.ts';
import { readingOn } from './readings.ts';

/** The files that the finder's rules speak of: a change in one may leave a rule without a tree. */
export const FINDER_FILES = /^(?:finder\.yaml|(?:varieties|prices|facts)\/.*)$/;

/** One size of one variety, by the fields that rules read: centimetres, euros, weeks, and traits by their code. */
type Tree = Readonly<Record<string, number | string | undefined>>;

interface Question {
  readonly id: string;
  readonly kind: 'number' | 'choice' | 'choices';
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly { readonly value: string }[];
}

interface Rule {
  readonly question: string;
  readonly answers?: readonly string[];
  readonly field: string;
  readonly test: 'at-most' | 'at-least' | 'below' | 'is';
  readonly margin?: string;
  readonly values?: readonly string[];
}

interface Finder {
  readonly questions: readonly Question[];
  readonly rules: readonly Rule[];
}

/** What is wrong with a rule, and where in it. */
type Fault = readonly [pointer: string, params: Params<'finder/never-matches'>];

/**
 * What the schema of `finder.yaml` cannot say: a rule that no tree and no answer can ever bring into play, a question or
 * an option that no rule reads. To be called once every file that the rules speak of has passed its own schema.
 */
export function finderProblems(content: Content): Problem[] {
  const entry = content.singletons.get('finder');
  if (!entry) return [];
  const finder = entry.value as unknown as Finder;
  const trees = treesOf(content);
  const rules = finder.rules.flatMap((rule, index) => {
    const fault = faultOf(rule, finder.questions, trees, content);
    if (!fault) return [];
    const [pointer, params] = fault;
    return [problem('finder/never-matches', params, placeIn(entry, `/rules/${index}${pointer}`))];
  });
  const questions = finder.questions.flatMap((question, index) =>
    questionProblems(entry, finder.rules, question, index),
  );
  return [...questions, ...rules];
}

function faultOf(
  rule: Rule,
  questions: readonly Question[],
  trees: readonly Tree[],
  content: Content,
): Fault | undefined {
  const question = questions.find(({ id }) => id === rule.question);
  if (!question) {
    const ids = questions.map(({ id }) => id);
    const nearest = closest(rule.question, ids);
    return ['/question', { reason: 'question', value: rule.question, nearest }];
  }
  const isNumber = question.kind === 'number';
  if (isNumber === (rule.test === 'is') || (isNumber && rule.answers))
    return ['/test', { reason: 'kind', value: question.id, nearest: undefined }];
  const options = question.options?.map(({ value }) => value) ?? [];
  const unknown = (rule.answers ?? []).findIndex((answer) => !options.includes(answer));
  if (unknown >= 0) {
    const value = rule.answers?.[unknown] ?? '';
    return [`/answers/${unknown}`, { reason: 'answer', value, nearest: closest(value, options) }];
  }
  const margin = rule.margin === undefined ? 0 : centimetres(rule.margin, content);
  if (Number.isNaN(margin))
    return ['/margin', { reason: 'margin', value: rule.margin ?? '', nearest: undefined }];
  if (trees.some((tree) => canMatch(rule, question, margin, tree))) return undefined;
  return ['', { reason: 'tree', value: rule.field, nearest: undefined }];
}

/** Whether some answer brings the rule and the tree together. */
function canMatch(
  { test, field, values = [] }: Rule,
  { min = 0, max = 0 }: Question,
  margin: number,
  tree: Tree,
): boolean {
  const value = tree[field];
  if (test === 'is') return typeof value === 'string' && values.includes(value);
  if (typeof value !== 'number') return false;
  if (test === 'at-least') return value + margin >= min;
  return test === 'at-most' ? value + margin <= max : value + margin < max;
}

function questionProblems(
  entry: Entry,
  rules: readonly Rule[],
  question: Question,
  index: number,
): Problem[] {
  const reading = rules.filter((rule) => rule.question === question.id);
  if (reading.length === 0) {
    const place = placeIn(entry, `/questions/${index}/id`);
    return [problem('finder/unread-question', { question: question.id }, place)];
  }
  return (question.options ?? []).flatMap(({ value }, at) => {
    if (reading.some(({ answers }) => !answers || answers.includes(value))) return [];
    const place = placeIn(entry, `/questions/${index}/options/${at}/value`);
    return [problem('finder/unread-answer', { question: question.id, answer: value }, place)];
  });
}

/** Every size of the grids that the finder's page shows. */
function treesOf({ collections, find }: Content): Tree[] {
  return (collections.get('prices') ?? []).flatMap((file) => {
    const variety = isMapping(file.value) ? find('varieties', String(file.value.variety)) : undefined;
    const grid = readingOn(file, 'finder')?.grid;
    if (!variety || !Array.isArray(grid)) return [];
    const { drawing, traits } = variety.value as {
      drawing: { width: number };
      traits: Record<string, string>;
    };
    const weeks = weeksOf(traits.hold === undefined ? undefined : find('facts', traits.hold));
    return (grid as readonly { max: number; price: number }[]).map(({ max, price }) => ({
      ...traits,
      ...weeks,
      ...treeSize(max, drawing.width),
      price,
    }));
  });
}

/** `5-7 semaines` as the shortest and the longest hold; nothing where nothing is promised in weeks. */
function weeksOf(fact: Entry | undefined): Tree {
  const value = String((fact && readingOn(fact, 'finder')?.value) ?? '');
  const [, shortest, longest = shortest] = /^([\d.]+)(?:-([\d.]+))? semaines$/.exec(value) ?? [];
  return shortest === undefined ? {} : { sureHold: Number(shortest), hold: Number(longest) };
}

/** A distance such as `15 cm` or `1.5 m`; not a number when the fact is none. */
function centimetres(slug: string, { find }: Content): number {
  const fact = find('facts', slug);
  const value = String((fact && readingOn(fact, 'finder')?.value) ?? '');
  const [, number, unit] = /^([\d.]+) (cm|m)$/.exec(value) ?? [];
  return Number(number) * (unit === 'm' ? 100 : 1);
}
