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
