import { readFileSync } from 'node:fs';
import { editorSchemas } from '../../../../cli/core/generate/editor-schemas.ts';
import { makeProject } from '../../content-folder.ts';

/** Sees JSON with comments, as VS Code does. */
function tasks() {
  return JSON.parse(readFileSync('.vscode/tasks.json', 'utf8').replace(/^\s*\/\/.*$/gm, '')).tasks;
}

const schemaOf = (project: ReturnType<typeof makeProject>, file: string) =>
  JSON.parse(editorSchemas(project.load().content).get(`schemas/${file}`) ?? '');

test('references offer the entries that exist, and no others', () => {
  const project = makeProject();
  expect(schemaOf(project, 'towns.json').properties.nearby.items.enum).toEqual(['colmar', 'eguisheim']);
  project.write('towns/biesheim.yaml', 'name: Biesheim\npostalCode: "68600"\n');
  expect(schemaOf(project, 'towns.json').properties.nearby.items.enum).toEqual([
    'biesheim',
    'colmar',
    'eguisheim',
  ]);
});

test('every reference to another schema leads to one of them', () => {
  const written = editorSchemas(makeProject().load().content);
  for (const [from, text] of written) {
    expect(text).not.toContain('"$id"');
    for (const [, target = ''] of text.matchAll(/"\$ref": "([^#"]+)/g))
      expect([...written.keys()]).toContain(new URL(target, `file:///${from}`).pathname.slice(1));
  }
});

test.each([
  ['sapin: check', ['check'], 'schema/type', 'towns/colmar.yaml', '2', '13'],
  ['sapin: consistency', ['consistency'], 'conflicting-readings', 'facts/deadline.yaml', '4', '13'],
])(
  'the task « %s » finds the places in what the command says',
  async (label, command, code, file, line, column) => {
    const project = makeProject(
      label === 'sapin: check' ? { 'towns/colmar.yaml': 'name: Colmar\npostalCode: 68000\n' } : {},
    );
    const { stdout } = await project.run([...command, '--no-color']);
    const { pattern } = tasks().find((task: { label: string }) => task.label === label).problemMatcher;
    const lines = stdout.split('\n');
    const first = lines.findIndex((text) => new RegExp(pattern[0].regexp).test(text));
    const [, message, rule] = new RegExp(pattern[0].regexp).exec(lines[first] ?? '') ?? [];
    expect([rule, lines[first]]).toEqual([code, expect.stringContaining(` ${message} [`)]);
    expect(new RegExp(pattern[1].regexp).exec(lines[first + 1] ?? '')?.slice(1)).toEqual([
      file,
      line,
      column,
    ]);
  },
);
