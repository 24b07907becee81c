import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openWorkspace } from '../../../../cli/core/workspace/workspace.ts';
import { makeProject } from '../../content-folder.ts';
import { CONTENT } from '../../small-project.ts';

test('texts are compared with the last version, and without one with what is saved', () => {
  const project = makeProject();
  const workspace = openWorkspace(project);
  const file = 'towns/colmar.yaml';
  const now = `${CONTENT[file]}# remark\n`;
  const compared = () => [...workspace.snapshot().model().earlier.keys()];
  expect(compared()).toEqual([]);
  workspace.setText(file, now);
  expect(compared()).toEqual([file]);
  writeFileSync(path.join(project.contentDir, file), now);
  workspace.refresh();
  expect(compared()).toEqual([]);
  workspace.compareWith(new Map([[file, CONTENT[file] ?? '']]));
  expect(compared()).toEqual([file]);
});
