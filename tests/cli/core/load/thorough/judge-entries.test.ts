import { allEntries } from '../../../../../cli/core/content/content.ts';
import { judgeEntries } from '../../../../../cli/core/load/judge-entries.ts';
import { makeValidators } from '../../../../../cli/core/load/validators.ts';
import { makeProject } from '../../../content-folder.ts';
import { CONTENT, SCHEMAS } from '../../../small-project.ts';

const TOWNS = JSON.stringify(SCHEMAS['towns.schema.json'], null, 2);

/** What `check` says of a postal code that many `a` and a `!` stand for, with that pattern. */
function complaintsWith(pattern: string): readonly string[] {
  const towns = TOWNS.replace(JSON.stringify('^\\d{5}$'), JSON.stringify(pattern));
  const town = String(CONTENT['towns/colmar.yaml']).replace('"68000"', `"${'a'.repeat(60)}!"`);
  return makeProject(
    { 'towns/colmar.yaml': town, 'towns/eguisheim.yaml': town },
    { 'towns.schema.json': towns },
  ).complaints();
}

test('a pattern that backtracks for ever is stopped, and named where the schema has it', () => {
  expect(complaintsWith('^(a+)+$')).toEqual([
    '../schemas/towns.schema.json:23:18-23:27 schema/slow-pattern: le motif « ^(a+)+$ » ne vient pas à bout de towns/colmar.yaml -> c’est l’affaire d’un mainteneur : une répétition dans une autre, comme (a+)+, se lit de trop de façons',
  ]);
});

test('one that has a way to go on is no concern', () => {
  expect(complaintsWith('^(?:[a!]-?)+$')).toEqual([expect.stringContaining('schema/x-unique')]);
});

test('an entry that took too long on a busy machine is judged all the same', () => {
  const project = makeProject();
  const { content } = project.load();
  const validators = makeValidators(content.schemas, project.cacheDir);
  const entries = [...allEntries(content)];
  let waits = 2;
  const starved = (value: unknown) => {
    const start = Date.now();
    if (waits-- > 0) while (Date.now() - start < 5000);
    return validators.byName.get('towns')?.(value) === true;
  };
  const byName = new Map([...validators.byName, ['towns', starved]]);
  expect(judgeEntries(content.schemas, { ...validators, byName }, entries).accepted.size).toBe(
    entries.length,
  );
});
