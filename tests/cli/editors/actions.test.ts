import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { CodeAction } from 'vscode-languageserver/node';
import { editedBy } from './client.ts';
import { editor, editorForAll, open, shop } from './shop-editor.ts';

const VARIETY = 'varieties/epicea-du-haut-doubs.yaml';
const SLOT = 'facts/delivery-slot.yaml';
const UNPRICED = 'varieties/sapin-du-jura.yaml';

editorForAll((own) => {
  own.write(UNPRICED, own.read(VARIETY).replace('name: Épicéa du Haut-Doubs', 'name: Sapin du Jura'));
});

const EMAIL = 'salut@larmont.example';

/** A machine that does other work answers late. */
const PATIENCE = { timeout: 10_000, interval: 50 };

/** The one action of that title at the end of `place`, once the server has read what has changed on the disk. */
function action(file: string, place: string, title: string): Promise<CodeAction> {
  return vi.waitFor(async () => {
    const actions = await editor.actions(file, place);
    const found = actions.find((each) => each.title.startsWith(title));
    expect(found, `${title} among ${actions.map((each) => each.title).join(' / ')}`).toBeDefined();
    return found as CodeAction;
  }, PATIENCE);
}

interface Slip {
  readonly file: string;
  readonly own: string;
  /** What was meant in its place, where it is something else. */
  readonly meant?: string;
  readonly typed: string;
}

/** Opens the file as it was typed; returns that and what was meant. */
async function openSlip({ file, own, meant = own, typed }: Slip) {
  const before = shop.read(file);
  expect(before).toContain(own);
  const text = await open(file, () => before.replace(own, () => typed));
  return { text, wanted: before.replace(own, () => meant) };
}

const hold = { file: VARIETY, own: '{{hold-epicea}}. Prenez' };
const policy = { file: 'legal/politique-confidentialite.yaml', own: '{{site.email}}' };

/** Each advice that names what was meant, and the title of the action that writes it. */
const MEANT: Record<string, Slip & { readonly title: string }> = {
  'ref/unknown': {
    file: VARIETY,
    own: 'related: sapin-du-caucase',
    typed: 'related: sapin-du-caucas',
    title: 'Remplacer par « sapin-du-caucase »',
  },
  'link/dead': {
    file: VARIETY,
    own: '(/nos-sapins/sapin-du-caucase)',
    meant: '(/contact)',
    typed: '(/contac)',
    title: 'Remplacer par « /contact »',
  },
  'fact/unknown': { ...hold, typed: '{{hold-epice}}. Prenez', title: 'Écrire {{hold-epicea}}' },
  'text/placeholder': { ...hold, typed: '{hold-epicea}. Prenez', title: 'Écrire {{hold-epicea}}' },
  'text/known-field': { ...policy, typed: EMAIL, title: 'Écrire {{site.email}}' },
};

test.each(Object.entries(MEANT))('the intended text is written for: %s', async (code, { title, ...slip }) => {
  const { text, wanted } = await openSlip(slip);
  await editor.shown(slip.file, (all) => all.some((each) => each.code === code));
  const { edit, kind, isPreferred } = await action(slip.file, slip.typed, title);
  expect(editedBy(edit, editor.uri(slip.file), text)).toBe(wanted);
  expect([kind, isPreferred]).toEqual(['quickfix', true]);
});

/** What `sapin fix` does; kind by kind: tests/cli/core/edit/fix-text.test.ts. */
const SAFE: Record<string, Slip> = {
  'a French truth': { file: VARIETY, own: 'showCare: true', typed: 'showCare: oui' },
  'an item without its dash': {
    file: 'availability.yaml',
    own: '  - variety: geant-du-larmont\n    state: on-order\n    delay: trois semaines\n',
    typed: '  variety: geant-du-larmont\n  state: on-order\n  delay: trois semaines\n',
  },
};

test.each(Object.entries(SAFE))('what is safe is fixed: %s', async (_, slip) => {
  const { text, wanted } = await openSlip(slip);
  const actions = await editor.actions(slip.file, slip.typed);
  const fix = actions.find(({ kind }) => kind === 'source.fixAll.sapin');
  expect(editedBy(fix?.edit, editor.uri(slip.file), text)).toBe(wanted);
});

test('what is safe is fixed: at its place as well, where there is something to say', async () => {
  const { text, wanted } = await openSlip(SAFE['a French truth'] as Slip);
  const { edit, kind } = await action(VARIETY, 'showCare: oui', 'Corriger ce qui peut');
  expect(editedBy(edit, editor.uri(VARIETY), text)).toBe(wanted);
  expect(kind).toBe('quickfix');
});

const created = ({ edit }: CodeAction): readonly unknown[] =>
  (edit?.documentChanges ?? []).flatMap((change): unknown[] =>
    'kind' in change && change.kind === 'create' ? [change.uri] : 'edits' in change ? change.edits : [],
  );

test('a file is created that a text names: a fact', async () => {
  await openSlip({ ...hold, typed: '{{quite-another}}. Prenez' });
  const [uri, edit] = created(await action(VARIETY, '{{quite-another', 'Créer facts/quite-another.yaml'));
  expect(uri).toBe(editor.uri('facts/quite-another.yaml'));
  expect(edit).toMatchObject({ newText: expect.stringContaining('\nlabel:') });
});

test('a file is created that an entry needs: the prices of a variety', async () => {
  await open(UNPRICED);
  await editor.shown(UNPRICED, (all) => all.some(({ code }) => code === 'price/none'));
  const [uri] = created(await action(UNPRICED, 'name:', 'Créer prices/sapin-du-jura.yaml'));
  expect(uri).toBe(editor.uri('prices/sapin-du-jura.yaml'));
});

test.each([
  ['towns/Doubs Nord.yaml', 'towns/doubs-nord.yaml'],
  ['towns/doubs-sud.yml', 'towns/doubs-sud.yaml'],
])('a file is renamed: %s', async (from, to) => {
  mkdirSync(path.dirname(path.join(shop.contentDir, from)), { recursive: true });
  shop.write(from, shop.read('towns/doubs.yaml'));
  await open(from);
  await editor.shown(from, (all) => all.some(({ code }) => String(code).startsWith('file/')));
  const { edit } = await action(from, 'name', 'Renommer ce fichier');
  expect(edit?.documentChanges).toEqual([
    { kind: 'rename', oldUri: editor.uri(from), newUri: editor.uri(to) },
  ]);
  await editor.close(from);
  rmSync(path.join(shop.contentDir, from));
  await editor.shown(from, (all) => all.length === 0);
});

test('a decision is taken between price lists, by their source', async () => {
  const file = 'prices/epicea-du-haut-doubs.yaml';
  const text = await open(file);
  const { edit } = await action(file, 'price: 36', 'Retenir ');
  expect(editedBy(edit, editor.uri(file), text)).toMatch(
    /\ndecision: "?(?:tableau de la grange|étiquettes du marché)"?\n$/,
  );
});

test('a decision is taken from a text that depends on it', async () => {
  await openSlip({ ...hold, typed: '{{price:epicea-du-haut-doubs/most}}. Prenez' });
  const prices = 'prices/epicea-du-haut-doubs.yaml';
  const all = await editor.shown(VARIETY, (shown) => shown.some(({ code }) => code === 'fact/unsettled'));
  expect(all).not.toEqual([]);
  const { edit } = await action(VARIETY, '{{price:', 'Retenir ');
  expect(editedBy(edit, editor.uri(prices), shop.read(prices))).toContain('\ndecision: ');
});

test('a decision is taken back', async () => {
  const text = await open(SLOT);
  const { edit } = await action(SLOT, 'value: "3 h', 'Rouvrir facts/delivery-slot');
  expect(editedBy(edit, editor.uri(SLOT), text)).toBe(text.replace('decision: "90 min"\n', ''));
});

test('a contradiction is no longer accepted when it is gone', async () => {
  await openSlip({
    file: 'facts/answer-delay.yaml',
    own: '"12 h"\n    text: une demi-journée ouvrée',
    typed: '"24 h"\n    text: une journée',
  });
  const text = await open('consistency.yaml');
  const { edit } = await action('consistency.yaml', '- rule', 'Retirer cette acceptation périmée');
  const after = editedBy(edit, editor.uri('consistency.yaml'), text);
  expect(after).not.toContain('facts/answer-delay');
  expect(after).toMatch(/^accepted:/);
});

test('a contradiction is ended by the value that its rule knows', async () => {
  const file = 'navigation.yaml';
  const text = await open(file);
  await editor.shown(file, (all) => all.some(({ code }) => code === 'dead-link'));
  const title = 'Remplacer par « /decos-cadeaux/creche-de-papier »';
  const { edit } = await action(file, 'creche-en-papier', title);
  expect(editedBy(edit, editor.uri(file), text)).toBe(text.replace('creche-en-papier', 'creche-de-papier'));
});

test('a contradiction is ended by the fact that a text contradicts', async () => {
  const typed = 'Nous livrons dans un rayon de 99 km.';
  const wanted = 'Nous livrons dans un rayon de {{delivery-radius}}.';
  const own = '- Donnez-lui à boire matin et soir.';
  const slip = await openSlip({ file: VARIETY, own, meant: `- ${wanted}`, typed: `- ${typed}` });
  await editor.shown(VARIETY, (all) => all.some(({ code }) => code === 'stated-in-prose'));
  const { edit } = await action(VARIETY, 'rayon de 99', 'Écrire {{delivery-radius}}');
  expect(editedBy(edit, editor.uri(VARIETY), slip.text)).toBe(slip.wanted);
});
