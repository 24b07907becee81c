import { expect, onTestFinished, test } from 'vitest';
import { fillDisk, NO_SMALL_DISK } from '../../small-disk.ts';
import { lastingFolder } from '../../temporary-folder.ts';
import { copyTo, openDesk } from './desk-of.ts';

const TOWN = 'towns/houtaud';

test('words that a full disk does not take are not acknowledged, stay, and are kept once there is room', async (context) => {
  const folder = lastingFolder();
  copyTo(folder);
  const desk = openDesk(folder);
  const regionAt = async (at: typeof desk) => (await at.get(`/entry?subject=${TOWN}`)).body.value.region;
  const { revision } = (await desk.get(`/entry?subject=${TOWN}`)).body;
  const edits = [{ op: 'set', pointer: '/region', value: 'Les mots' }];
  const edit = () => desk.post('/edit', { subject: TOWN, revision, edits, number: 11 });

  let makeRoom = fillDisk(desk.draftsDir);
  context.skip(makeRoom === undefined, NO_SMALL_DISK);
  onTestFinished(() => makeRoom?.());
  const refused = await edit();
  expect(refused.status).toBe(507);
  expect(refused.body.message).toContain('disque');
  expect((await edit()).status).toBe(507); // sent again, it is still not on the disk
  expect(await regionAt(desk)).toBe('Les mots');

  makeRoom?.();
  makeRoom = undefined;
  expect((await edit()).status).toBe(200);
  expect(await regionAt(openDesk(folder))).toBe('Les mots'); // after the process
});
