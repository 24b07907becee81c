import { wordingOfFinding } from '../../../../../cli/core/consistency/registry.ts';
import { statedInProse } from '../../../../../cli/core/consistency/rules/stated-in-prose.ts';
import { transcript } from '../../../transcript.ts';
import { type Files, fact, found, foundBy, lexicon, modelOf } from '../model-of.ts';

/** The facts of a shop, with the words that mean them. */
const FACTS: Files = {
  'facts/delivery-period.yaml': fact('date-range', ['12-01/12-20']),
  'facts/delivery-radius.yaml': fact('distance', ['12 km']),
  'facts/delivery-time.yaml': fact('duration', ['30-40 h']),
  'facts/field-distance.yaml': fact('distance', ['40 km']),
  'facts/large-tree.yaml': fact('distance', ['2 m']),
  'facts/order-deadline.yaml': fact(
    'date',
    [
      ['12-16', ['header', 'home']],
      ['12-17', ['contact', 'article', 'service']],
    ],
    'bound: at-most\n',
  ),
  'facts/reply-time.yaml': fact('duration', ['6 h']),
};
const SITE: Files = {
  'lexicon.yaml': lexicon({
    'delivery-period': 'livraison, livrer, livrons',
    'delivery-radius': 'rayon, autour de Pontarlier',
    'delivery-time': 'livraison, livré, délai de livraison',
    'field-distance': 'parcelles, origine',
    'large-tree': 'grand sapin, grands sapins',
    'reply-time': 'répondons, répondrons, réponse',
    'order-deadline': 'commande, commander, commandez, commandes ouvertes, date limite',
  }),
  'site.yaml': 'season: 2026\nphone: 03 53 01 46 18\nlegal: {host: {phone: 03 53 01 46 19}}\n',
};

/** `FACT STATED` for each finding, and `(FACT) STATED` for each hint, of a text on the contact page. */
function readings(text: string, file = 'pages/contact.yaml', field = 'intro'): string[] {
  const model = modelOf({ ...FACTS, ...SITE, [file]: `${field}: ${JSON.stringify(text)}\n` });
  return foundBy(statedInProse, model).map(({ params, isHint, code }) => {
    if ('fact' in params)
      return isHint ? `(${params.fact}) ${params.stated}` : `${params.fact} ${params.stated}`;
    return 'stated' in params ? `phone ${params.stated}` : code;
  });
}

test('a value that differs from its fact is a finding at both places', () => {
  const files = {
    ...SITE,
    ...FACTS,
    'pages/contact.yaml': 'intro: >-\n  Un rayon\n  de 20 km, pas plus.\n',
  };
  expect(found(statedInProse, files)).toEqual([
    'stated-in-prose contact',
    '  pages/contact.yaml:3:6 20 km ‹20 km›',
    '  facts/delivery-radius.yaml:4:12 12 km ‹"12 km"›',
  ]);
});

test('a value that differs from its fact is a finding on the page where its reading is another', () => {
  expect(readings('Commandez jusqu’au 16 décembre.')).toEqual(['order-deadline 16 décembre']);
  expect(
    readings(
      'Commandez jusqu’au 17 décembre.',
      'pages/home.yaml',
      'hero: {title: "Commandez jusqu’au 17 décembre."}\nx',
    ),
  ).toEqual(['order-deadline 17 décembre']);
});

test.each([
  ['in Markdown', 'articles/a.yaml', 'body'],
  ['in an alternative text', 'services/a.yaml', 'image: {src: a.svg, alt: "Sous 48h, nous répondons"}\nx'],
  [
    'in a message, which takes no placeholder',
    'forms/quote-request.yaml',
    'messages: {sent: "Nous vous répondrons sous 48h."}\nx',
  ],
])('a value that differs from its fact is a finding: %s', (_, file, field) => {
  const text = field.includes('\n') ? 'rien' : 'Nous répondons sous 48h.';
  expect(readings(text, file, field)).toEqual(['reply-time 48h']);
});

test.each([
  ['Nous répondons sous 6 h.', '(reply-time) 6 h'],
  ['Commandez jusqu’au 17 décembre.', '(order-deadline) 17 décembre'],
  ['Nous livrons du 1er au 20 décembre.', '(delivery-period) du 1er au 20 décembre'],
])('a value that agrees is a hint where the placeholder would be filled in: %s', (text, expected) => {
  expect(readings(text)).toEqual([expected]);
});

test('a value that agrees is a hint where the placeholder would be filled in and nothing elsewhere', () => {
  const message = 'messages: {sent: "Nous vous répondrons sous 6h."}\nx';
  expect(readings('rien', 'forms/quote-request.yaml', message)).toEqual([]);
});

test.each([
  ['Nous livrons à partir du 3 décembre.', ['first-round']],
  ['Nous livrons jusqu’au 23 décembre.', []],
  ['Nous livrons du 3 au 20 décembre.', ['delivery-period']],
])('%s: a constant is offered that fits the words beside it', (text, expected) => {
  const files = { ...FACTS, ...SITE, 'facts/first-round.yaml': fact('date', ['12-01']) };
  const [finding] = foundBy(
    statedInProse,
    modelOf({ ...files, 'pages/contact.yaml': `intro: ${JSON.stringify(text)}\n` }),
  );
  expect(finding?.cures?.map(({ shown }) => shown)).toEqual(expected);
  const { hint } = finding ? wordingOfFinding(finding, 'fr') : {};
  expect(hint).toBe(
    expected[0] ? `écrivez {{${expected[0]}}} à la place de la valeur` : 'corrigez la valeur',
  );
});

describe('where other texts show a constant between the same words', () => {
  const SHOWN = 'Un arbre dressé à {{large-tree}} sous la poutre.';
  const beside = (text: string, shown = SHOWN) =>
    foundBy(
      statedInProse,
      modelOf({
        ...FACTS,
        ...SITE,
        'legal/cgv.yaml': `intro: ${JSON.stringify(shown)}\n`,
        'pages/contact.yaml': `intro: ${JSON.stringify(text)}\n`,
      }),
    ).map(({ params }) => ('fact' in params ? `${params.fact} ${params.stated}` : ''));

  test.each([
    ['Le nôtre monte à 3 m sous la poutre.', 'large-tree 3 m'],
    ['La famille garde un arbre dressé à 2,50 m chez elle.', 'large-tree 2,50 m'],
  ])('%s', (text, expected) => {
    expect(beside(text)).toEqual([expected]);
  });

  test.each([
    ['the same value', 'Le nôtre monte à 2 m sous la poutre.'],
    ['a value of another kind', 'Le nôtre se pose en 3 jours sous la poutre.'],
    ['other words', 'Le nôtre monte à 3 m sous la lampe.'],
    ['another time', 'Autrefois, le nôtre montait à 3 m sous la poutre.'],
  ])('%s is left alone', (_, text) => {
    expect(beside(text)).toEqual([]);
  });

  test('where two constants stand there, neither is blamed', () => {
    const both = `${SHOWN}\n\nLa marque est à {{field-distance}} sous la poutre.`;
    expect(beside('Le nôtre monte à 3 m sous la poutre.', both)).toEqual([]);
  });

  test.each(transcript`
    that could be true elsewhere | Un pied de 2,50 m sous la poutre. | Un arbre de {{large-tree}} sous la poutre.
    > large-tree 2,50 m
    that its bound would allow, after the words that end a sentence | Chaque année, les lutins de la vallée arrivent le 10 décembre. | Enfin, les lutins de la vallée arrivent le {{order-deadline}}.
    > order-deadline 10 décembre
    that is nearly the whole text | dès 3 m | dès {{large-tree}}
    > large-tree 3 m
  `)('a value $title', ({ given: [text = '', shown = ''], expected: [expected] }) => {
    expect(beside(text, shown)).toEqual([expected]);
  });
});

test('a value where the same words show several facts elsewhere is one hint with their values', () => {
  const files = (here: string) => ({
    ...FACTS,
    ...SITE,
    'articles/a.yaml': 'title: A\nexcerpt: B\nbody: "Comptez au bout du sentier {{field-distance}}."\n',
    'articles/b.yaml': 'title: B\nexcerpt: B\nbody: "Comptez au bout du sentier {{delivery-radius}}."\n',
    'articles/c.yaml': `title: C\nexcerpt: C\nbody: "Marchez au bout du sentier ${here}, puis tournez."\n`,
  });
  const hints = (here: string) =>
    foundBy(statedInProse, modelOf(files(here))).map(({ isHint, sides, ...each }) => [
      isHint,
      ...sides.map(({ value }) => value),
      ...(['fr', 'en'] as const).flatMap((language) => Object.values(wordingOfFinding(each, language))),
    ]);
  expect(hints('15 km')).toEqual([
    [
      true,
      ...['15 km', '40 km', '12 km'],
      'le texte dit « 15 km », où d’autres, avec les mêmes mots, montrent « field-distance » (40 km) ou « delivery-radius » (12 km)',
      'écrivez {{field-distance}} ou {{delivery-radius}}, si c’est cela',
      'the text says "15 km" where others, with the same words, show "field-distance" (40 km) or "delivery-radius" (12 km)',
      'write {{field-distance}} or {{delivery-radius}}, if it is about that',
    ],
  ]);
  expect(hints('{{field-distance}}')).toEqual([]);
});
