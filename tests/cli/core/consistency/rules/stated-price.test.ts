import { wordingOfFinding } from '../../../../../cli/core/consistency/registry.ts';

test('a range of sizes stands after words that take one: « en 1,50-2,25 m »', () => {
  for (const code of ['stated-price/size', 'stated-price/all-sizes']) {
    const params = { stated: '3 m', of: 'Caucase', expected: ['1,50-2,25 m'] };
    expect(wordingOfFinding({ code, params }, 'fr').message).not.toMatch(/\bde 1,50-2,25 m/);
    expect(wordingOfFinding({ code, params }, 'en').message).not.toMatch(/\bfrom 1,50-2,25 m/);
  }
});
