import { rmSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { readContentFolder } from '../../../../cli/core/content/read.ts';
import type { Problem } from '../../../../cli/core/diagnostics/problem.ts';
import { loadContent } from '../../../../cli/core/load/load.ts';
import { problemsOfDay } from '../../../../cli/core/load/run-checks.ts';
import { openWorkspace, type Snapshot } from '../../../../cli/core/workspace/workspace.ts';
import { testDay } from '../../../day.mjs';
import { shop } from '../../../shop.mjs';
import { lastingFolder } from '../../../temporary-folder.ts';
import { makeProject, type TestProject } from '../../content-folder.ts';
import { assertProperty } from '../../property.ts';
import { CONTENT } from '../../small-project.ts';
import { TIME_LIMIT } from '../../thorough.ts';
import { type Step, step } from '../../versions.ts';

const today = () => testDay;

function shown({ file, code, span, severity, params }: Problem): string {
  return `${file}:${span.start}-${span.end} ${severity} ${code} ${JSON.stringify(params)}`;
}

function shownBy({ loaded: { problems, warnings } }: Snapshot): readonly string[] {
  return [...problems, ...warnings].map(shown);
}

/** What the rules find, without the texts of whole files. */
function foundIn(found: Snapshot['findings'] extends () => infer F ? F : never): unknown {
  return JSON.parse(JSON.stringify(found, (key, value) => (key === 'text' ? undefined : value)));
}

// --- A small project ----------------------------------------------------------------------------------------------

function afresh({ contentDir, schemasDir }: TestProject): readonly string[] {
  const cacheDir = EMPTY_CACHE;
  rmSync(path.join(cacheDir), { recursive: true, force: true });
  const { content, problems, warnings } = loadContent({ contentDir, schemasDir, cacheDir });
  const ofDay = problems.length > 0 ? [] : problemsOfDay(content, testDay);
  return [...problems, ...[...warnings, ...ofDay].sort(byPlace)].map(shown);
}

const EMPTY_CACHE = lastingFolder();

function byPlace(a: Problem, b: Problem): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.span.start - b.span.start;
}

function save(project: TestProject, [file, text]: Step): void {
  if (text === null) rmSync(path.join(project.contentDir, file), { force: true });
  else project.write(file, text);
}

test('saved or not, a text counts as if the content were checked afresh', () => {
  const change = fc.tuple(step, fc.constantFrom('saved', 'named', 'unsaved'));
  assertProperty(
    fc.property(fc.array(change, { minLength: 2, maxLength: 6 }), (changes) => {
      const project = makeProject();
      const twin = makeProject();
      const workspace = openWorkspace(project, today);
      for (const [one, how] of changes) {
        const [file, text] = one;
        save(twin, one);
        if (how === 'unsaved' && text !== null && file.endsWith('.yaml')) workspace.setText(file, text);
        else {
          save(project, one);
          workspace.setText(file, undefined);
          workspace.refresh(how === 'named' ? [file] : undefined);
        }
        expect(shownBy(workspace.snapshot())).toEqual(afresh(twin));
      }
    }),
    30,
    5,
  );
});

test('a new file counts before it is saved, with its folder', () => {
  const project = makeProject({ 'towns/eguisheim.yaml': null });
  const workspace = openWorkspace(project, today);
  const before = shownBy(workspace.snapshot());
  expect(before.join('\n')).toContain('ref/unknown');
  workspace.setText('towns/eguisheim.yaml', CONTENT['towns/eguisheim.yaml']);
  expect(shownBy(workspace.snapshot())).toEqual([]);
  workspace.setText('towns/eguisheim.yaml', undefined);
  expect(shownBy(workspace.snapshot())).toEqual(before);
});

test('nothing is computed again before something changes', () => {
  let day = testDay;
  const workspace = openWorkspace(makeProject(), () => day);
  const snapshot = workspace.snapshot();
  workspace.setText('site.yaml', undefined);
  expect(workspace.snapshot()).toBe(snapshot);
  workspace.setText('site.yaml', CONTENT['site.yaml']);
  expect(workspace.snapshot()).not.toBe(snapshot);
  expect(snapshot.model()).toBe(snapshot.model());
  day = '2027-01-01';
  workspace.setText('site.yaml', undefined);
  expect(workspace.snapshot().model().today).toBe(day);
});

test('broken schemas are reported, and nothing else is said until they are repaired', () => {
  const project = makeProject();
  const workspace = openWorkspace(project, today);
  expect(shownBy(workspace.snapshot())).toEqual([]);
  project.writeSchema('broken.schema.json', '{');
  workspace.refresh();
  expect(workspace.snapshot().loaded.problems.map(({ code }) => code)).toEqual(['schema/json']);
  expect(workspace.snapshot().findings()).toEqual([]);
  rmSync(path.join(project.schemasDir, 'broken.schema.json'));
  workspace.refresh();
  expect(shownBy(workspace.snapshot())).toEqual([]);
});

test('a file that is broken is as it was when it was last valid, for all but its problems', () => {
  const workspace = openWorkspace(makeProject(), today);
  const file = 'towns/colmar.yaml';
  workspace.snapshot();
  workspace.setText(file, 'name: "Col\n');
  const { loaded, sound } = workspace.snapshot();
  expect(loaded.problems.map((each) => each.file)).toEqual([file]);
  expect(sound.find('towns', 'colmar')?.file.text).toBe(CONTENT[file]);
});

test('while a file is broken, and when it is as it was again, nothing is compared again', () => {
  const project = makeProject();
  const workspace = openWorkspace(project, today);
  const file = 'towns/colmar.yaml';
  const before = workspace.snapshot().verdict();
  for (const text of ['name: "Col\n', 'name: "Colm\n', CONTENT[file]]) {
    workspace.setText(file, text);
    expect(workspace.snapshot().verdict()).toBe(before);
  }
  workspace.setText(file, `${CONTENT[file]}# remark\n`);
  expect(workspace.snapshot().verdict()).not.toBe(before);
});

// --- The shop -----------------------------------------------------------------------------------------------------

const openShop = () =>
  openWorkspace(
    {
      contentDir: shop.content,
      schemasDir: path.resolve('schemas'),
      cacheDir: path.resolve('node_modules/.cache/sapin-tests'),
    },
    today,
  );
const files = readContentFolder(shop.content).files;

/** What a person does to a text: takes a part out, and types. */
const edit = fc.record({
  file: fc.constantFrom(...files),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.constantFrom(0, 0, 1, 5),
  typed: fc.constantFrom('', 'a', ' ', '{{', '22', '[a](/b)', '12 h'),
});

test('any edits of the shop: what is found is what one finds who opens it with them', {
  timeout: TIME_LIMIT,
}, () => {
  assertProperty(
    fc.property(fc.array(edit, { minLength: 3, maxLength: 8 }), (edits) => {
      const [workspace, other] = [openShop(), openShop()];
      const texts = new Map<string, string>();
      for (const { file, at, length, typed } of edits) {
        const text = texts.get(file.path) ?? file.text;
        const from = Math.floor(at * text.length);
        texts.set(file.path, text.slice(0, from) + typed + text.slice(from + length));
        workspace.setText(file.path, texts.get(file.path));
        workspace.snapshot().findings();
      }
      for (const [file, text] of texts) other.setText(file, text);
      expect(shownBy(workspace.snapshot())).toEqual(shownBy(other.snapshot()));
      // A file that is broken now is compared as it was when it was last valid, which the other never saw.
      if (other.snapshot().loaded.problems.length === 0)
        expect(foundIn(workspace.snapshot().findings())).toEqual(foundIn(other.snapshot().findings()));
    }),
    60,
    2,
  );
});

test('a new entry that is not whole yet makes no contradiction elsewhere, nor one that has gone', () => {
  const workspace = openShop();
  const found = () => foundIn(workspace.snapshot().findings());
  const before = found();
  workspace.setText('towns/nouvelle.yaml', 'name: N');
  expect(workspace.snapshot().loaded.problems).not.toEqual([]);
  workspace.setText('towns/nouvelle.yaml', undefined);
  const other = files.find(({ path: name }) => name.startsWith('articles/'));
  workspace.setText(other?.path ?? '', `${other?.text}# a comment\n`);
  expect(found()).toEqual(before);
});
