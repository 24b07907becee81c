import { expect, test } from 'vitest';
import { MISSING_WORDS } from '../../../../cli/desk/missing-words.ts';
import { WORDS } from '../../../../cli/desk/publication/words.ts';

/** Every text below a value; functions are called with words and numbers that have no letter of their own. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn(value('1', '2', 4));
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(textsIn);
}

test('nothing that is said names what is underneath', () => {
  const texts = textsIn([WORDS, MISSING_WORDS]);
  expect(texts.length).toBeGreaterThan(30);
  expect(
    texts.filter((text) => /\b(?:git|commits?|branche?s?|push|dépôts?|yaml|slug|schéma)\b/i.test(text)),
  ).toEqual([]);
});
