import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openSpeller } from '../../../cli/core/spelling/spelling.ts';
import type { Spelling } from '../../../cli/desk/contract.ts';
import { spellingPart } from '../../../cli/desk/spelling.ts';
import { lastingFolder } from '../../temporary-folder.ts';
import { copyTo, openDesk, type TestDesk } from './desk-of.ts';

const NOTICE = 'notices/orage.yaml';
const folder = lastingFolder();
const names = path.join(folder, 'cspell-noms.txt');
let desk: TestDesk;

beforeAll(() => {
  copyTo(folder);
  writeFileSync(names, '# Les noms\nFougerolles');
  desk = openDesk(folder, undefined, [spellingPart(path.resolve('.'))]);
  desk.write(NOTICE, 'text: Les sapyns de Fougerolles attendent les sapyns.\nuntil: 2026-12-24\n');
});

const unknown = async () => {
  const { words } = (await desk.get('/spelling?subject=notices/orage')).body as Spelling;
  return words;
};

test('an unknown word is shown where it stands, with words to write instead', {
  timeout: 60_000,
}, async () => {
  const [found, ...others] = await unknown();
  expect(others).toEqual([]);
  expect(found).toMatchObject({ word: 'sapyns', places: [{ before: 'Les ' }, { after: '.' }] });
  expect(found?.suggestions).toContain('sapins');
  const ids = found?.places.map(({ id }) => id);
  const request = { find: 'sapyns', replace: 'sapins', subject: 'notices/orage', places: ids };
  expect((await desk.post('/replace', request)).status).toBe(200);
  expect(await unknown()).toEqual([]);
  await desk.post('/undo', {});
});

test('a word that is right is listed with the names, and reported no more', { timeout: 60_000 }, async () => {
  expect((await desk.post('/spelling', { word: 'sapyns' })).status).toBe(200);
  expect(readFileSync(names, 'utf8')).toBe('# Les noms\nFougerolles\nsapyns\n');
  expect(await unknown()).toEqual([]);
  expect((await desk.post('/undo', {})).body.label).toContain('sapyns');
  expect(readFileSync(names, 'utf8')).toBe('# Les noms\nFougerolles');
  expect(await unknown()).toHaveLength(1);
});

test('what is no word is not listed', async () => {
  for (const word of [undefined, '', 'a b', '# tout', 'a\nb'])
    expect((await desk.post('/spelling', { word })).status).toBe(422);
});

test('what the command leaves out is left out', async () => {
  const root = path.resolve('.');
  const speller = await openSpeller(root);
  const { ignorePaths } = JSON.parse(readFileSync(path.join(root, 'cspell.json'), 'utf8'));
  for (const file of ignorePaths.map((each: string) => each.replace('content/', '')))
    expect([...((await speller?.unknownWords(file, 'text: sapyn\n')) ?? [])], file).toEqual([]);
});

test('without a dictionary it says so', async () => {
  const bare = openDesk(folder, undefined, [spellingPart(folder)]);
  expect((await bare.get('/spelling')).body).toMatchObject({
    words: [],
    missing: expect.stringContaining('dictionnaire'),
  });
});
