import type { Reader } from '../language/reader.ts';
import { shorten } from '../text/shorten.ts';
import { withComma } from '../values/decimals.ts';

/** "a, b et c". */
const list = (values: readonly string[], last: string) =>
  values.length < 2 ? (values[0] ?? '') : `${values.slice(0, -1).join(', ')} ${last} ${values.at(-1)}`;

const frQuote = (value: string) => `« ${shorten(value)} »`;
const enQuote = (value: string) => `"${shorten(value)}"`;

/** A number as its field shows it. */
const asTyped = (example: string) => (/^-?\d+\.\d+$/.test(example) ? withComma(example) : example);

export const fr = {
  quote: frQuote,
  all: (values: readonly string[], last = 'et') => list(values, last),
  among: (values: readonly string[]) => values.map(frQuote).join(', '),
  orElse: (nearest: string | undefined, fallback: string) =>
    nearest ? `vouliez-vous dire ${frQuote(nearest)} ?` : fallback,
  example: (examples: readonly string[], { isAtDesk }: Reader) =>
    examples.length === 0
      ? ''
      : ` ; par exemple : ${examples.map((each) => (isAtDesk ? asTyped(each) : each)).join(' ou ')}`,
  /** What is to be typed: a file has it between quotes. */
  typed: (value: string, { isAtDesk }: Reader) => (isAtDesk ? value : `"${value}"`),
  plural: (count: number, one: string, many = `${one}s`) => `${count} ${count > 1 ? many : one}`,
  number: withComma,
  decide: ({ isAtDesk }: Reader) =>
    `retenez une lecture${isAtDesk ? '' : ' avec « sapin decide »'}, ou corrigez celle qui se trompe`,
  /** What a person may do instead of a cure. */
  accept: ({ isAtDesk }: Reader) =>
    isAtDesk ? 'laissez ainsi en disant pourquoi' : 'acceptez la différence en disant pourquoi',
  /** Behind what `fix` does as well. */
  orFix: ({ isAtDesk }: Reader) => (isAtDesk ? '' : ', ou laissez faire « npm run sapin -- fix --write »'),
};

export const en = {
  quote: enQuote,
  all: (values: readonly string[], last = 'and') => list(values, last),
  among: (values: readonly string[]) => values.map(enQuote).join(', '),
  orElse: (nearest: string | undefined, fallback: string) =>
    nearest ? `did you mean ${enQuote(nearest)}?` : fallback,
  example: (examples: readonly string[]) =>
    examples.length === 0 ? '' : `; for example: ${examples.join(' or ')}`,
  plural: (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`,
  decide: 'keep one reading with "sapin decide", or fix the wrong one',
  orFix: ', or leave it to "npm run sapin -- fix --write"',
};
