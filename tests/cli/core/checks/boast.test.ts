import { expect, test } from 'vitest';
import { warningsOfText } from './warnings-of.ts';

test.each([
  ['Une qualité exceptionnelle.', '3:19-3:33', 'exceptionnelle'],
  ["Un doute, n'hésitez pas.", '3:17-3:26', "n'hésitez"],
  ['Le meilleur sapin.', '3:7-3:18', 'Le meilleur'],
])('%s', (text, place, found) => {
  expect(warningsOfText('text/boast', text)).toEqual([
    `${place} « ${found} » vante et ne montre rien -> dites ce qui se voit, se mesure ou se sent`,
  ]);
});

test.each(['Il sent encore la résine.', 'Le cône n’est pas parfait.', 'Un [guide](/communes?le=parfait).'])(
  '%s is left alone',
  (text) => {
    expect(warningsOfText('text/boast', text)).toEqual([]);
  },
);
