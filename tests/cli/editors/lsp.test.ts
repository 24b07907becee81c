// Longer than other files: each request of the protocol, in one editor.
import path from 'node:path';
import type { Diagnostic } from 'vscode-languageserver/node';
import { commitAll } from '../../git.ts';
import { Editor, editedBy } from './client.ts';
import { editor, editorForAll, open, shop } from './shop-editor.ts';

editorForAll();

const labels = (items: readonly { readonly label: string }[]) => items.map(({ label }) => label);

test('it says what it can do, in UTF-16', async () => {
  const other = new Editor({ contentDir: shop.contentDir, schemasDir: path.resolve('schemas') });
  const { capabilities } = await other.start();
  expect(capabilities).toMatchObject({
    positionEncoding: 'utf-16',
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
  });
  expect(await other.stop()).toBe(0);
});

describe('what is wrong', () => {
  test('is said before it is saved, at its place in UTF-16, and taken back', async () => {
    const file = 'towns/doubs.yaml';
    const text = await open(file);
    const before = '  - houtaud';
    await editor.type(file, text.indexOf(before) + before.length, 0, 'x');
    const [shown] = await editor.shown(file, (all) => all.some(({ code }) => code === 'ref/unknown'));
    const line = text.slice(0, text.indexOf(before)).split('\n').length - 1;
    expect(shown).toMatchObject({
      severity: 1,
      source: 'sapin',
      code: 'ref/unknown',
      range: { start: { line, character: 4 }, end: { line, character: 12 } },
    });
    expect(shown?.message).toContain('« houtaudx » n’existe pas dans towns/');
    await editor.type(file, text.indexOf(before) + before.length, 1, '');
    await editor.shown(file, (all) => !all.some(({ code }) => code === 'ref/unknown'));
  });

  test('every question counts them behind an emoji and an accent', async () => {
    const file = 'varieties/epicea-du-haut-doubs.yaml';
    const before = 'subtitle: Né 🎄 ici, [là](/nos-sapins/sapin-du-caucase), pour {{hold-epicea}}';
    const text = await open(file, (own) => own.replace(/^subtitle: .*$/m, before));
    const line = text.slice(0, text.indexOf('subtitle:')).split('\n').length - 1;
    const range = (part: string) => {
      const start = before.indexOf(part);
      return { start: { line, character: start }, end: { line, character: start + part.length } };
    };
    expect(await editor.hover(file, 'pour {{hold')).toContain('constante');
    expect(await editor.definition(file, 'pour {{hold')).toBe(editor.uri('facts/hold-epicea.yaml'));
    expect((await editor.references(file, 'pour {{hold')).map((each) => each.range)).toContainEqual(
      range('{{hold-epicea}}'),
    );
    expect(await editor.prepareRename(file, 'pour {{hold')).toMatchObject({ range: range('hold-epicea') });
    const items = await editor.complete(file, 'pour {{hold-');
    const own = items.find(({ label }) => label === 'hold-epicea');
    expect(own?.textEdit).toMatchObject({ range: range('hold-epicea}}') });
  });

  test('a contradiction stands at each of its sides, with the others beside it', async () => {
    const file = 'facts/order-deadline.yaml';
    const all = await editor.shown(
      file,
      (shown) => shown.filter(({ code }) => code === 'conflicting-readings').length === 2,
    );
    const [first, second] = all.filter(({ code }) => code === 'conflicting-readings');
    expect(first?.relatedInformation).toHaveLength(1);
    expect(first?.relatedInformation?.[0]?.location.range).toEqual(second?.range);
    expect(first?.severity).toBe(2);
  });

  test('a value typed over a constant is a contradiction until it is committed', async () => {
    const file = 'pages/contact.yaml';
    const git = commitAll(shop.contentDir);
    const text = await open(file);
    const typed = text.replace('{{answer-delay}}', '90 h');
    const isFound = (all: readonly Diagnostic[]) => all.some(({ code }) => code === 'typed-over');
    await editor.type(file, text.indexOf('{{answer-delay}}'), '{{answer-delay}}'.length, '90 h');
    await editor.shown(file, isFound);
    shop.write(file, typed);
    await editor.save(file);
    await editor.close(file);
    shop.write(
      'towns/doubs.yaml',
      shop.read('towns/doubs.yaml').replace(/^postalCode: .*$/m, 'postalCode: "253"'),
    );
    await editor.shown('towns/doubs.yaml', (all) => all.some(({ code }) => code === 'schema/pattern'));
    await editor.shown(file, isFound);
    git('checkout', '--', '.');
    await editor.shown(file, (all) => !isFound(all));
  });

  test('what is written beside the editor counts as well', async () => {
    const file = 'towns/malbuisson.yaml';
    shop.write(file, shop.read(file).replace(/^postalCode: .*$/m, 'postalCode: "253"'));
    await editor.shown(file, (all) => all.some(({ code }) => code === 'schema/pattern'));
    shop.write(file, shop.read(file).replace(/^postalCode: .*$/m, 'postalCode: "25160"'));
    await editor.shown(file, (all) => !all.some(({ code }) => code === 'schema/pattern'));
  });
});

describe('completion', () => {
  const file = 'varieties/epicea-du-haut-doubs.yaml';

  test('of keys that are not there yet, those that must be first', async () => {
    await open(file, (text) => text.replace(/^subtitle: .*\n/m, '').replace(/^name:/m, 'su\nname:'));
    const items = await editor.complete(file, 2);
    const [first] = items.toSorted((a, b) => ((a.sortText ?? '') < (b.sortText ?? '') ? -1 : 1));
    expect(first).toMatchObject({ label: 'subtitle', textEdit: { newText: 'subtitle: ' } });
    expect(labels(items)).not.toContain('name');
  });

  test('of values, each with its own meaning', async () => {
    await open(file);
    const items = await editor.complete(file, 'habit: ');
    expect(labels(items)).toEqual(['level', 'drooping', 'raised']);
    expect(items[1]?.detail).toBe('retombantes');
    expect(items[1]?.textEdit).toMatchObject({ newText: 'drooping' });
  });

  test('of references, with the names that people know', async () => {
    await open(file);
    const items = await editor.complete(file, 'related: ');
    const own = items.find(({ label }) => label === 'sapin-du-caucase');
    expect(own?.detail).toBe('Sapin du Caucase');
    expect(editedAfter(file, own?.textEdit)).toContain('related: sapin-du-caucase\n');
  });

  test('of references in a list, of which a dash is typed', async () => {
    const town = 'towns/doubs.yaml';
    await open(town, (text) => text.replace('nearby:\n', 'nearby:\n  - \n'));
    const items = await editor.complete(town, 'nearby:\n  - ');
    expect(labels(items)).toContain('pontarlier');
  });

  test('of facts inside braces, by name and label', async () => {
    const text = await open(file, (own) => own.replace('{{hold-epicea}}. Prenez', '{{hold. Prenez'));
    const items = await editor.complete(file, text.indexOf('{{hold.') + 6);
    const own = items.find(({ label }) => label === 'hold-epicea');
    expect(own?.detail).toMatch(/semaines/);
    expect(own?.textEdit).toMatchObject({ newText: 'hold-epicea}}' });
    expect(labels(items)).toContain('count:varieties');
  });

  test('of links in a text, by title', async () => {
    const text = await open(file, (own) => own.replace('(/nos-sapins/sapin-du-caucase)', '('));
    const items = await editor.complete(file, text.indexOf('Caucase](') + 9);
    const own = items.find(({ label }) => label === 'Sapin du Caucase');
    expect(own?.textEdit).toMatchObject({ newText: '/nos-sapins/sapin-du-caucase)' });
  });

  test('of pages where a link is asked for, by title', async () => {
    const page = 'pages/delivery.yaml';
    await open(page);
    const items = await editor.complete(page, 'href: /nos-sapins/');
    const own = items.find(({ label }) => label === 'Fraser en fête');
    expect(own).toMatchObject({ detail: '/nos-sapins/fraser-en-fete' });
    expect(editedAfter(page, own?.textEdit)).toContain('href: /nos-sapins/fraser-en-fete\n');
    expect(labels(items).length).toBeGreaterThan(20);
  });

  test('of the readings that a decision may keep', async () => {
    const fact = 'facts/order-deadline.yaml';
    await open(fact, (text) => `${text}decision: \n`);
    expect(labels(await editor.complete(fact, 'decision: '))).toEqual(['12-19', '12-20']);
  });
});

function editedAfter(file: string, textEdit: unknown): string {
  const edit = {
    documentChanges: [{ textDocument: { uri: editor.uri(file), version: null }, edits: [textEdit as never] }],
  };
  return editedBy(edit, editor.uri(file), editor.textOf(file).text);
}

describe('hover', () => {
  const file = 'varieties/epicea-du-haut-doubs.yaml';
  beforeEach(() => open(file));

  test('of a fact: its readings, and where they show', async () => {
    const said = await editor.hover(file, '{{hold-ep');
    expect(said).toContain('constante');
    expect(said).toContain('semaines');
    expect(said).toMatch(/\n\n {2}Visible sur/); // a paragraph of its own in the item
  });

  test('of a key: what it is for', async () => {
    expect(await editor.hover(file, 'subt')).toContain('**Sous-titre** — obligatoire');
  });

  test('of a value: its own meaning', async () => {
    expect(await editor.hover(file, 'habit: dro')).toBe('`drooping` : retombantes');
  });

  test('of a reference and of a link: what they lead to', async () => {
    const entry = await editor.hover(file, 'related: sap');
    expect(entry).toContain('**Sapin du Caucase**');
    expect(entry).toContain('/nos-sapins/sapin-du-caucase');
    expect(await editor.hover(file, '](/nos-sapins/sap')).toContain('**Sapin du Caucase**');
  });
});

describe('definition and references', () => {
  test('of a reference, a fact, a link and a picture', async () => {
    const file = 'varieties/epicea-du-haut-doubs.yaml';
    const article = 'articles/arroser-un-sapin-coupe.yaml';
    await open(file);
    await open(article);
    const caucase = editor.uri('varieties/sapin-du-caucase.yaml');
    expect(await editor.definition(file, 'related: sap')).toBe(caucase);
    expect(await editor.definition(file, '](/nos-sapins/sap')).toBe(caucase);
    expect(await editor.definition(file, '{{hold-ep')).toBe(editor.uri('facts/hold-epicea.yaml'));
    expect(await editor.definition(article, 'src: ram')).toBe(editor.uri('images/rameau.svg'));
  });

  test('a fact is found in every file that shows it, at its very place', async () => {
    const fact = 'facts/hold-epicea.yaml';
    await open(fact);
    const found = await editor.references(fact, 'label');
    const article = 'articles/arroser-un-sapin-coupe.yaml';
    const own = found.find(({ uri }) => uri === editor.uri(article));
    const line = shop.read(article).split('\n')[own?.range.start.line ?? -1] ?? '';
    expect(line.slice(own?.range.start.character, own?.range.end.character)).toBe('{{hold-epicea}}');
    expect(new Set(found.map(({ uri }) => uri)).size).toBeGreaterThan(1);
  });
});

describe('rename', () => {
  const file = 'towns/doubs.yaml';

  test('changes every file that names the entry, its own name, and redirects its address', async () => {
    await open(file);
    expect(await editor.prepareRename(file, '- houta')).toMatchObject({ placeholder: 'houtaud' });
    const edit = await editor.rename(file, '- houta', 'houtaud-centre');
    expect(editedBy(edit, editor.uri(file), shop.read(file))).toBe(
      shop.read(file).replace('- houtaud', '- houtaud-centre'),
    );
    expect(edit?.documentChanges).toContainEqual({
      kind: 'rename',
      oldUri: editor.uri('towns/houtaud.yaml'),
      newUri: editor.uri('towns/houtaud-centre.yaml'),
    });
    expect(editedBy(edit, editor.uri('redirects.yaml'), shop.read('redirects.yaml'))).toContain(
      'to: /livraison/houtaud-centre',
    );
  });

  test('follows a file that the editor moves within its collection', async () => {
    const edit = await editor.moving('towns/houtaud.yaml', 'towns/houtaud-centre.yaml');
    expect(editedBy(edit, editor.uri(file), shop.read(file))).toContain('- houtaud-centre\n');
    expect(edit?.documentChanges?.some((change) => 'kind' in change)).toBe(false);
    expect(await editor.moving('towns/houtaud.yaml', 'services/houtaud.yaml')).toBeNull();
  });

  test('refuses a name that is taken, or none, in words', async () => {
    await open(file);
    await expect(editor.rename(file, '- houta', 'pontarlier')).rejects.toThrow(
      'towns/pontarlier.yaml existe déjà',
    );
    await expect(editor.rename(file, '- houta', 'Grand Houtaud')).rejects.toThrow('écrivez grand-houtaud');
    await expect(editor.rename(file, '- houta', 'nul')).rejects.toThrow('Windows réserve ce nom');
    await expect(editor.prepareRename(file, 'region')).rejects.toThrow('rien ici ne porte le nom');
  });

  test('refuses to touch a file that is broken meanwhile', async () => {
    await open(file);
    await open('towns/houtaud.yaml', (text) => `${text}nearby: [\n`);
    await expect(editor.rename(file, '- pontar', 'pontarlier-ville')).rejects.toThrow('corrigez d’abord');
  });
});

test('what can be done of lines that have changed meanwhile: none', async () => {
  const file = 'facts/order-deadline.yaml';
  const text = await open(file, (own) => `${own}# remark\n`);
  const asking = editor.actions(file, 'value: "12-1');
  await editor.type(file, text.length, 0, '# another\n');
  expect(await asking).toEqual([]);
});

test('what can be done: keep one reading, or accept both', async () => {
  const file = 'facts/order-deadline.yaml';
  await open(file);
  const actions = await editor.actions(file, 'value: "12-1');
  const keep = actions.find(({ title }) => title.startsWith('Retenir 19 décembre'));
  expect(editedBy(keep?.edit, editor.uri(file), shop.read(file))).toBe(
    `${shop.read(file)}decision: "12-19"\n`,
  );
  const accept = actions.find(({ title }) => title.startsWith('Accepter'));
  const accepted = editedBy(accept?.edit, editor.uri('consistency.yaml'), shop.read('consistency.yaml'));
  expect(accepted).toContain('subject: facts/order-deadline');
});

test('what can be done: accept with the reason that the editor has asked for', async () => {
  const [rule, subject] = ['conflicting-readings', 'facts/order-deadline'];
  expect(await editor.execute('sapin.accept', rule, subject, '  ')).toBeUndefined();
  const edit = await editor.execute('sapin.accept', rule, subject, 'le livreur tranche');
  const accepted = editedBy(edit, editor.uri('consistency.yaml'), shop.read('consistency.yaml'));
  expect(accepted).toContain('reason: le livreur tranche');
  expect(accepted.startsWith(shop.read('consistency.yaml').trimEnd())).toBe(true);
});
