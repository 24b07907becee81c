import type { Place } from '../../../../cli/core/content/places.ts';
import { pageAbove, removalOf } from '../../../../cli/core/edit/removal.ts';
import { buildModel } from '../../../../cli/core/model/model.ts';
import { testDay } from '../../../day.mjs';
import { makeProject } from '../../content-folder.ts';
import { checkShop } from '../../shop-content.ts';
import { SCHEMAS } from '../../small-project.ts';

const HEAD = 'name: Colmar\npostalCode: "68000"\n';

/** What Colmar says once Eguisheim is gone, of which its schema may say more, and how often Eguisheim is still named. */
function withoutEguisheim(said: string, nearby: object, required: readonly string[]) {
  const schema = structuredClone(SCHEMAS['towns.schema.json']);
  Object.assign(schema.properties.nearby, nearby);
  const project = makeProject(
    { 'towns/colmar.yaml': HEAD + said },
    { 'towns.schema.json': { ...schema, required: ['name', 'postalCode', ...required] } },
  );
  const { content } = project.load();
  const eguisheim = content.find('towns', 'eguisheim');
  if (!eguisheim) throw new Error('there is no Eguisheim');
  const { kept, edits } = removalOf(content.schemas, buildModel(content), eguisheim);
  expect(edits[0]).toMatchObject({ path: 'towns/eguisheim.yaml', after: undefined });
  return [edits[1]?.after?.replace(HEAD, '') ?? said, kept.length];
}

interface Case {
  readonly goes: string;
  readonly said: string;
  readonly left: string;
  readonly kept?: number;
  readonly nearby?: object;
  readonly required?: readonly string[];
}

const CASES: readonly Case[] = [
  { goes: 'an item of a list', said: 'nearby: [colmar, eguisheim]\n', left: 'nearby: [colmar]\n' },
  { goes: 'the last item of a list', said: 'nearby: [eguisheim]\n', left: 'nearby: []\n' },
  {
    goes: 'each of several items',
    said: 'nearby: [eguisheim, colmar, eguisheim]\n',
    left: 'nearby: [colmar]\n',
    nearby: { uniqueItems: false },
  },
  { goes: 'a list that may not be empty', said: 'nearby: [eguisheim]\n', left: '', nearby: { minItems: 1 } },
  { goes: 'a field that is a link', said: 'link: /communes/eguisheim\n', left: '' },
  {
    goes: 'nothing of a list that must be there',
    said: 'nearby: [eguisheim]\n',
    left: 'nearby: [eguisheim]\n',
    kept: 1,
    nearby: { minItems: 1 },
    required: ['nearby'],
  },
];

test.each(CASES)('with an entry goes $goes', ({ said, left, kept = 0, nearby = {}, required = [] }) => {
  expect(withoutEguisheim(said, nearby, required)).toEqual([left, kept]);
});

test('with a tree go the prices that are about it alone, and links to it in texts become their words', () => {
  const { content } = checkShop();
  const fraser = content.find('varieties', 'sapin-blanchi');
  if (!fraser) throw new Error('there is no such tree');
  const model = buildModel(content, testDay);
  const { kept, removed, unlinked, edits, addresses } = removalOf(content.schemas, model, fraser, '/devis');
  const at = (places: readonly Place[]) => places.map(({ file, pointer }) => `${file}#${pointer}`);
  expect(at(kept)).toEqual(['varieties/fraser-en-fete.yaml#/related']);
  expect(at(removed)).toContain('prices/sapin-blanchi.yaml#');
  expect(at(unlinked)).toEqual(['articles/arroser-un-sapin-coupe.yaml#/body']);
  const gone = edits.filter(({ after }) => after === undefined).map(({ path }) => path);
  expect(gone).toEqual(['varieties/sapin-blanchi.yaml', 'prices/sapin-blanchi.yaml']);
  const article = edits.find(({ path }) => path.startsWith('articles/'))?.after;
  expect(article).toMatch(/sur un sapin\s+blanchi :/);
  expect(addresses.map((address) => pageAbove(model, fraser, address))).toEqual(['/nos-sapins']);
});

test.each([
  ['[le **bourg**](/communes/eguisheim "Voir") est là', 'le **bourg** est là'],
  ['[une [vraie] ville](</communes/eguisheim>) et [elle](/communes/eguisheim)', 'une [vraie] ville et elle'],
  ['[le bourg][1]\n\n[1]: /communes/eguisheim', undefined],
])('a link becomes its words, where they stand before its address: %s', (body, left) => {
  const title = 'title: Titre\ndate: 2026-11-21\n';
  const text = (words: string) => `${title}body: ${JSON.stringify(words)}\n`;
  const { content } = makeProject({ 'articles/un.yaml': text(body) }).load();
  const eguisheim = content.find('towns', 'eguisheim');
  if (!eguisheim) throw new Error('there is no Eguisheim');
  const { kept, unlinked, edits } = removalOf(content.schemas, buildModel(content), eguisheim);
  expect(edits.find(({ path }) => path === 'articles/un.yaml')?.after).toBe(left && text(left));
  expect([kept.length > 0, unlinked.length > 0]).toEqual([left === undefined, left !== undefined]);
});
