import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSpeller } from '../../../cli/core/spelling/spelling.ts';
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
