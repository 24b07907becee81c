// How the rules of the finder judge a tree.

/** One size of one variety, by the fields that rules read: centimetres, euros, weeks, and traits by their code. */
export type TreeFields = Readonly<Record<string, number | string | undefined>>;

interface Described {
  readonly traits: Readonly<Record<string, string>>;
  /** For how many weeks its needles hold; absent where nothing is promised. */
  readonly hold: { readonly shortest: number; readonly longest: number } | undefined;
}

interface Measured {
  readonly height: number;
  readonly width: number;
  readonly price: number;
}

export function fieldsOf({ traits, hold }: Described, { height, width, price }: Measured): TreeFields {
  return { ...traits, sureHold: hold?.shortest, hold: hold?.longest, height, width, price };
}

/** The values of the chosen options, or a number. */
export type Answer = number | readonly string[];

/** Whether a rule applies to an answer; without `answers`, it applies to all of them. */
export function isInPlay({ answers }: { readonly answers?: readonly string[] }, answer: Answer): boolean {
  return typeof answer === 'number' || !answers || answer.some((value) => answers.includes(value));
}

export interface Comparison {
  readonly field: string;
  readonly test: 'at-most' | 'at-least' | 'below' | 'is';
  readonly values?: readonly string[];
  /** In the unit of the field. */
  readonly margin?: number;
}

/** How far a tree misses a rule, as a share of the requested number; 0 when it passes, 1 when unknown. */
export function gap(
  { field, test, values = [], margin = 0 }: Comparison,
  tree: TreeFields,
  asked: number,
): number {
  const value = tree[field];
  if (test === 'is') return typeof value === 'string' && values.includes(value) ? 0 : 1;
  if (typeof value !== 'number') return 1;
  const reached = value + margin;
  if (test === 'below') return reached < asked ? 0 : 1;
  const missed = test === 'at-most' ? reached - asked : asked - reached;
  return missed <= 0 ? 0 : missed / asked;
}
