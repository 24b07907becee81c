import { expect, test } from 'vitest';
import { removalOf } from '../../../../cli/core/edit/removal.ts';
import { buildModel } from '../../../../cli/core/model/model.ts';
import { makeProject } from '../../content-folder.ts';
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

test.each<readonly [string, string, string, number, object?, (readonly string[])?]>([
  ['an item of a list', 'nearby: [colmar, eguisheim]\n', 'nearby: [colmar]\n', 0],
  ['the only item of one that may be empty', 'nearby: [eguisheim]\n', 'nearby: []\n', 0],
  [
    'each of several items',
    'nearby: [eguisheim, colmar, eguisheim]\n',
    'nearby: [colmar]\n',
    0,
    { uniqueItems: false },
  ],
  ['the list, which it cannot leave empty', 'nearby: [eguisheim]\n', '', 0, { minItems: 1 }],
  ['a field that is a link', 'link: /communes/eguisheim\n', '', 0],
  [
    'nothing of a list that must be there',
    'nearby: [eguisheim]\n',
    'nearby: [eguisheim]\n',
    1,
    { minItems: 1 },
    ['nearby'],
  ],
])('with an entry goes %s', (_, said, left, kept, nearby = {}, required = []) => {
  expect(withoutEguisheim(said, nearby, required)).toEqual([left, kept]);
});
