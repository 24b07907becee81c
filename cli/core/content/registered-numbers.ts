/** Numbers of a French company, each with its check digits. */
export const REGISTERED = ['siret', 'rcs', 'vat'] as const;

export type Registered = (typeof REGISTERED)[number];

/** Why a text is not a number of that kind: wrong form, or wrong check digits. */
type NumberFault = 'form' | 'key';

/** The fault of `written` as a number of that kind; spaces and dots between digits are ignored. */
export function numberFault(kind: Registered, written: string): NumberFault | undefined {
  const bare = bareOf(written);
  const siren = sirenIn(kind, written);
  if (siren === undefined) return 'form';
  if (!isLuhn(siren) || (kind === 'siret' && !isSiret(bare)) || (kind === 'vat' && !hasVatKey(bare)))
    return 'key';
  return undefined;
}

/** The nine digits of the company in such a number; `undefined` when the form is wrong. */
export function sirenIn(kind: Registered, written: string): string | undefined {
  return FORMS[kind].exec(bareOf(written))?.[1];
}

const FORMS: Readonly<Record<Registered, RegExp>> = {
  siret: /^(\d{9})\d{5}$/,
  rcs: /(?:^|\D)(\d{9})(?:\D|$)/,
  vat: /^FR[0-9A-HJ-NP-Z]{2}(\d{9})$/,
};

function bareOf(written: string): string {
  return written.replace(/[\s.\u00A0\u202F]/g, '').toUpperCase();
}

/** Every second digit from the right counts double (ISO/IEC 7812-1, annex B). */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** The establishments of La Poste have numbers whose digits add up to a multiple of five instead (INSEE). */
const LA_POSTE = '356000000';

function isSiret(digits: string): boolean {
  const sum = [...digits].reduce((total, each) => total + Number(each), 0);
  return isLuhn(digits) || (digits.startsWith(LA_POSTE) && sum % 5 === 0);
}

/** A key of two digits follows from the SIREN (BOI-TVA-DECLA-20-10); one with letters does not. */
function hasVatKey(vat: string): boolean {
  const [key, siren] = [vat.slice(2, 4), vat.slice(4)];
  return !/^\d\d$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
}
