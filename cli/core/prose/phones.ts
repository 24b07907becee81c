import { one, type Pattern } from './patterns.ts';

/** Ten digits, or nine after the country code, however they are grouped. */
const NUMBER = /^(?:(?:\+33|0033) ?(?:\(0\) ?)?|0 ?)([1-9](?:[ ./-]?\d){8})(?![\p{L}\d]| ?\d)/u;
/** More tokens have no number. */
const LONGEST = 22;

/** French telephone numbers, as ten digits. */
export const phone: Pattern = (run, at) => {
  const tokens = run.slice(at, at + LONGEST);
  if (!/^[+0]/.test(tokens[0]?.text ?? '')) return undefined;
  const written = tokens.map(({ text, gap }, index) => (index > 0 && gap === 'blank' ? ` ${text}` : text));
  const [whole, digits = ''] = NUMBER.exec(written.join('')) ?? [];
  if (whole === undefined) return undefined;
  let to = at;
  for (let length = 0; length < whole.length; to++) length += written[to - at]?.length ?? 0;
  return one('phone', `0${digits.replace(/\D/g, '')}`, at, to);
};
