import type { Content, Entry } from '../../content/content.ts';
import { readingOn } from '../../content/entry-readings.ts';
import { isMapping, valueAt } from '../../content/json-value.ts';
import { closest } from '../../content/nearest.ts';
import { en, fr } from '../../messages/phrases.ts';
import { byReason } from '../../messages/wording.ts';
import { centimetresIn, weeksIn } from '../../shop/measures.ts';
import { treeSize } from '../../shop/tree-sizes.ts';
import type { Fault, SingletonCheck } from '../check-kinds.ts';
import { pricelessIn } from './priceless.ts';
import { hasShape, type Shape } from './shape.ts';

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

const FINDER: Shape = {
  questions: [{ id: 'string', kind: 'string', 'options?': [{ value: 'string' }] }],
  rules: [
    { question: 'string', field: 'string', test: 'string', 'answers?': ['string'], 'values?': ['string'] },
  ],
};

/** What is wrong with a rule, and where in it. */
type NeverMatches = readonly [pointer: string, params: FinderParams['finder/never-matches']];

interface FinderParams {
  'finder/unread-question': { question: string };
  'finder/unread-answer': { question: string; answer: string };
  'finder/never-matches': {
    reason: 'question' | 'answer' | 'kind' | 'margin' | 'tree';
    value: string;
    nearest: string | undefined;
  };
}

/**
 * What the schema of `finder.yaml` cannot express: a rule that no tree and no answer can ever bring into play, a question
 * or an option that no rule reads.
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
    'finder/never-matches': ({ reason, value, nearest }) =>
      byReason(reason, {
        question: [
          `cette règle lit la question ${fr.quote(value)}, qui n’existe pas`,
          fr.orElse(nearest, 'nommez une des questions du fichier'),
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
          `cette règle ne peut jamais jouer : aucun arbre n’y répond par ${fr.quote(value)}`,
          'corrigez ses valeurs ou les bornes de la question, ou retirez-la',
          `this rule can never match: no tree answers it by its ${en.quote(value)}`,
          'fix its values or the bounds of the question, or remove it',
        ],
      }),
  },
  *find(entry, content) {
    if (!hasShape(entry.value, FINDER)) return;
    const { questions, rules } = entry.value as unknown as Finder;
    const trees = treesOf(content);
    const isWhole = pricelessIn(content).length === 0; // what no tree answers, one without a price might
    for (const [index, question] of questions.entries()) yield* unread(rules, question, index);
    for (const [index, rule] of rules.entries()) {
      const [pointer, params] = faultOf(rule, questions, trees, content) ?? [];
      if (params && (isWhole || params.reason !== 'tree'))
        yield { code: 'finder/never-matches', params, pointer: `/rules/${index}${pointer}` };
    }
  },
};

function faultOf(
  rule: Rule,
  questions: readonly Question[],
  trees: readonly Tree[],
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
  const margin =
    rule.margin === undefined ? 0 : centimetresIn(valueShown(content.find('facts', rule.margin)));
  if (margin === undefined)
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
    if (reading.some(({ answers }) => !answers || answers.includes(value))) continue;
    const pointer = `/questions/${index}/options/${rank}/value`;
    yield { code: 'finder/unread-answer', params: { question: id, answer: value }, pointer };
  }
}

/** Every size of the grids that the finder's page shows. */
function treesOf({ collections, find }: Content): Tree[] {
  return (collections.get('prices') ?? []).flatMap((file) => {
    const variety = isMapping(file.value) ? find('varieties', String(file.value.variety)) : undefined;
    const grid = readingOn(file, 'finder')?.grid;
    if (!variety || !Array.isArray(grid)) return [];
    const width = valueAt(variety.value, '/drawing/width');
    const traits = valueAt(variety.value, '/traits') as Readonly<Record<string, string>> | undefined;
    if (typeof width !== 'number' || !isMapping(traits)) return [];
    const weeks = weeksOf(traits.hold === undefined ? undefined : find('facts', traits.hold));
    return (grid as readonly { max: number; price: number }[]).map(({ max, price }) => ({
      ...traits,
      ...weeks,
      ...treeSize(max, width),
      price,
    }));
  });
}

/** Nothing where nothing is promised in weeks. */
function weeksOf(fact: Entry | undefined): Tree {
  const weeks = weeksIn(valueShown(fact));
  return weeks ? { sureHold: weeks.shortest, hold: weeks.longest } : {};
}

function valueShown(fact: Entry | undefined): string {
  return String((fact && readingOn(fact, 'finder')?.value) ?? '');
}
