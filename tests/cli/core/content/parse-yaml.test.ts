import fc from 'fast-check';
import { parseYaml } from '../../../../cli/core/content/parse-yaml.ts';
import { rangeOf } from '../../../../cli/core/diagnostics/problem.ts';
import { MAX_DEPTH } from '../../../../cli/core/yaml/depth.ts';
import { anyText, assertProperty } from '../../property.ts';
import { CONTENT } from '../../small-project.ts';
import { yamlComplaints } from './yaml-complaints.ts';

const twice = (key: string, line?: number) =>
  `yaml/duplicate-key: le champ « ${key} » est écrit deux fois${line === undefined ? '' : ` : ici, et déjà ligne ${line}`} -> gardez une seule des deux lignes`;
const anchor = (name: string) =>
  `yaml/anchor: la marque « &${name} » n’est pas permise -> effacez-la ; si la valeur commence par « & », mettez-la entre guillemets`;
const alias = (name: string) =>
  `yaml/alias: le renvoi « *${name} » n’est pas permis -> écrivez la valeur ; si elle commence par « * », mettez-la entre guillemets`;
const tag = (name: string) =>
  `yaml/tag: l’étiquette « ${name} » n’est pas permise -> effacez-la ; si la valeur commence par « ! », mettez-la entre guillemets`;
const MERGE = 'yaml/merge-key: le champ « << » n’est pas permis -> écrivez les champs un par un';
const SEVERAL =
  'yaml/several-documents: le fichier contient plusieurs documents -> effacez la ligne « --- », ou faites deux fichiers';
const number = (value: string) =>
  `yaml/number: « ${value} » n’est pas un nombre que l’on puisse garder tel quel -> si c’est un code ou un numéro, mettez-le entre guillemets : "${value}"`;
const KEY =
  'yaml/key: un nom de champ ne peut être ni une liste ni un groupe de champs -> mettez le nom entre guillemets s’il contient des crochets ou des accolades';
const DEPTH = 'yaml/depth: plus de 32 niveaux imbriqués -> simplifiez la structure';

test('a file of another kind under a name that ends in .yaml: front matter', () => {
  expect(yamlComplaints('---\ntitle: A\n---\n\nA text, and: more.\n')).toEqual([
    expect.stringContaining('3:1-3:4 yaml/front-matter: '),
  ]);
});

test('a file of another kind under a name that ends in .yaml: TOML', () => {
  expect(yamlComplaints('[package]\ntitle = "A"\n')).toEqual([
    expect.stringContaining('non par « = » : « title: … »'),
  ]);
});

test('a key twice in an item of a list is shown at both places', () => {
  const text = 'a:\n  - b: 1\n  - b: 2\n    c: 3\n    b: 4\n';
  const [first] = parseYaml('a.yaml', text).problems;
  expect(first?.also?.map(({ span }) => rangeOf(text, span))).toMatchObject([{ line: 3, column: 5 }]);
});

test.each([
  ['a key twice', 'name: a\npostalCode: b\nname: c\n', [`3:1-3:5 ${twice('name', 1)}`]],
  ['an empty key twice', 'a: b\n? \n? \n', [`1:5-1:5 ${twice('')}`]],
  ['an anchor on a mapping', 'a: &x\n  b: c\n', [`1:4-1:6 ${anchor('x')}`]],
  ['an anchor and its alias', 'a: &x 1\nb: *x\n', [`1:4-1:6 ${anchor('x')}`, `2:4-2:6 ${alias('x')}`]],
  ['a merge key with an alias', '<<: *x\n', [`1:1-1:3 ${MERGE}`, `1:5-1:7 ${alias('x')}`]],
  ['the key "<<" in quotes', '"<<": b\n', []],
  ['a tag of YAML’s own', 'name: !!str 12\n', [`1:7-1:12 ${tag('!!str')}`]],
  ['three documents', 'a: b\n---\nc: d\n---\ne: f\n', [`2:1-2:4 ${SEVERAL}`]],
  ['infinity', 'a: .inf\n', [`1:4-1:8 ${number('.inf')}`]],
  ['a number that would be rounded', 'a: 9007199254740993\n', [`1:4-1:20 ${number('9007199254740993')}`]],
  ['the same in quotes, and the largest that stays', 'a: "9007199254740993"\nb: 9007199254740991\n', []],
  ['numbers as keys', '3.1: a\n3.10: b\n.inf: c\n9007199254740993: d\n', []],
  ['a no-break space before a key in braces', '{\u00a0a: b}\n', []],
  ['a list as key', '? [a]\n: b\n', [`1:3-1:4 ${KEY}`]],
  ['a mapping as key', '{a: b}: c\n', [`1:1-1:2 ${KEY}`]],
  ['32 levels', `a: ${'['.repeat(MAX_DEPTH - 1)}${']'.repeat(MAX_DEPTH - 1)}\n`, []],
  ['33 levels', `a: ${'['.repeat(MAX_DEPTH)}${']'.repeat(MAX_DEPTH)}\n`, [`1:35-1:36 ${DEPTH}`]],
  ['100 000 levels', `a: ${'['.repeat(100_000)}\n`, [`1:35-1:36 ${DEPTH}`]],
])('what YAML allows and content may not hold: %s', (_, text, expected) => {
  expect(yamlComplaints(text)).toEqual(expected);
});

test('what YAML allows and content may not hold: keys are their text, whatever YAML reads', () => {
  const { value } = parseYaml(
    'a.yaml',
    '3.1: a\n3.10: b\n~: c\nnull: d\ntrue: e\n0x10: f\n: g\n2026-11-21: h\nno: i\n',
  );
  expect(Object.entries(value ?? {})).toEqual(
    [...'3.1 3.10 ~ null true 0x10'.split(' '), '', '2026-11-21', 'no'].map((key, index) => [
      key,
      'abcdefghi'[index],
    ]),
  );
});

const value = (text: string) => JSON.stringify(parseYaml('a.yaml', text).value);

test('the value: dates, hours, oui and non stay texts; numbers, booleans and null do not', () => {
  expect(value('[2026-11-21, 12:30, oui, non, yes, no, on]')).toBe(
    '["2026-11-21","12:30","oui","non","yes","no","on"]',
  );
  expect(value('[1, 1.5, -0.25, true, false, null, ~, ]')).toBe('[1,1.5,-0.25,true,false,null,null]');
});

test('the value with CRLF or a lone CR is the one with LF', () => {
  const text = 'a: |\n  b\n\n  c\nd: "e\n  f"\ng: [h,\n  i]\n';
  const expected = value(text);
  expect(expected).toBe('{"a":"b\\n\\nc\\n","d":"e f","g":["h","i"]}');
  expect(value(text.replaceAll('\n', '\r\n'))).toBe(expected);
  expect(value(text.replaceAll('\n', '\r'))).toBe(expected);
});

test('the value keeps __proto__ and constructor as keys like any other, and pollutes nothing', () => {
  const text = '__proto__: {polluted: true}\nconstructor: {prototype: {polluted: true}}\ntoString: 1\n';
  const { value: mapping, problems } = parseYaml('a.yaml', text);
  expect(problems).toEqual([]);
  expect(Object.keys(mapping as object)).toEqual(['__proto__', 'constructor', 'toString']);
  expect(Object.getPrototypeOf(mapping)).toBeNull();
  expect((mapping as unknown as { polluted?: unknown }).polluted).toBeUndefined();
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
});

const seeds = Object.values(CONTENT).filter((text) => !text.startsWith('<'));
const snippet = fc.constantFrom(
  ...['\n', '\r', '\t', '  ', ': ', ':', '- ', '-', '"', "'", '[', ']', '{', '}', ',', '#'],
  ...['&a', '*a', '!b', '|', '>-', '---\n', '...\n', '%', '<<: ', '? ', '\\', '\u0000', '\ufeff'],
  ...['\u00a0', '\u2028', '🎄', '\ud83c', '@', '`', '__proto__: 1'],
);
const mutation = fc.tuple(fc.nat(), fc.nat(6), fc.array(snippet, { maxLength: 3 }));
const mutated = fc
  .tuple(fc.constantFrom(...seeds), fc.array(mutation, { minLength: 1, maxLength: 4 }))
  .map(([seed, mutations]) =>
    mutations.reduce((text, [at, cut, put]) => {
      const from = at % (text.length + 1);
      return text.slice(0, from) + put.join('') + text.slice(from + cut);
    }, seed as string),
  );

test.each([
  ['content that was tampered with', mutated, 3000],
  ['any string', anyText, 1000],
])(
  'whatever the text, parseYaml says yes with a value or no with places inside the text: %s',
  (_, texts, numRuns) => {
    assertProperty(
      fc.property(texts, (text) => {
        const { value, problems } = parseYaml('a.yaml', text);
        expect(value === undefined).toBe(problems.length > 0);
        for (const { span } of problems) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.start).toBeLessThanOrEqual(text.length);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
        }
      }),
      numRuns,
    );
  },
);
