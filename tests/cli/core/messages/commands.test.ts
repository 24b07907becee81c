import { reportWords } from '../../../../cli/core/diagnostics/report-words.ts';
import { en as commandsEn } from '../../../../cli/core/messages/commands/en.ts';
import { fr as commandsFr } from '../../../../cli/core/messages/commands/fr.ts';
import { en as helpEn } from '../../../../cli/core/messages/help/en.ts';
import { fr as helpFr } from '../../../../cli/core/messages/help/fr.ts';

/** Every text of a catalogue with its path in it; a function is called with words that stand for any. */
function textsOf(node: unknown, at: string, one: boolean): readonly (readonly [string, string])[] {
  if (typeof node === 'string') return [[at, node]];
  if (typeof node === 'function')
    return [[at, String((node as (...parts: unknown[]) => unknown)(...parts(node.length, one)))]];
  if (Array.isArray(node) || typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, below]) => textsOf(below, `${at}.${key}`, one));
}

/** What is given to a function: a count in figures, for a name as much as for a number. */
function parts(length: number, one: boolean): unknown[] {
  const count = one ? 1 : 12;
  const counts = { open: count, accepted: count, stale: count, decided: count };
  const replace: string['replace'] = String.prototype.replace.bind(String(count)); // of a name
  return Array.from({ length }, () => Object.assign(new Number(count), counts, { replace }));
}

/** Words of both languages. */
const ALIKE = new Set(['contradiction', 'message']);

describe.each([
  ['commands', commandsFr, commandsEn],
  ['reports', reportWords('fr'), reportWords('en')],
  ['help', { ...helpFr, titles: {}, usage: {} }, { ...helpEn, titles: {}, usage: {} }],
])('the catalogues of %s', (_, fr, en) => {
  test.each([true, false])('say the same things in both languages (one of each: %s)', (one) => {
    const french = textsOf(fr, '', one);
    const english = textsOf(en, '', one);
    expect(english.map(([at]) => at).sort()).toEqual(french.map(([at]) => at).sort());
    const inEnglish = new Map(english);
    const alike = french.filter(
      ([at, text]) => inEnglish.get(at) === text && !ALIKE.has(text.replace(/^\d+ /, '')),
    );
    expect(alike).toEqual([]);
  });

  test.each([true, false])('keep to the rules of either language (one of each: %s)', (one) => {
    for (const [at, text] of [...textsOf(fr, '', one), ...textsOf(en, '', one)]) {
      expect(text, at).not.toMatch(/\bundefined\b|NaN|\[object|\$\{|^\s|\s$/);
      expect(text, at).not.toBe('');
    }
    for (const [at, text] of textsOf(fr, '', one))
      expect(text, at).not.toMatch(/\p{L}'\p{L}|\p{L}[;!?](?:\s|$)|« »/u);
  });
});
