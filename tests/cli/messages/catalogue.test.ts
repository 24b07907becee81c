import { expect, test } from 'vitest';
import { CATALOGUE, wordingOf } from '../../../cli/messages/catalogue.ts';
import type { GenericParams } from '../../../cli/messages/generic.ts';
import { expectBothLanguages } from '../wording.ts';

const field = { field: 'Titre', description: 'le titre de la page', examples: ['Accueil', 'Contact'] };
const bare = { field: 'titre', description: undefined, examples: [] };
const limits = [
  { ...field, value: 12.5, limit: 0 },
  { ...bare, value: -3, limit: 0.01 },
];
const counts = [
  { ...field, count: 0, limit: 1 },
  { ...bare, count: 1, limit: 2 },
  { ...bare, count: 200, limit: 155 },
];

/** At least one case of each wording of the generic layers; annotations and checks are put into words by their own tests. */
const SAMPLES: { readonly [C in keyof GenericParams]: readonly GenericParams[C][] } = {
  'file/missing': [{ path: 'site.yaml', schema: '../schemas/site.schema.json' }],
  'file/both': [{ name: 'prices' }],
  'file/empty': [{}],
  'file/encoding': [{ byte: 41 }],
  'file/too-large': [{ bytes: 1_048_577, max: 1_048_576 }],
  'file/more': [{ shown: 100 }],
  'file/no-content': [{ path: '/tmp/content' }],
  'file/outside': [{ target: '/etc/passwd' }],
  'file/link': [{ reason: 'missing', target: 'a' }, { reason: 'cycle', target: 'a' }, { reason: 'folder' }],
  'file/not-a-file': [{ found: 'folder' }, { found: 'other' }],
  'file/bad-name': [{ name: 'Été', suggestion: 'ete.yaml' }],
  'file/same-name': [{ other: 'Colmar.yaml' }],
  'file/unknown': [
    { nearest: 'towns/colmar.yaml', names: ['towns/'] },
    { nearest: undefined, names: ['facts/', 'towns/'] },
  ],
  'file/unreadable': [{ reason: 'EACCES' }, { reason: 'EWHATEVER' }],
  'file/unwritable': [{ reason: 'ENOSPC' }, { reason: 'EWHATEVER' }],
  'file/foreign': [{}],
  'file/stale': [{}],
  'yaml/syntax': [
    { reason: 'bad indentation of a mapping entry', line: '  a: b' },
    { reason: 'bad indentation of a mapping entry', line: 'a: b: c' },
    { reason: 'something new', line: '' },
  ],
  'yaml/tab': [{}],
  'yaml/duplicate-key': [{ key: 'name' }],
  'yaml/alias': [{ name: 'a' }],
  'yaml/anchor': [{ name: 'a' }],
  'yaml/merge-key': [{}],
  'yaml/tag': [{ tag: '!a' }],
  'yaml/several-documents': [{}],
  'yaml/depth': [{ max: 32 }],
  'yaml/key': [{ isPlaceholder: true }, { isPlaceholder: false }],
  'schema/broken': [{ reason: 'strict mode: unknown keyword: "a"' }],
  'schema/json': [
    { wanted: 'value', found: '}' },
    { wanted: 'key', found: '' },
    { wanted: 'colon', found: 'object' },
    { wanted: 'comma', found: ':' },
    { wanted: 'end', found: '{' },
    { wanted: 'quote', found: '' },
    { wanted: 'escape', found: '\\d' },
  ],
  'schema/type': [
    { ...field, expected: ['string'], found: 'number', value: '12' },
    { ...field, expected: ['string'], found: 'null', value: 'null', isCommented: true },
    { ...field, expected: ['number'], found: 'string', value: '“45”' },
    { ...field, expected: ['number'], found: 'string', value: '45,50 €' },
    { ...field, expected: ['number'], found: 'string', value: '45 €' },
    { ...field, expected: ['number'], found: 'infinity', value: 'Infinity' },
    { ...field, expected: ['boolean'], found: 'string', value: 'oui' },
    { ...field, expected: ['array', 'null'], found: 'object', value: '{}' },
    { ...bare, expected: ['object'], found: 'null', value: 'null' },
    { ...bare, expected: ['integer'], found: 'array', value: '[]' },
  ],
  'schema/required': [
    { ...field, missing: 'name', missingTitle: 'Nom' },
    { ...bare, missing: 'name', missingTitle: undefined },
  ],
  'schema/additionalProperties': [
    { ...field, key: 'nom', nearest: 'name', known: ['name'] },
    { ...field, key: 'nom', nearest: undefined, known: ['a', 'b'] },
    { ...bare, key: 'nom', nearest: undefined, known: [] },
  ],
  'schema/enum': [
    { ...field, value: 'colmr', nearest: 'colmar', allowed: ['colmar', 'eguisheim'] },
    { ...bare, value: 'colmr', nearest: undefined, allowed: ['a'] },
  ],
  'schema/const': [{ ...field, value: 'a', allowed: 'b' }],
  'schema/pattern': [
    { ...field, value: 'a', pattern: '^b$' },
    { ...bare, value: 'a', pattern: '^b$' },
  ],
  'schema/minimum': limits,
  'schema/maximum': limits,
  'schema/exclusiveMinimum': limits,
  'schema/exclusiveMaximum': limits,
  'schema/multipleOf': limits,
  'schema/minLength': counts,
  'schema/maxLength': counts,
  'schema/minItems': counts,
  'schema/maxItems': counts,
  'schema/minProperties': counts,
  'schema/maxProperties': counts,
  'schema/uniqueItems': [{ ...field, first: 0, second: 2 }],
  'schema/other': [{ ...field, keyword: 'propertyNames', reason: 'property name must be valid' }],
};

test.each(Object.entries<readonly object[]>(SAMPLES))('%s', (code, samples) => {
  for (const params of samples)
    expectBothLanguages((language) => wordingOf({ code, params }, language), code);
});

test('codes are of the contract’s kinds', () => {
  for (const code of Object.keys(CATALOGUE))
    expect(code).toMatch(/^(?:yaml|schema|ref|link|image|fact|text|file|finder|season)\/[a-zA-Z-]+$/);
});
