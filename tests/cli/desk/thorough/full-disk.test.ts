import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allEntries } from '../../../../cli/core/content/content.ts';
import { gitPart } from '../../../../cli/desk/git-part.ts';
import { commitAll } from '../../../git.ts';
import { NO_SMALL_DISK, smallDisk } from '../../../small-disk.ts';
import { lastingFolder } from '../../../temporary-folder.ts';
import { type Answer, copyTo, openAgain, openDesk, type TestDesk } from '../desk-of.ts';

const TOWN = 'towns/houtaud';
const CHANGED = [TOWN, 'towns/doubs'];
const DAY = '2026-11-20';

const folder = lastingFolder();
const disk = smallDisk(folder, 24);
afterAll(() => disk?.remove());

let desk: TestDesk;

const commit = (day: string) => commitAll(folder, `${day}T12:00:00Z`, 'content');

/** Two towns that were changed on one day. */
beforeAll(() => {
  if (!disk) return;
  copyTo(folder);
  for (const file of CHANGED.map((subject) => path.join(folder, 'content', `${subject}.yaml`)))
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^region: .*$/m, 'region: Autrefois'));
  commit('2026-11-19');
  copyTo(folder);
  commit(DAY);
  desk = openDesk(folder, undefined, [gitPart()]);
});

beforeEach(() => {
  if (disk) desk = openAgain(desk);
});

beforeEach((context) => context.skip(disk === undefined, NO_SMALL_DISK));

/** The texts of all files on the disk, and of all entries with what is not saved. */
function state(): readonly string[] {
  const files = ['content', 'drafts'].flatMap((name) =>
    readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true }),
  );
  const texts = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return [
    ...texts.map((file) => `${file}: ${readFileSync(file, 'latin1')}`),
    ...allEntries(desk.server.desk.snapshot.loaded.content).map(({ file }) => file.text),
  ];
}

const edit = (value: string) => desk.edit(TOWN, { op: 'set', pointer: '/region', value });

interface Act {
  /** While there is room. */
  readonly before?: () => Promise<unknown>;
  readonly act: () => Promise<Answer>;
}

const typed = () => edit('Les mots');
const discard = () => desk.post('/discard', { subject: TOWN });

const ACTS: Readonly<Record<string, Act>> = {
  typing: { act: typed },
  saving: { before: typed, act: () => desk.post('/save', { subject: TOWN }) },
  undoing: { before: () => typed().then(discard), act: () => desk.post('/undo', {}) },
  redoing: { before: () => typed().then(() => desk.post('/undo', {})), act: () => desk.post('/redo', {}) },
  'creating an entry': { act: () => desk.post('/create', { collection: 'towns', name: 'Ville neuve' }) },
  'renaming one': { act: () => desk.post('/rename', { subject: TOWN, name: 'Houtaud le Haut' }) },
  'removing one': { act: () => desk.post('/delete', { subject: TOWN }) },
  'undoing a day': { act: () => desk.post('/restore', { day: DAY }) },
  'restoring an entry': { act: () => desk.post('/restore', { day: DAY, subject: TOWN }) },
};

test.for(Object.entries(ACTS))(
  '%s on a full disk is refused in words and changes nothing, and is done once there is room',
  async ([, { before, act }]) => {
    await before?.();
    const was = state();
    disk?.fill();
    const refused = await act();
    disk?.makeRoom();
    expect(refused.status).toBe(507);
    expect(refused.body.message).toContain('disque');
    expect(state()).toEqual(was);
    expect((await act()).status).toBe(200);
  },
);
