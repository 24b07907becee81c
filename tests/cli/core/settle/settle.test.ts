import path from 'node:path';
import { keyOf } from '../../../../cli/core/consistency/causes.ts';
import { isSettled, type Judged } from '../../../../cli/core/consistency/engine.ts';
import { cure } from '../../../../cli/core/consistency/finding.ts';
import type { Choice } from '../../../../cli/core/settle/choice.ts';
import { allOffersFor } from '../../../../cli/core/settle/choices.ts';
import { settledTexts } from '../../../../cli/core/settle/settle.ts';
import { openWorkspace, type Snapshot } from '../../../../cli/core/workspace/workspace.ts';
import { testDay } from '../../../day.mjs';
import { shop } from '../../../shop.mjs';
import { transcript } from '../../transcript.ts';

const workspace = openWorkspace(
  {
    contentDir: shop.content,
    schemasDir: path.resolve('schemas'),
    cacheDir: path.resolve('node_modules/.cache/sapin-tests'),
  },
  () => testDay,
);

const written = new Set<string>();

function write(file: string, text: string): void {
  workspace.setText(file, text);
  written.add(file);
}

afterEach(() => {
  for (const file of written) workspace.setText(file, undefined);
  written.clear();
});

function textOf(file: string): string {
  const { collections, singletons } = workspace.snapshot().loaded.content;
  const entries = [...singletons.values(), ...[...collections.values()].flat()];
  return entries.find((entry) => entry.file.path === file)?.file.text ?? '';
}

function edit(file: string, from: string, to: string): void {
  const before = textOf(file);
  expect(before).toContain(from);
  write(
    file,
    before.replace(from, () => to),
  );
}

const REASON = 'Vu avec la ferme';
const TERM = { reason: REASON, since: testDay, until: undefined };

function allIn(snapshot: Snapshot): readonly Judged[] {
  const { judged, hints } = snapshot.verdict();
  return [...judged, ...hints];
}

/** The first of that code, whose first side is in `file` where one is named. */
function found(code: string, file?: string): Judged {
  const judged = allIn(workspace.snapshot()).find(
    ({ finding }) => finding.code === code && (file === undefined || finding.sides[0]?.place.file === file),
  );
  expect(judged, code).toBeDefined();
  return judged as Judged;
}

function inWords(choice: Choice): string {
  if (choice.kind === 'keep') return `keep ${choice.shown}`;
  return choice.kind === 'cure' ? `${choice.cure.writes} ${choice.cure.shown}` : choice.kind;
}

function choicesOf(judged: Judged): readonly string[] {
  return allOffersFor(workspace.snapshot(), judged).map(({ choice }) => inWords(choice));
}

/** Takes a choice; the content must pass `check` afterwards, and the finding be no longer open. */
function settle(judged: Judged, wanted: string): ReadonlyMap<string, string> {
  const before = workspace.snapshot();
  const offers = allOffersFor(before, judged);
  const choice = offers.map((offer) => offer.choice).find((each) => inWords(each) === wanted);
  expect(choice, `${wanted} among ${offers.map((offer) => inWords(offer.choice)).join(', ')}`).toBeDefined();
  const texts = settledTexts(before.loaded.content, [{ judged, choice: choice as Choice }], TERM);
  const count = openLike(before, judged);
  for (const [file, text] of texts) write(file, text);
  expect(workspace.snapshot().loaded.problems).toEqual([]);
  if (choice?.kind === 'reopen') expect(openLike(workspace.snapshot(), judged)).toBe(count + 1);
  else expect(openLike(workspace.snapshot(), judged)).toBe(count - 1);
  return texts;
}

function openLike(snapshot: Snapshot, judged: Judged): number {
  return allIn(snapshot).filter(
    (each) => each.status === 'open' && !isSettled(each.finding) && keyOf(each) === keyOf(judged),
  ).length;
}

const VARIETY = 'varieties/epicea-du-haut-doubs.yaml';
const SUBTITLE = 'subtitle: Né à {{field-distance}} de la scierie, au plus';

/** A code, and the file of its first side where another has one; a choice; the file that it changes; a slip made there first. */
test.each(transcript`
  a reading of a constant is kept | conflicting-readings facts/order-deadline.yaml | keep 19 décembre | facts/order-deadline.yaml
  > \ndecision: "12-19"\n
  a price grid is kept | conflicting-price-grids | keep tableau de la grange | prices/epicea-du-haut-doubs.yaml
  > \ndecision: tableau de la grange\n
  a “from” price becomes the least of its grid | from-price-mismatch | value 96 € | prices/fraser-en-fete.yaml | from: 96 | from: 90 # à revoir
  > from: 96 # à revoir
  a teaser takes a price of the grid | teaser-price-mismatch | value 44 € | pages/home.yaml
  > price: 44\n
  a dead link leads to the nearest page | dead-link | link /decos-cadeaux/creche-de-papier | navigation.yaml
  > Crèche de papier\n          href: /decos-cadeaux/creche-de-papier\n    - title: Pratique
  a group of a list that leaves out an entry is completed | list-mismatch/missing | relation Houtaud | navigation.yaml | doubs, houtaud] | doubs]
  > towns: [pontarlier, doubs, houtaud]
  a menu that leaves out an entry is completed | list-mismatch/missing | relation Cloche d’alpage | navigation.yaml | \n        - name: Cloche d’alpage\n          href: /decos-cadeaux/cloche-d-alpage\n | \n
  > /decos-cadeaux/creche-de-papier\n        - name: Cloche d’alpage\n          href: /decos-cadeaux/cloche-d-alpage\n    - name: Services
  a list that leaves out another is completed | list-mismatch/one-way | relation Houtaud | towns/oye-et-pallet.yaml
  >   - malbuisson\n  - houtaud\n
  a town that joins those that are delivered leaves those that are not | list-mismatch/twice | removal Communes non livrées d’office | surroundings.yaml | communes:\n | communes:\n  - { name: Houtaud, insee: "25309", postalCodes: ["25300"] }\n
  > communes:\n  - { name: Arçon
  a value in a text gives way to its constant | stated-in-prose | constant delivery-radius | varieties/epicea-du-haut-doubs.yaml | - Donnez-lui à boire matin et soir. | - Nous livrons dans un rayon de 99 km.
  > - Nous livrons dans un rayon de {{delivery-radius}}.
  a constant at the beginning of a value is quoted | stated-in-prose | constant delivery-radius | varieties/epicea-du-haut-doubs.yaml | subtitle: Né à {{field-distance}} de la scierie, au plus | subtitle: "99 km : le rayon de nos livraisons"
  > subtitle: "{{delivery-radius}} : le rayon de nos livraisons"
  a constant that a value was typed over | typed-over | constant field-distance | varieties/epicea-du-haut-doubs.yaml | {{field-distance}} de la | 99 km de la
  > subtitle: Né à {{field-distance}} de la scierie, au plus
  the text of a constant says its value, among its other words | label-against-value | value de 8 h 30 à 18 h 30 | facts/opening-hours-season.yaml | 18:30"\n | 18:30"\n    text: de 9 h à 18 h, sans pause\n
  >     text: de 8 h 30 à 18 h 30, sans pause
  a reading that holds is kept, in words | impossible-values | keep 19 décembre | facts/order-deadline.yaml | 12-20 | 12-22
  > \ndecision: "12-19"\n
  a contradiction is accepted for a reason | against-availability | accept | consistency.yaml
  >     reason: Vu avec la ferme\n    since: "2026-11-21"\n
`)(
  'each choice writes what settles its finding, and nothing that check refuses: $title',
  ({ given: [wanted = '', choice = '', file = '', from, to = ''], expected: [says = ''] }) => {
    if (from) edit(file, from, to);
    const [code = '', at = from && file] = wanted.split(' ');
    expect([...settle(found(code, at), choice).keys()]).toEqual([file]);
    expect(textOf(file)).toContain(says.replaceAll('\\n', '\n'));
  },
);

test('a decision is taken back', () => {
  const file = 'facts/delivery-slot.yaml';
  expect([...settle(found('conflicting-readings', file), 'reopen').keys()]).toEqual([file]);
  expect(textOf(file)).not.toContain('decision');
});

describe('is not offered:', () => {
  test('to keep a reading that leaves the contradiction as it is', () => {
    edit(
      'prices/epicea-du-haut-doubs.yaml',
      'from: 19\n    grid:\n      - min: 1\n        max: 1.5\n        price: 19\n      - min: 1.5\n        max: 2\n        price: 31',
      'from: 17\n    grid:\n      - min: 1\n        max: 1.5\n        price: 19\n      - min: 1.5\n        max: 2\n        price: 31',
    );
    // The other one has a "from" price that holds.
    expect(choicesOf(found('from-price-mismatch'))).toEqual([
      'value 19 €',
      'keep étiquettes du marché',
      'accept',
    ]);
  });

  test('to keep the only reading of a constant, or of a grid', () => {
    edit('prices/fraser-en-fete.yaml', 'from: 96', 'from: 90');
    expect(choicesOf(found('from-price-mismatch'))).toEqual(['value 96 €', 'accept']);
  });

  test('to keep what is decided already', () => {
    edit('prices/sapin-du-caucase.yaml', 'from: 37', 'from: 30');
    const open = workspace
      .snapshot()
      .verdict()
      .judged.filter(
        ({ finding, status }) => status === 'open' && finding.subject === 'prices/sapin-du-caucase',
      );
    expect(open.length).toBeGreaterThan(0);
    for (const judged of open)
      expect(choicesOf(judged).some((choice) => choice.startsWith('keep'))).toBe(false);
  });

  test('to keep a date that leaves the dates impossible', () => {
    write(
      'facts/delivery-period.yaml',
      textOf('facts/delivery-period.yaml').replace(/value: ".*"/, 'value: "12-01/12-10"'),
    );
    const judged = found('impossible-values');
    expect(choicesOf(judged)).toEqual(['accept']);
  });

  test('to accept what publishing ends', () => {
    edit(VARIETY, '{{field-distance}} de la', '99 km de la');
    expect(choicesOf(found('typed-over'))).toEqual(['constant field-distance']);
  });

  test('what check would refuse', () => {
    const { finding, ...judged } = found('teaser-price-mismatch');
    const [own] = finding.sides;
    const cures = own ? [cure('value', own.place, 'trente-neuf', 'trente-neuf')] : [];
    expect(choicesOf({ ...judged, finding: { ...finding, cures } })).toEqual(['accept']);
  });

  test('what would be written into a file that is broken since it was compared', () => {
    const judged = found('dead-link');
    write('navigation.yaml', `${textOf('navigation.yaml')}\n  : : [`);
    expect(choicesOf(judged)).toEqual(['accept']);
  });
});

test('cures of several places of one text are all written where they were found', () => {
  edit(VARIETY, SUBTITLE, 'subtitle: Nous livrons dans un rayon de 99 km, oui dans un rayon de 98 km');
  const isOwn = ({ rule, finding }: Judged) =>
    rule === 'stated-in-prose' && finding.subject === 'varieties/epicea-du-haut-doubs';
  const settlements = allIn(workspace.snapshot()).flatMap((judged) => {
    const [cure] = isOwn(judged) ? (judged.finding.cures ?? []) : [];
    return cure ? [{ judged, choice: { kind: 'cure', cure } as const }] : [];
  });
  expect(settlements).toHaveLength(2);
  const texts = settledTexts(workspace.snapshot().loaded.content, settlements);
  expect(texts.get(VARIETY)).toContain(
    'un rayon de {{delivery-radius}}, oui dans un rayon de {{delivery-radius}}',
  );
});
