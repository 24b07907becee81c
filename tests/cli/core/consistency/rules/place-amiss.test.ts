import { expect, test } from 'vitest';
import { RULES } from '../../../../../cli/core/consistency/registry.ts';
import { foundBy, modelOf } from '../model-of.ts';

const town = (name: string, insee: string) =>
  `name: ${name}\ninsee: "${insee}"\npostalCode: "68410"\ncoordinates: {lat: 48.1267, lon: 7.2817}\n`;

/** The codes of what the rules on towns find of a town and of another that stands beside it. */
function codes(name: string, insee: string): string[] {
  const row = `{name: ${name}, insee: "${insee}", postalCodes: ["68410"], coordinates: {lat: 48.1267, lon: 7.2817}}`;
  const model = modelOf({
    'towns/ammerschwihr.yaml': town('Ammerschwihr', '68005'),
    'surroundings.yaml': `communes:\n  - ${row}\n`,
  });
  return RULES.filter(({ id }) => id === 'place-amiss' || id === 'doubled-code')
    .flatMap((rule) => foundBy<{ code: string }>(rule, model))
    .map(({ code }) => code);
}

test('a town that is written twice is said once, whatever its spelling', () => {
  expect(codes('Ammerschwihr', '68005')).toEqual(['doubled-code']);
  expect(codes('Amerschwihr', '68005')).toEqual(['doubled-code']);
});

test('two towns of one name, or in one place, are said by themselves', () => {
  expect(codes('Ammerschwihr', '68006')).toEqual(['place-amiss/name']);
  expect(codes('Bennwihr', '68006')).toEqual(['place-amiss/same']);
});
