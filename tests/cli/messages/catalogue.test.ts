import { expect, test } from 'vitest';
import { CATALOGUE, type Code, type Params } from '../../../cli/messages/catalogue.ts';
import { wordingIn } from '../../../cli/messages/wording.ts';
import { expectBothLanguages } from '../wording.ts';
import { SAMPLES } from './samples.ts';

function expectSound<C extends Code>(code: C): void {
  for (const params of (SAMPLES[code] ?? []) as readonly Params<C>[])
    expectBothLanguages((language) => wordingIn(CATALOGUE[code], language, params), code);
}

test.each(Object.keys(SAMPLES) as readonly Code[])('%s', (code) => {
  expectSound(code);
});

test('codes are of the contract’s kinds', () => {
  for (const code of Object.keys(CATALOGUE))
    expect(code).toMatch(/^(?:yaml|schema|ref|link|image|fact|text|file|finder|season)\/[a-zA-Z-]+$/);
});
