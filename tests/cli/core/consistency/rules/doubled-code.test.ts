import { expect, test } from 'vitest';
import { wordingOfFinding } from '../../../../../cli/core/consistency/registry.ts';
import { doubledCode } from '../../../../../cli/core/consistency/rules/doubled-code.ts';
import { foundBy, modelOf } from '../model-of.ts';

const said = (name: string) => {
  const files = {
    'towns/biesheim.yaml': 'name: Biesheim\npostalCode: "68600"\ninsee: "68036"\n',
    'surroundings.yaml': `communes:\n  - {name: ${name}, postalCodes: ["68600"], insee: "68036"}\n`,
  };
  return foundBy(doubledCode, modelOf(files)).map((each) => {
    const { message, hint } = wordingOfFinding(each, 'fr');
    return `${message} -> ${hint}`;
  });
};

test('a town that is in two files is told with both, and where to take it away', () => {
  expect(said('Biesheim')).toEqual([
    'Biesheim (code INSEE 68036) est écrite deux fois : dans towns/biesheim.yaml et dans surroundings.yaml -> nous y livrons : effacez sa ligne de surroundings.yaml',
  ]);
});

test('a code of two towns is told with the file of each', () => {
  expect(said('Kunheim')).toEqual([
    'le code INSEE 68036 est celui de plusieurs communes : Biesheim (towns/biesheim.yaml) et Kunheim (surroundings.yaml) -> si nous livrons Biesheim maintenant, effacez sa ligne de surroundings.yaml ; sinon, corrigez l’un des deux codes',
  ]);
});
