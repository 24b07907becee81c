import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gitPart } from '../../../../../cli/desk/git-part.ts';
import { WORDS } from '../../../../../cli/desk/words.ts';
import { commitAll } from '../../../../git.ts';
import { lastingFolder } from '../../../../temporary-folder.ts';
import { copyTo, openDesk } from '../../desk-of.ts';

const TOWN = 'towns/houtaud.yaml';
const OTHER = 'towns/doubs';
const NEW = ['Basse', 'Haute'].map((name) => [`towns/ville-${name.toLowerCase()}.yaml`, name] as const);
const DAY = '2026-11-20';

const folder = lastingFolder();
copyTo(folder);
const at = (file: string) => path.join(folder, 'content', file);
const before = readFileSync(at(TOWN), 'utf8');

const commit = (day: string) => commitAll(folder, `${day}T12:00:00Z`, 'content');

// A desk is opened over the whole shop.
vi.setConfig({ testTimeout: 120_000 });

test('new entries of an undone day go together, with what has named them since, or all stay', async () => {
  commit('2026-11-19');
  for (const [file, name] of NEW) writeFileSync(at(file), before.replace('Houtaud', name));
  writeFileSync(at(TOWN), before.replace('region: Doubs', 'region: Jura'));
  commit(DAY);
  const present = readFileSync(at(TOWN), 'utf8').replace('  - doubs\n', '  - doubs\n  - ville-basse\n');
  writeFileSync(at(TOWN), present);
  commit('2026-11-21');
  const desk = openDesk(folder, undefined, [gitPart()]);
  await desk.edit(OTHER, { op: 'insert', pointer: '/nearby/0', value: 'ville-haute' });

  const refused = await desk.post('/restore', { day: DAY });
  expect([refused.status, refused.body.message]).toEqual([422, WORDS.refusals.unsaved.message]);
  expect(NEW.map(([file]) => desk.has(file))).toEqual([true, true]);
  expect(desk.server.desk.drafts.textOf(TOWN)).toBe(present);

  await desk.post('/discard', { subject: OTHER });
  expect((await desk.post('/restore', { day: DAY })).status).toBe(200);
  expect(NEW.map(([file]) => desk.has(file))).toEqual([false, false]);
  expect(desk.server.desk.drafts.textOf(TOWN)).toBe(before);
});
