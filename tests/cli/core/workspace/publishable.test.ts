import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openWorkspace } from '../../../../cli/core/workspace/workspace.ts';
import { testDay } from '../../../day.mjs';
import { shop } from '../../../shop.mjs';
import { lastingFolder } from '../../../temporary-folder.ts';
import { makeProject } from '../../content-folder.ts';
import { CONTENT } from '../../small-project.ts';

const TOWN = 'towns/houtaud.yaml';
const STATES = 'availability.yaml';

test('an error in one text holds up no other: what is shown has that one as it was', () => {
  const workspace = openWorkspace(
    { contentDir: shop.content, schemasDir: path.resolve('schemas'), cacheDir: lastingFolder() },
    () => testDay,
  );
  const saved = (file: string) => readFileSync(path.join(shop.content, file), 'utf8');
  const shown = () => {
    const files = workspace.snapshot().publishable()?.content;
    return [files?.singletons.get('availability'), files?.find('towns', 'houtaud')].map(
      (each) => each?.file.text,
    );
  };
  const [states, town] = [saved(STATES), saved(TOWN)];
  // Two states of one size: the schema takes each, the check not both.
  const overlapping = states.replace('sizes: [2-2.25]', 'sizes: ["1.25-1.5", 2-2.25]');
  workspace.setText(STATES, overlapping);
  expect(workspace.snapshot().loaded.problems.map(({ code }) => code)).toEqual(['availability/overlap']);
  expect(shown()).toEqual([states, town]);

  const later = town.replace('region: Doubs', 'region: Des mots');
  workspace.setText(TOWN, later);
  expect(shown()).toEqual([states, later]);
  workspace.setText(TOWN, 'region: [');
  expect(shown()).toEqual([states, later]);
  workspace.setText(STATES, states.replace('few', 'available'));
  expect(shown()).toEqual([states.replace('few', 'available'), later]);
});

test('a saved error of an earlier run holds up no other: its file is as in the last version, or left out', () => {
  const project = makeProject();
  const [town, created] = ['towns/colmar.yaml', 'towns/new.yaml'] as const;
  const save = (file: string, text: string) => writeFileSync(path.join(project.contentDir, file), text);
  save(created, 'name: ""\n');
  const workspace = openWorkspace(project);
  const shown = () => {
    const files = workspace.snapshot().publishable()?.content;
    return ['colmar', 'new'].map((slug) => files?.find('towns', slug)?.file.text);
  };
  expect(workspace.snapshot().loaded.problems).not.toEqual([]);
  const published = `${CONTENT[town]}# remark\n`;
  workspace.setText(town, published);
  expect(shown()).toEqual([published, undefined]);

  save(town, 'name: [');
  const restarted = openWorkspace(project);
  restarted.compareWith(new Map([[town, published]]));
  const files = restarted.snapshot().publishable()?.content;
  expect(files?.find('towns', 'colmar')?.file.text).toBe(published);
});
