import { complaintsAbout, makeProject } from '../../content-folder.ts';

test('a value that must be the only one is reported at the second file, with the first', () => {
  expect(complaintsAbout({ 'towns/turckheim.yaml': 'postalCode: "68230"\nname: Colmar\n' })).toEqual([
    'towns/turckheim.yaml:2:7-2:13 schema/x-unique: « Nom » vaut « Colmar », comme dans towns/colmar.yaml -> deux entrées ne peuvent pas avoir la même valeur : changez celle des deux qui se trompe',
  ]);
});

test('a value that must be the only one may be a number, and may stand in a list', () => {
  const things = {
    title: 'Thing',
    properties: {
      code: { title: 'Code', 'x-unique': true },
      list: { items: { properties: { id: { 'x-unique': true } } } },
    },
  };
  const content = {
    'things/a.yaml': 'code: 1\nlist: [{id: x}]\n',
    'things/b.yaml': 'code: 1\nlist: [{id: y}, {id: x}]\n',
  };
  expect(makeProject(content, { 'things.schema.json': things }).complaints()).toEqual([
    expect.stringContaining(
      'things/b.yaml:1:7-1:8 schema/x-unique: « Code » vaut « 1 », comme dans things/a.yaml',
    ),
    expect.stringContaining(
      'things/b.yaml:2:22-2:23 schema/x-unique: « id » vaut « x », comme dans things/a.yaml',
    ),
  ]);
});
