import { expect, test } from 'vitest';
import { CATALOGUE, wordingOf } from '../../../cli/messages/catalogue.ts';
import { expectBothLanguages } from '../wording.ts';
import { SAMPLES } from './samples.ts';

test.each(Object.entries<readonly object[]>(SAMPLES))('%s', (code, samples) => {
  for (const params of samples)
    expectBothLanguages((language) => wordingOf({ code, params }, language), code);
});

test('codes are of the contract’s kinds', () => {
  for (const code of Object.keys(CATALOGUE))
    expect(code).toMatch(/^(?:yaml|schema|ref|link|image|fact|text|file|finder|season)\/[a-zA-Z-]+$/);
});
