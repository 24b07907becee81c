import type { Fault, SingletonCheck } from '../../annotations/check-kinds.ts';
import type { Content } from '../../content/content.ts';
import { closest } from '../../content/nearest.ts';
import { byReason } from '../../language/wording.ts';
import { en, fr } from '../../messages/phrases.ts';
import { gap, isInPlay, type TreeFields } from '../../shared/finder-rules.ts';
import { marginOf, type Question, type Rule, treesOf } from './finder-trees.ts';
import { pricelessIn } from './priceless.ts';
import { hasShape, type Shape } from './shape.ts';

/** The meaning of a number for a tree that suits: its unit, and whether it is the least or the most. */
const MEASURES: Readonly<Record<string, { readonly unit: string; readonly must: Rule['test'] }>> = {
  height: { unit: 'cm', must: 'at-most' },
  width: { unit: 'cm', must: 'at-most' },
  price: { unit: '€', must: 'at-most' },
  hold: { unit: 'semaines', must: 'at-least' },
  sureHold: { unit: 'semaines', must: 'at-least' },
};

const FILE = 'finder.yaml';

interface Finder {
  readonly questions: readonly Question[];
  readonly rules: readonly Rule[];
}

const FINDER: Shape = {
  questions: [{ id: 'string', kind: 'string', 'options?': [{ value: 'string' }] }],
  rules: [
    {
      id: 'string',
      question: 'string',
      field: 'string',
      test: 'string',
      'answers?': ['string'],
      'values?': ['string'],
    },
  ],
};

/** What is wrong with a rule, and where in it. */
type NeverMatches = readonly [pointer: string, params: FinderParams['finder/never-matches']];

interface FinderParams {
  'finder/unread-question': { question: string };
  'finder/unread-answer': { question: string; answer: string };
  'finder/never-matches': {
    reason: 'question' | 'answer' | 'kind' | 'margin' | 'tree' | 'unit' | 'side';
    value: string;
    nearest: string | undefined;
  };
  'finder/default': { value: number; min: number; max: number };
  'finder/out-of-reach': { question: string; max: number; needed: number };
  'finder/twice': { rule: string; other: string };
  'finder/drawn-twice': { drawn: string; other: string };
}

/**
 * What the schema of `finder.yaml` cannot express: a rule that no tree and no answer can ever bring into play or that
 * another one contradicts, a question or an option that no rule reads, bounds that a tree or a default is beyond.
 */
export const finder: SingletonCheck<FinderParams> = {
  reads: { singleton: 'finder', with: /^(?:varieties|prices|facts)\// },
  severity: 'error',
  words: {
    'finder/unread-question': ({ question }) => [
      `aucune règle ne lit la question ${fr.quote(question)}`,
      'écrivez une règle qui la lit, ou retirez la question : elle ne changerait rien',
      `no rule reads the question ${en.quote(question)}`,
      'write a rule that does, or remove the question: it changes nothing',
    ],
    'finder/unread-answer': ({ question, answer }) => [
      `aucune règle ne lit la réponse ${fr.quote(answer)} à la question ${fr.quote(question)}`,
      'ajoutez-la aux « answers » d’une règle, ou retirez l’option',
      `no rule reads the answer ${en.quote(answer)} to the question ${en.quote(question)}`,
      'add it to the "answers" of a rule, or remove the option',
    ],
    'finder/never-matches': ({ reason, value, nearest }, reader) =>
      byReason(reason, {
        question: [
          `cette règle lit la question ${fr.quote(value)}, qui n’existe pas`,
          fr.orElse(nearest, 'nommez une des questions'),
          `this rule reads the question ${en.quote(value)}, which does not exist`,
          en.orElse(nearest, 'name one of the questions of the file'),
        ],
        answer: [
          `cette règle attend la réponse ${fr.quote(value)}, que la question ne propose pas`,
          fr.orElse(nearest, 'nommez une des options de la question'),
          `this rule waits for the answer ${en.quote(value)}, which the question does not offer`,
          en.orElse(nearest, 'name one of the options of the question'),
        ],
        kind: [
          `cette règle ne convient pas aux réponses de la question ${fr.quote(value)}`,
          'un nombre se compare (at-most, at-least, below) et se passe de « answers » ; une option se compare par « is »',
          `this rule does not suit the answers of the question ${en.quote(value)}`,
          'a number is compared (at-most, at-least, below) and needs no "answers"; an option is compared with "is"',
        ],
        margin: [
          `la marge ${fr.quote(value)} de cette règle n’est pas une distance en cm ou en m`,
          'nommez une constante comme headroom, ou retirez la marge',
          `the margin ${en.quote(value)} of this rule is not a distance in cm or m`,
          'name a fact such as headroom, or remove the margin',
        ],
        tree: [
          `cette règle ne peut jamais jouer : aucun arbre n’y répond par ${fr.quote(reader.value(FILE, '/rules/0/field', value))}`,
          'corrigez ses valeurs ou les bornes de la question, ou retirez-la',
          `this rule can never match: no tree answers it by its ${en.quote(value)}`,
          'fix its values or the bounds of the question, or remove it',
        ],
        unit: [
          `la question de cette règle se répond en ${fr.quote(value)}, pas dans l’unité du champ qu’elle compare`,
          'corrigez la question, le champ, ou l’unité de la question',
          `the question of this rule is answered in ${en.quote(value)}, not in the unit of the field that it compares`,
          'fix the question, the field, or the unit of the question',
        ],
        side: [
          `cette règle n’admet que les arbres qui ne conviennent pas : ce champ se compare par ${fr.quote(reader.value(FILE, '/rules/0/test', value))}`,
          fr.orElse(nearest, 'corrigez « test »'),
          `this rule admits only the trees that do not suit: this field is compared by ${en.quote(value)}`,
          en.orElse(nearest, 'fix "test"'),
        ],
      }),
    'finder/default': ({ value, min, max }) => [
      `${value}, faute de réponse, n’est pas entre ${min} et ${max}, les bornes de la question`,
      'corrigez « default », ou les bornes',
      `${value}, for want of an answer, is not between ${min} and ${max}, the bounds of the question`,
      'fix "default", or the bounds',
    ],
    'finder/out-of-reach': ({ question, max, needed }) => [
      `${fr.quote(question)} s’arrête à ${max} : l’arbre à qui il faut ${needed} n’est jamais proposé`,
      'élargissez la question, ou retirez cet arbre des grilles',
      `${en.quote(question)} stops at ${max}: the tree that needs ${needed} is never offered`,
      'widen the question, or remove that tree from the grids',
    ],
    'finder/twice': ({ rule, other }) => [
      `${fr.quote(rule)} juge la même réponse sur le même trait que ${fr.quote(other)}`,
      'corrigez la réponse ou les valeurs de l’une des deux',
      `${en.quote(rule)} judges the same answer by the same trait as ${en.quote(other)}`,
      'fix the answer or the values of one of them',
    ],
    'finder/drawn-twice': ({ drawn, other }) => [
      `${fr.quote(drawn)} dessine déjà la réponse ${fr.quote(other)}`,
      'donnez à chaque réponse son dessin',
      `${en.quote(drawn)} draws the answer ${en.quote(other)} already`,
      'give each answer a drawing of its own',
    ],
  },
  *find(entry, content) {
    if (!hasShape(entry.value, FINDER)) return;
    const { questions, rules } = entry.value as unknown as Finder;
    const trees = treesOf(content);
    const isWhole = pricelessIn(content).length === 0; // what no tree answers, one without a price might
    for (const [index, question] of questions.entries()) {
      yield* unread(rules, question, index);
      yield* beyond(rules, question, index, trees, content);
    }
    for (const [index, rule] of rules.entries()) {
      const earlier = rules.slice(0, index).find((each) => isTwice(rule, each, questions));
      if (earlier)
        yield {
          code: 'finder/twice',
          params: { rule: rule.id, other: earlier.id },
          pointer: `/rules/${index}`,
        };
      const [pointer, params] = faultOf(rule, questions, trees, content) ?? [];
      if (params && (isWhole || params.reason !== 'tree'))
        yield { code: 'finder/never-matches', params, pointer: `/rules/${index}${pointer}` };
    }
  },
};

function faultOf(
  rule: Rule,
  questions: readonly Question[],
  trees: readonly TreeFields[],
  content: Content,
): NeverMatches | undefined {
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
  const { unit, must } = MEASURES[rule.field] ?? {};
  if (isNumber && unit !== undefined && question.unit !== undefined && question.unit !== unit)
    return ['/field', { reason: 'unit', value: question.unit, nearest: undefined }];
  if (must !== undefined && rule.effect === 'must' && rule.test !== must)
    return ['/test', { reason: 'side', value: must, nearest: must }];
  const margin = marginOf(rule, content);
  if (margin === undefined)
    return ['/margin', { reason: 'margin', value: rule.margin ?? '', nearest: undefined }];
  if (trees.some((tree) => canMatch(rule, question, margin, tree))) return undefined;
  return ['', { reason: 'tree', value: rule.field, nearest: undefined }];
}

/** A default, or a tree, beyond the bounds of a question; where it may stay unanswered, every tree can be offered. */
function* beyond(
  rules: readonly Rule[],
  { id, min, max, default: value, none, options = [] }: Question,
  index: number,
  trees: readonly TreeFields[],
  content: Content,
): Generator<Fault<FinderParams>> {
  for (const [rank, { draws: drawn, value: answer }] of options.entries()) {
    const other = options.slice(0, rank).find(({ draws }) => draws !== undefined && draws === drawn);
    if (other && drawn !== undefined && other.value !== answer)
      yield {
        code: 'finder/drawn-twice',
        params: { drawn, other: other.value },
        pointer: `/questions/${index}/options/${rank}/draws`,
      };
  }
  if (typeof min !== 'number' || typeof max !== 'number') return;
  if (typeof value === 'number' && (value < min || value > max))
    yield {
      code: 'finder/default',
      params: { value, min, max },
      pointer: `/questions/${index}/default`,
    };
  if (none !== undefined) return;
  for (const rule of rules) {
    if (rule.question !== id || rule.effect !== 'must' || rule.test !== 'at-most') continue;
    const margin = marginOf(rule, content) ?? 0;
    const needs = trees.flatMap(({ [rule.field]: size }) => (typeof size === 'number' ? size + margin : []));
    const needed = Math.max(...needs);
    // Where none fits, the rule itself is at fault.
    if (needed > max && needs.some((each) => each <= max))
      yield {
        code: 'finder/out-of-reach',
        params: { question: id, max, needed },
        pointer: `/questions/${index}/max`,
      };
  }
}

/** Whether some answer has both rules judge a trait by a value that they share. */
function isTwice(one: Rule, other: Rule, questions: readonly Question[]): boolean {
  if (one.test !== other.test || one.question !== other.question || one.field !== other.field) return false;
  if (one.test !== 'is') return one.margin === other.margin;
  const offered = questions.find(({ id }) => id === one.question)?.options?.map(({ value }) => value) ?? [];
  const answers = other.answers ?? offered;
  return (
    (one.answers ?? offered).some((answer) => answers.includes(answer)) &&
    one.values?.some((value) => other.values?.includes(value)) === true
  );
}

/** Whether a tree passes the rule with the answer that favours it most. */
function canMatch(rule: Rule, { min = 0, max = 0 }: Question, margin: number, tree: TreeFields): boolean {
  return gap({ ...rule, margin }, tree, rule.test === 'at-least' ? min : max) === 0;
}

function* unread(
  rules: readonly Rule[],
  { id, options = [] }: Question,
  index: number,
): Generator<Fault<FinderParams>> {
  const reading = rules.filter(({ question }) => question === id);
  if (reading.length === 0) {
    yield { code: 'finder/unread-question', params: { question: id }, pointer: `/questions/${index}/id` };
    return;
  }
  for (const [rank, { value }] of options.entries()) {
    if (reading.some((rule) => isInPlay(rule, [value]))) continue;
    const pointer = `/questions/${index}/options/${rank}/value`;
    yield { code: 'finder/unread-answer', params: { question: id, answer: value }, pointer };
  }
}
