import { matchForm, one, type Pattern } from './patterns.ts';

/** Ten digits, or nine after the country code, however they are grouped. */
const NUMBER = /^(?:(?:\+33|0033) ?(?:\(0\) ?)?|0 ?)([1-9](?:[ ./-]?\d){8})(?![\p{L}\d]| ?\d)/u;
/** More tokens have no number. */
const LONGEST = 22;

/** French telephone numbers, as ten digits. */
export const phone: Pattern = (run, at) => {
  const form = /^[+0]/.test(run[at]?.text ?? '') ? matchForm(NUMBER, run, at, LONGEST) : undefined;
  return form && one('phone', `0${form.groups[1]?.replace(/\D/g, '')}`, at, form.next);
};
