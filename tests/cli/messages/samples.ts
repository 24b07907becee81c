import type { ANNOTATIONS } from '../../../cli/annotations/registry.ts';
import type { CHECKS } from '../../../cli/checks/registry.ts';
import type { GenericParams } from '../../../cli/messages/generic.ts';
import type { Words } from '../../../cli/messages/wording.ts';

const field = { field: 'Titre', description: 'le titre de la page', examples: ['Accueil', 'Contact'] };
const bare = { field: 'titre', description: undefined, examples: [] };
const near = { value: 'colmr', nearest: 'colmar' };
const far = { value: 'colmr', nearest: undefined };
const limits = [
  { ...field, value: 12.5, limit: 0 },
  { ...bare, value: -3, limit: 0.01 },
];
const counts = [
  { ...field, count: 0, limit: 1 },
  { ...bare, count: 1, limit: 2 },
  { ...bare, count: 200, limit: 155 },
];

type Judge = (typeof ANNOTATIONS)[number] | (typeof CHECKS)[number];
/** The words of all annotations and checks as one type: the union's members, each as a parameter, meet in one. */
type JudgeWords = (
  Judge extends infer J
    ? J extends { readonly words: infer W }
      ? (words: W) => void
      : never
    : never
) extends (words: infer W) => void
  ? W
  : never;

/** At least one case of each wording of the generic layers; the tests of checks and annotations put theirs into words, too. */
export const SAMPLES: { readonly [C in keyof GenericParams]: readonly GenericParams[C][] } & {
  readonly [C in keyof JudgeWords]?: JudgeWords[C] extends Words<infer P> ? readonly P[] : never;
} = {
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
    { ...field, ...near, allowed: ['colmar', 'eguisheim'] },
    { ...bare, ...far, allowed: ['a'] },
  ],
  'schema/const': [{ ...field, value: 'a', allowed: 'b' }],
  'schema/pattern': [
    { ...field, value: 'a', pattern: '^b$' },
    { ...bare, value: 'a', pattern: '^b$' },
  ],
  'schema/format': [
    { ...field, value: 'a', format: 'date' },
    { ...bare, value: 'a', format: 'date' },
    { ...field, value: '29/11/2024', format: 'date' },
    { ...field, value: '2024-11-31', format: 'date' },
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
  'schema/x-unique': [{ ...field, value: 'a', other: 'towns/colmar.yaml' }],
  'schema/x-above': [{ ...field, value: 1.5, below: 'min', belowTitle: 'De', belowValue: 2.25 }],
  'schema/other': [{ ...field, keyword: 'propertyNames', reason: 'property name must be valid' }],
  'ref/unknown': [
    { ...field, ...near, collection: 'towns' },
    { ...field, ...far, collection: 'towns' },
    { ...field, value: 'a b', nearest: undefined, collection: 'towns' },
  ],
  'ref/collection': [
    { ...near, collections: ['towns'] },
    { ...far, collections: ['facts', 'towns'] },
  ],
  'link/dead': [near, far],
  'link/fallback': [near, far],
  'link/scheme': [{ value: 'javascript:alert(1)' }, { value: 'www.sapin.example' }],
  'link/route': (
    ['page-twice', 'path-twice', 'no-parameter', 'needs-parameter', 'no-collection', 'unknown-page'] as const
  ).flatMap((reason) => [
    { ...near, reason },
    { ...far, reason },
  ]),
  'link/redirect': [
    { value: '/a', reason: 'twice' },
    { value: '/a', reason: 'page' },
  ],
  'image/missing': [near, far],
  'image/outside': [
    { value: '../a.svg', nearest: undefined },
    { value: '/images/a.svg', nearest: 'a.svg' },
  ],
  'image/unusable': [
    { value: 'a.gif', fault: { reason: 'ending' } },
    { value: 'a.jpg', fault: { reason: 'broken' } },
    { value: 'a.svg', fault: { reason: 'bytes', bytes: 600_000, max: 524_288 } },
    { value: 'a.png', fault: { reason: 'pixels', width: 20_000, height: 10, max: 12_000 } },
  ],
  'image/host': [
    { value: 'https://a.example/b.jpg', hosts: ['images.example'] },
    { value: 'https://a.example/b.jpg', hosts: [] },
  ],
  'fact/unknown': [
    { name: 'deadlin', nearest: 'deadline' },
    { name: 'deadlin', nearest: undefined },
  ],
  'fact/no-reading': [
    { name: 'deadline', surface: 'home' },
    { name: 'deadline', surface: '' },
  ],
  'fact/ambiguous': [
    {
      name: 'deadline',
      surfaces: [
        { surface: 'home', value: '22 décembre' },
        { surface: 'town', value: '23 décembre' },
      ],
    },
  ],
  'fact/unknown-surface': [
    { ...near, surfaces: ['home'] },
    { ...far, surfaces: ['home', 'town'] },
  ],
  'fact/surface-twice': [{ surface: 'home' }],
  'fact/several-defaults': [{}],
  'fact/decision': [{ value: '12-24', readings: ['12-22', '12-23'] }],
  'text/placeholder': [{ found: '{{ a }}' }],
  'text/html': [{ tag: '<b>' }],
  'text/invisible': [{ code: 'U+202E' }],
  'text/image': [{ value: 'a.svg' }],
  'text/title': [{}],
  'text/read-time': [{ ...field, value: 4, words: 1200, minutes: 6, pace: 200 }],
  'text/provisional': [{ field: 'Téléphone', value: '03 53 01 20 24' }],
  'text/length': [
    { field: 'Titre', count: 72, max: 60 },
    { field: 'Titre', count: 8, min: 12, max: 60 },
  ],
  'text/words': [
    { field: 'Texte', count: 130, max: 110 },
    { field: 'Texte', count: 40, min: 50 },
  ],
  'text/links': [
    { field: 'Texte', count: 0, min: 4 },
    { field: 'Texte', count: 3, min: 4 },
    { field: 'Texte', count: 12, max: 10 },
  ],
  'text/long-paragraph': [{ count: 120 }],
  'text/alternative': [{ found: 'Image de' }],
  'text/full-stop': [{ field: 'Titre' }],
  'text/informal': [{ found: 'ton', formal: 'votre' }],
  'text/exclamation': [{ count: 2 }],
  'text/boast': [{ found: 'magique' }],
  'text/doubled-word': [{ word: 'de' }],
  'text/no-break-space': [{}],
  'text/price': [{ found: '45 €' }],
  'text/known-value': [{ found: '15 km', label: 'Rayon', fact: 'delivery-radius' }],
  'finder/unread-question': [{ question: 'plafond' }],
  'finder/unread-answer': [{ question: 'foyer', answer: 'enfants' }],
  'finder/never-matches': (['question', 'answer', 'kind', 'margin', 'tree'] as const).flatMap((reason) => [
    { ...near, reason },
    { ...far, reason },
  ]),
  'season/no-date': [{ fact: 'delivery-time' }],
  'season/no-hours': [{ fact: 'delivery-time' }],
  'season/overlap': [
    { one: 'a', other: 'b', days: [{ from: '22 décembre', through: '22 décembre' }] },
    {
      one: 'a',
      other: 'b',
      days: [
        { from: '1er janvier', through: '31 janvier' },
        { from: '22 décembre', through: '31 décembre' },
      ],
    },
  ],
  'season/gap': [
    { days: { from: '23 décembre', through: '23 décembre' } },
    { days: { from: '23 décembre', through: '31 décembre' } },
  ],
};
