import fc from 'fast-check';
import { parseYaml } from '../../../../cli/core/content/parse-yaml.ts';
import { locatedTree, nodeAt } from '../../../../cli/core/content/places.ts';
import { readContentFolder } from '../../../../cli/core/content/read.ts';
import { editValue } from '../../../../cli/core/edit/edit-value.ts';
import { isMapping, type JsonValue, valueAt } from '../../../../cli/core/values/json-value.ts';
import { parentPointer, pointerSteps, pointerTo } from '../../../../cli/core/values/pointer.ts';
import { changedValue, EditRefusedError, type ValueEdit } from '../../../../cli/core/values/value-edit.ts';
import { shop } from '../../../shop.mjs';
import { assertProperty } from '../../property.ts';
import { TIME_LIMIT } from '../../thorough.ts';

const files = readContentFolder(shop.content).files;

/** The same file in forms that editors and systems leave behind. */
const FORMS: readonly (readonly [name: string, (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['with CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['without a last line break', (text) => text.trimEnd()],
  ['with a byte-order mark', (text) => `\uFEFF${text}`],
  ['with blank lines at its end', (text) => `${text}\n\n`],
  ['with a comment at its end', (text) => `${text}# la fin\n  # vraiment\n`],
  ['with comments between its fields', (text) => text.replace(/^(?=[a-z])/gim, '# au-dessus\n')],
  [
    'with comments behind its values',
    (text) => text.replace(/^( *(?:- )?[a-z]+: [\w"][^:#|>]*)$/gim, '$1  # derrière'),
  ],
];

interface Field {
  readonly pointer: string;
  readonly value: JsonValue;
}

function fieldsOf(value: JsonValue, pointer = ''): Field[] {
  const below = Array.isArray(value)
    ? value.flatMap((item, index) => fieldsOf(item, pointerTo(pointer, index)))
    : isMapping(value)
      ? Object.entries(value).flatMap(([key, each]) => fieldsOf(each, pointerTo(pointer, key)))
      : [];
  return [{ pointer, value }, ...below];
}

/** What the shop's files do not have. */
const TRICKY = [
  'list:\n- a\n- b: 1\n  c: [x, {y: z}]\n-\n- - 1\n  - 2\n# fin\nother: ~\n',
  '{label: x, readings: [{value: 1}], empty: [], none: {}} # fin\n',
  '{\n  label: x,\n  # ici\n  list: [\n    1,\n    deux mots,\n  ],\n}\n',
  '- a\n- >-\n  un texte\n  plié\n\n  et un autre\n- |+\n  gardé\n\n\n- name: x\n  # dedans\n  href: /y\n',
  'a: \'simple\' # un\nb:   "double \\"\\u00e9"\nc: plusieurs\n  lignes\n  nues\nd: |2\n    décalé\n  non\ne: >+\n  x\n\nf:\ng: 1.50\n',
  '---\na:\n    b:\n        c: quatre\n        d:\n            - un\n            - deux\n...\n',
  'x: >-\n  un long texte qui a été coupé à la main, très court,\n  puis\n  sans raison, et enfin jusqu’au bord de ce qui se lit sans peine sur une ligne\n',
  '# rien\n',
  'seul',
  '"a b": 1\n12: x\n__proto__: {constructor: y}\n',
].map((text, index) => ({ path: `tricky-${index}.yaml`, text }));

const entries = [...files, ...TRICKY, ...TRICKY, ...TRICKY].map(({ path, text }) => {
  const value = parseYaml(path, text).value ?? null;
  return { path, text, fields: fieldsOf(value) };
});

const words = fc.constantFrom(
  ...['sapin', 'l’arbre', '{{order-deadline}}', '49 €', '#1', 'a: b', '"guillemets"', "l'apostrophe"],
  ...['- tiret', '[lien](/contact)', 'C:\\x', 'oui,', '%', '@', '12-22', '1', '*gras*', '!', '|'],
);
const sentence = fc.array(words, { minLength: 1, maxLength: 40 }).map((list) => list.join(' '));
const anyText = fc.oneof(
  sentence,
  fc.array(sentence, { minLength: 2, maxLength: 4 }).map((list) => list.join('\n\n')),
  fc.array(sentence, { minLength: 2, maxLength: 4 }).map((list) => `${list.join('\n')}\n`),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    ...['', ' ', '\n', 'x\n\n\n', '  x', '\n x', 'x ', 'true', '~', '1e3', '---', 'x\r\ny', '\t'],
  ),
);
const anyScalar = fc.oneof(
  { weight: 6, arbitrary: anyText },
  fc.constantFrom<JsonValue>(0, 49, 52.5, -3, 1e21, 0.01, true, false, null),
);
const anyValue: fc.Arbitrary<JsonValue> = fc.oneof(
  { weight: 6, arbitrary: anyScalar },
  fc.array(anyScalar, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('min', 'max', 'clé à part', '12', 'a: b', '__proto__'), anyScalar, {
    maxKeys: 3,
  }),
  fc.array(
    fc.record<{ [key: string]: JsonValue }>({
      name: anyScalar,
      list: fc.array(anyScalar, { maxLength: 2 }) as fc.Arbitrary<JsonValue>,
    }),
    { maxLength: 2 },
  ),
) as fc.Arbitrary<JsonValue>;

/** A value like the one that is there: what a form would send. */
function like(value: JsonValue): fc.Arbitrary<JsonValue> {
  if (typeof value !== 'string') return anyValue;
  const parts = value.split(' ');
  const changed = fc
    .record({ at: fc.nat(parts.length - 1), by: fc.option(sentence, { nil: '' }) })
    .map(({ at, by }) => parts.with(at, by).join(' '));
  return fc.oneof({ weight: 3, arbitrary: changed }, anyValue);
}

function editOf({ pointer, value }: Field, root: JsonValue): fc.Arbitrary<ValueEdit> {
  const edits: fc.Arbitrary<ValueEdit>[] = [like(value).map((next) => ({ op: 'set', pointer, value: next }))];
  if (pointer !== '') edits.push(fc.constant({ op: 'remove', pointer }));
  if (Array.isArray(value))
    edits.push(
      fc
        .tuple(
          fc.nat(value.length),
          value.length > 0 ? fc.oneof(anyValue, fc.constantFrom(...value)) : anyValue,
        )
        .map(([index, item]) => ({ op: 'insert', pointer: pointerTo(pointer, index), value: item })),
    );
  if (isMapping(value))
    edits.push(anyValue.map((item) => ({ op: 'set', pointer: pointerTo(pointer, 'ajout'), value: item })));
  const list = valueAt(root, pointer.slice(0, Math.max(0, pointer.lastIndexOf('/'))));
  if (Array.isArray(list) && pointer !== '')
    edits.push(fc.nat(list.length - 1).map((to) => ({ op: 'move', pointer, to })));
  return fc.oneof(...edits);
}

const anyEdit = fc
  .tuple(fc.constantFrom(...entries), fc.constantFrom(...FORMS), fc.nat())
  .chain(([entry, [form, formed], at]) => {
    const field = entry.fields[at % entry.fields.length] as Field;
    const root = (entry.fields[0] as Field).value;
    return editOf(field, root).map((edit) => ({ path: entry.path, form, text: formed(entry.text), edit }));
  });

function readValue(text: string): JsonValue {
  const { value, problems } = parseYaml('', text.replace(/^\uFEFF/, ''));
  expect(problems).toEqual([]);
  return value ?? null;
}

/** The lines of a field: from that of its key to its last. */
function linesOf(text: string, pointer: string): { readonly first: number; readonly last: number } {
  const tree = locatedTree(text, parseYaml('', text).events);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length - 1;
  const node = nodeAt(tree, pointer);
  const parent = nodeAt(tree, pointer.slice(0, Math.max(0, pointer.lastIndexOf('/'))));
  const key = [...(parent?.entries?.entries() ?? [])].find(
    ([name]) => pointerTo('', name) === pointer.slice(pointer.lastIndexOf('/')),
  );
  const start = key?.[1].key.start ?? node?.span.start ?? 0;
  const end = node?.scalar?.chomping === 3 ? node.scalar.valueEnd : (node?.span.end ?? 0);
  // A block's header and a dash may stand above its text.
  const above = key === undefined && node?.scalar && node.scalar.style > 3 ? 1 : 0;
  return { first: lineOf(start) - above, last: lineOf(end) };
}

function reverseOf(value: JsonValue, edit: ValueEdit): ValueEdit {
  const { pointer } = edit;
  const before = valueAt(value, pointer);
  const parent = parentPointer(pointer);
  switch (edit.op) {
    case 'set':
      return before === undefined ? { op: 'remove', pointer } : { op: 'set', pointer, value: before };
    case 'insert':
      return { op: 'remove', pointer };
    case 'move':
      return { op: 'move', pointer: `${parent}/${edit.to}`, to: Number(pointerSteps(pointer).at(-1)) };
    case 'rename':
      return { op: 'rename', pointer: pointerTo(parent, edit.key), key: pointerSteps(pointer).at(-1) ?? '' };
    case 'remove':
      return { op: Array.isArray(valueAt(value, parent)) ? 'insert' : 'set', pointer, value: before ?? null };
  }
}

test.each([
  ['a: 1\nb: 2 # two\n', '/a', 'c', 'c: 1\nb: 2 # two\n'],
  ['a:\n  - { x: 1, y: 2 }\n', '/a/0/x', 'y: z', 'a:\n  - { "y: z": 1, y: 2 }\n'],
])('a field gets another name at its place: %j', (text, pointer, key, after) => {
  expect(editValue(text, { op: 'rename', pointer, key })).toBe(after);
});

test('a field does not get the name of another, nor an item one', () => {
  for (const pointer of ['/a', '/c', '/d/0'])
    expect(() => editValue('a: 1\nb: 2\nd: [1]\n', { op: 'rename', pointer, key: 'b' })).toThrow(
      EditRefusedError,
    );
});

test('any edit of any field changes that field alone, and back again gives the file to the byte', {
  timeout: TIME_LIMIT,
}, () => {
  assertProperty(
    fc.property(anyEdit, ({ text, edit }) => {
      const before = readValue(text);
      const wanted = changedValue(before, edit);
      const edited = editValue(text, edit);
      expect(readValue(edited)).toEqual(wanted);
      expect(editValue(edited, reverseOf(before, edit), { base: text })).toBe(text);
      if (before === null) return; // no line is a field's
      const isInPlace = edit.op === 'set' && valueAt(before, edit.pointer) !== undefined;
      const parent = edit.pointer.slice(0, Math.max(0, edit.pointer.lastIndexOf('/')));
      const plain = text.replace(/^\uFEFF/, '');
      const { first, last } = linesOf(plain, isInPlace ? edit.pointer : parent);
      const lines = plain.split('\n');
      const now = edited.replace(/^\uFEFF/, '').split('\n');
      expect(now.slice(0, first)).toEqual(lines.slice(0, first));
      const below = lines.length - 1 - last;
      if (below > 0) expect(now.slice(-below)).toEqual(lines.slice(-below));
      expect(edited.startsWith('\uFEFF')).toBe(text.startsWith('\uFEFF'));
      const isBlind = edit.op === 'set' && JSON.stringify(wanted)?.includes('\\r');
      if (plain.includes('\r\n') && !isBlind) expect(edited).not.toMatch(/[^\r]\n/);
    }),
    6000,
    300,
  );
});

const set = (pointer: string, value: JsonValue): ValueEdit => ({ op: 'set', pointer, value });
const insert = (pointer: string, value: JsonValue): ValueEdit => ({ op: 'insert', pointer, value });
const remove = (pointer: string): ValueEdit => ({ op: 'remove', pointer });

test.each<[what: string, before: string, edit: ValueEdit, after: string]>([
  ['quotes', "a: 'x' # un\n", set('/a', "l'if"), "a: 'l''if' # un\n"],
  ['no quotes', 'a: un sapin\n', set('/a', 'un if'), 'a: un if\n'],
  ['no quotes until they are needed', 'a: x\n', set('/a', 'x: y'), 'a: "x: y"\n'],
  ['no quotes in several lines', 'a: "x: y"\n', set('/a', 'x: y\n\nz\n'), 'a: |\n  x: y\n\n  z\n'],
  ['blank lines of a text, not those below', 'a: |+\n  x\n\nb: y\n\n\n', remove('/b'), 'a: |+\n  x\n\n'],
  ['a number', 'a: 49 # €\n', set('/a', 52.5), 'a: 52.5 # €\n'],
  ['a literal text', 'a: | # ici\n  x\n\nb: 1\n', set('/a', 'y\n\nz\n'), 'a: | # ici\n  y\n\n  z\n\nb: 1\n'],
  [
    'the lines of a folded text',
    'a: >-\n  un deux\n  trois quatre\n  cinq six\n',
    set('/a', 'un deux trois QUATRE cinq six'),
    'a: >-\n  un deux\n  trois QUATRE\n  cinq six\n',
  ],
  [
    'an empty list that gets an item',
    'a: [] # rien\nb: 1\n',
    insert('/a/0', { x: 1, y: [2] }),
    'a: # rien\n  - x: 1\n    y:\n      - 2\nb: 1\n',
  ],
  ['a list between brackets', 'a: [header, home]\n', insert('/a/1', 'a, b'), 'a: [header, "a, b", home]\n'],
  ['a mapping between braces', 'a: { b: 1, c: 2 }\n', remove('/a/b'), 'a: { c: 2 }\n'],
  [
    'a comment with its item',
    'a:\n- x\n# de y\n- y\n- z\n',
    { op: 'move', pointer: '/a/1', to: 2 },
    'a:\n- x\n- z\n# de y\n- y\n',
  ],
  [
    'the comment above a field that goes',
    'a: 1\n# b\nb: "2" # là\n\nc: 3\n',
    remove('/b'),
    'a: 1\n# b\n\nc: 3\n',
  ],
  ['the indentation of the file', 'a:\n    b: 1\n', set('/c', { d: 1 }), 'a:\n    b: 1\nc:\n    d: 1\n'],
])('keeps %s', (_, before, edit, after) => {
  expect(editValue(before, edit)).toBe(after);
});

test('puts a new field where its neighbours want it', () => {
  const keysAt = () => ['a', 'b', 'c'];
  expect(editValue('a: 1\nc: 3\n', set('/b', 2), { keysAt })).toBe('a: 1\nb: 2\nc: 3\n');
  expect(editValue('b: 1\n', set('/a', 2), { keysAt })).toBe('a: 2\nb: 1\n');
});

test.each<[what: string, text: string, edit: ValueEdit]>([
  ['a pointer that leads nowhere', 'a: 1\n', remove('/b')],
  ['an index behind the end', 'a: [1]\n', insert('/a/2', 1)],
  ['a move behind the end', 'a: [1]\n', { op: 'move', pointer: '/a/0', to: 1 }],
  ['a text that is no YAML', 'a: [1\n', set('/a', 1)],
  ['a value with a name', 'a: &ancre 1\nb: 2\n', set('/b', 1)],
  ['a value in two places', 'a: &ancre 1\nb: *ancre\n', set('/a', 2)],
  ['a value with a type', 'a: !!str 2\nb: 2\n', set('/b', 1)],
  ['front matter', '---\na: 1\n---\n', set('/a', 2)],
])('refuses %s', (_, text, edit) => {
  expect(() => editValue(text, edit)).toThrow(EditRefusedError);
});
