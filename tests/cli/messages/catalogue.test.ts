import { describe, expect, test } from 'vitest';
import type { Code, Language, Params, ProblemCatalogue, Wording } from '../../../cli/messages/catalogue.ts';
import { en } from '../../../cli/messages/en.ts';
import { fr } from '../../../cli/messages/fr.ts';
import { SAMPLES } from './samples.ts';

const CATALOGUES: Readonly<Record<Language, ProblemCatalogue>> = { fr, en };
const CODES = Object.keys(SAMPLES) as readonly Code[];

function words<C extends Code>(catalogue: ProblemCatalogue, code: C): readonly Wording[] {
  return SAMPLES[code].map((params: Params<C>) => catalogue[code](params));
}

describe.each(Object.entries(CATALOGUES))('the catalogue in %s', (language, catalogue) => {
  test('answers for every code, and for no other', () => {
    expect(Object.keys(catalogue).sort()).toEqual([...CODES].sort());
  });

  test.each(CODES)('%s', (code) => {
    for (const { message, hint } of words(catalogue, code)) {
      for (const text of [message, hint ?? '']) {
        expect(text).not.toMatch(/\bundefined\b|\bnull\b|NaN|\[object|\$\{/);
        expect(text).not.toMatch(/[.!]$|^\s|\s$/);
        expect(text).not.toMatch(/^\p{Lu}\p{Ll}/u);
      }
      expect(message).not.toBe('');
      expect(hint, 'what to do').toMatch(/\S/);
      if (language === 'fr') {
        expect(`${message} ${hint}`, 'apostrophes').not.toMatch(/\p{L}'\p{L}/u);
        expect(`${message} ${hint}`, 'spaces before double marks').not.toMatch(/\p{L}[;!?](?:\s|$)|« » /u);
      }
    }
  });
});

test('codes are of the contract’s kinds', () => {
  for (const code of CODES)
    expect(code).toMatch(/^(?:yaml|schema|ref|link|image|fact|text|file|finder|season)\/[a-zA-Z-]+$/);
});

test('the two languages are not the same', () => {
  for (const code of CODES) expect(words(fr, code)[0]?.message, code).not.toBe(words(en, code)[0]?.message);
});
