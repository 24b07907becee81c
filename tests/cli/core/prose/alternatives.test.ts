import { describe, expect, test } from 'vitest';
import { buildModel } from '../../../../cli/core/model/model.ts';
import { makeLexicon, type Subject } from '../../../../cli/core/prose/lexicon.ts';
import { sentences } from '../../../../cli/core/prose/near.ts';
import { stancesOf } from '../../../../cli/core/prose/polarity.ts';
import { checkShop } from '../../shop-content.ts';

const { words } = buildModel(checkShop().content).lexicon ?? makeLexicon({} as never);
const cheque = words.subjects.find(({ about }) => about.includes('cheque-accepted')) as Subject;
const atDelivery: Subject = {
  ...cheque,
  about: ['card-at-delivery'],
  words: ['carte'],
  with: ['à la livraison'],
  unless: ['en ligne'],
};
const lexicon = makeLexicon({ ...words, subjects: [...words.subjects, atDelivery] });

/** `+card-at-delivery`, `-cheque-accepted`: what a sentence allows and refuses. */
function stances(text: string): string[] {
  return sentences(text)
    .flatMap((sentence) => [...stancesOf(sentence, lexicon, 2026, [], () => false)])
    .filter(({ isTold }) => isTold)
    .map(({ subject, holds }) => `${holds ? '+' : '-'}${subject.about[0]}`);
}

describe('a list of means of payment', () => {
  test.each([
    [
      'En ligne par carte bancaire, ou à la livraison par carte ou par chèque.',
      '+card-accepted +card-at-delivery +cheque-accepted',
    ],
    ['À la livraison par chèque, ou par carte bancaire.', '+card-accepted +cheque-accepted'],
    ['Vous payez par carte bancaire ou à la livraison par chèque.', '+card-accepted +cheque-accepted'],
    ['Le chèque à la livraison, la carte bancaire sur la table.', ''],
  ])('%s', (text, expected) => {
    expect(stances(text).sort().join(' ')).toBe(expected);
  });
});
