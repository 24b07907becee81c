import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editorSchemas } from '../../../cli/generate/editor-schemas.ts';
import { makeProject, runCli } from '../content-folder.ts';

/** Sees JSON with comments, as VS Code does. */
function settings(file: string) {
  return JSON.parse(readFileSync(`.vscode/${file}`, 'utf8').replace(/^\s*\/\/.*$/gm, ''));
}

const schemaOf = (project: ReturnType<typeof makeProject>, path: string) =>
  JSON.parse(editorSchemas(project.load().content).get(`schemas/${path}`) ?? '');

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

test('pictures are offered by name, and an address of a host is still one', () => {
  const text = JSON.stringify([...editorSchemas(makeProject().load().content).values()]);
  expect(text).toContain('sapin.svg');
});

test('every reference to another schema leads to one of them', () => {
  const written = editorSchemas(makeProject().load().content);
  for (const [path, text] of written) {
    expect(text).not.toContain('"$id"');
    for (const [, target = ''] of text.matchAll(/"\$ref": "([^#"]+)/g))
      expect([...written.keys()]).toContain(new URL(target, `file:///${path}`).pathname.slice(1));
  }
});

test('each content file names a schema that is there, and so do the settings of the editor', () => {
  const schemas = (readdirSync('generated/schemas', { recursive: true }) as string[]).map((path) =>
    path.replaceAll('\\', '/'),
  );
  for (const file of readdirSync('content', { recursive: true }) as string[]) {
    if (!file.endsWith('.yaml')) continue;
    const [first = ''] = readFileSync(`content/${file}`, 'utf8').split('\n');
    const named = /^# yaml-language-server: \$schema=(?:\.\.\/)+generated\/schemas\/(.*)$/.exec(first)?.[1];
    expect(schemas, file).toContain(named);
  }
  for (const path of Object.keys(settings('settings.json')['yaml.schemas']))
    expect(schemas).toContain(path.replace('./generated/schemas/', ''));
});

test.each([
  ['sapin: check', ['check'], 'schema/type', 'towns/colmar.yaml', '2', '13'],
  ['sapin: consistency', ['consistency'], 'conflicting-readings', 'facts/deadline.yaml', '4', '13'],
])(
  'the task « %s » finds the places in what the command says',
  (label, command, code, file, line, column) => {
    const project = makeProject(
      label === 'sapin: check' ? { 'towns/colmar.yaml': 'name: Colmar\npostalCode: 68000\n' } : {},
    );
    const { stdout } = runCli([
      ...command,
      '--no-color',
      '--content',
      project.contentDir,
      '--schemas',
      project.schemasDir,
    ]);
    const { tasks } = settings('tasks.json');
    const { pattern } = tasks.find((task: { label: string }) => task.label === label).problemMatcher;
    const lines = stdout.split('\n');
    const first = lines.findIndex((text) => new RegExp(pattern[0].regexp).test(text));
    expect(new RegExp(pattern[0].regexp).exec(lines[first] ?? '')?.[1]).toBe(code);
    expect(new RegExp(pattern[1].regexp).exec(lines[first + 1] ?? '')?.slice(1)).toEqual([
      file,
      line,
      column,
    ]);
  },
);
