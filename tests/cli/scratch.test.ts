import { test } from 'vitest';
import { makeProject } from './content-folder.ts';
import { SCHEMAS } from './small-project.ts';
const town = JSON.stringify(SCHEMAS['towns.schema.json'], null, 2);
const defs = JSON.stringify(SCHEMAS['definitions.json'], null, 2);
const cases: Record<string, Record<string, string | null | object>> = {
  'trailing comma': { 'towns.schema.json': town.replace('"Une commune livrée",', '"Une commune livrée",,') },
  'missing value': { 'towns.schema.json': town.replace('"title": "Town"', '"title": ') },
  'missing quote': { 'towns.schema.json': town.replace('"title": "Town"', '"title: "Town"') },
  'truncated': { 'towns.schema.json': town.slice(0, 300) },
  'empty': { 'towns.schema.json': '' },
  'array': { 'towns.schema.json': '[]' },
  'null': { 'towns.schema.json': 'null' },
  'true': { 'towns.schema.json': 'true' },
  'BOM': { 'towns.schema.json': '\ufeff' + town },
  'unknown keyword': { 'towns.schema.json': town.replace('"pattern":', '"patern":') },
  'unknown x-': { 'towns.schema.json': town.replace('"x-unique":', '"x-uniq":') },
  'unknown keyword in defs': { 'definitions.json': defs.replace('"exclusiveMinimum":', '"exclusiveMin":') },
  'bad type': { 'towns.schema.json': town.replace('"type": "array"', '"type": "liste"') },
  'bad type in defs': { 'definitions.json': defs.replace('"type": "number"', '"type": "nombre"') },
  'bad pattern': { 'towns.schema.json': town.replace('^\\\\d{5}$', '^(\\\\d{5}$') },
  'bad ref': { 'prices.schema.json': JSON.stringify(SCHEMAS['prices.schema.json'], null, 2).replace('definitions/price', 'definitions/prix') },
  'bad ref file': { 'prices.schema.json': JSON.stringify(SCHEMAS['prices.schema.json'], null, 2).replace('definitions.json#/definitions/price', 'definition.json#/definitions/price') },
  'bad local ref': { 'towns.schema.json': town.replace('"type": "array"', '"$ref": "#/definitions/x"') },
  'bad format': { 'articles.schema.json': JSON.stringify(SCHEMAS['articles.schema.json'], null, 2).replace('"date",', '"datte",').replace('"format": "date"', '"format": "datte"') },
  'required not list': { 'towns.schema.json': { ...SCHEMAS['towns.schema.json'], required: 'name' } },
  'x-ref number': { 'towns.schema.json': town.replace('"x-ref": "towns"', '"x-ref": 5') },
  'x-ref unknown': { 'towns.schema.json': town.replace('"x-ref": "towns"', '"x-ref": "villes"') },
  'x-surface unknown': { 'site.schema.json': JSON.stringify(SCHEMAS['site.schema.json'], null, 2).replace('"header"', '"heder"') },
  'x-href typo': { 'towns.schema.json': town.replace('"lenient"', '"leniant"') },
  'x-above typo': { 'prices.schema.json': JSON.stringify(SCHEMAS['prices.schema.json'], null, 2).replace('"x-above": "min"', '"x-above": "mni"') },
  'two broken': { 'towns.schema.json': '{', 'site.schema.json': '{"type": "objet"}' },
  'two keyword': { 'towns.schema.json': town.replace('"pattern":', '"patern":'), 'site.schema.json': JSON.stringify(SCHEMAS['site.schema.json'], null, 2).replace('"items"', '"itemz"') },
  'min string': { 'definitions.json': defs.replace('"exclusiveMinimum": 0', '"exclusiveMinimum": "0"') },
  'no schemas': Object.fromEntries(Object.keys(SCHEMAS).map((k) => [k, null])),
  'properties array': { 'towns.schema.json': { title: 'Town', type: 'object', properties: [] } },
  'self ref': { 'towns.schema.json': { title: 'Town', $ref: '#' } },
  'property null': { 'towns.schema.json': { title: 'Town', type: 'object', properties: { a: null } } },
  'property true': { 'towns.schema.json': { title: 'Town', type: 'object', properties: { name: true, postalCode: true, nearby: true } } },
  'dup title': { 'towns.schema.json': { ...SCHEMAS['towns.schema.json'], title: 'Article' } },
};
test('x', () => {
  for (const [n, schemas] of Object.entries(cases)) {
    try {
      const p = makeProject({}, schemas as any);
      console.log(n.padEnd(20), p.complaints().join('\n                     '));
    } catch (e) { console.log(n, 'THROWS', (e as Error).stack?.split('\n').slice(0, 4).join('|')); }
  }
});
