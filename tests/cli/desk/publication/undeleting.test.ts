import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gitPart } from '../../../../cli/desk/git-part.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { copyTo, openDesk, type TestDesk } from '../desk-of.ts';
import { gitIn, withPlainSpaces } from '../small-repository.ts';

// Each reads a repository dozens of times.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const TREE = 'varieties/fraser-en-fete';
const FILE = `${TREE}.yaml`;

let folder: string;
let desk: TestDesk;

/** A tree goes with its price and all that names it, while somebody else publishes other words for it. */
beforeEach(async () => {
  folder = copyTo();
  const [bare, there] = [temporaryFolder(), temporaryFolder()];
  const author = ['-c', 'user.name=Colin', '-c', 'user.email=colin@sapiniere.example'];
  const commit = (at: string) => gitIn(at, [...author, 'commit', '--quiet', '--all', '--message', 'Le site']);
  gitIn(folder, ['init', '--quiet', '--initial-branch=main']);
  gitIn(folder, ['add', 'content']);
  commit(folder);
  gitIn(bare, ['init', '--quiet', '--bare', '--initial-branch=main']);
  gitIn(folder, ['remote', 'add', 'origin', bare]);
  gitIn(folder, ['push', '--quiet', '--set-upstream', 'origin', 'main']);
  gitIn(there, ['clone', '--quiet', bare, '.']);
  const file = path.join(there, 'content', FILE);
  writeFileSync(file, readFileSync(file, 'utf8').replace('à l’atelier', 'chez nous'));
  commit(there);
  gitIn(there, ['push', '--quiet']);
  desk = openDesk(folder, undefined, [gitPart()]);
  const instead = { 'varieties/sapin-du-caucase#/related': 'sapin-blanchi' };
  await desk.post('/delete', { subject: TREE, instead, redirectTo: '/nos-sapins' });
  expect(desk.has('prices/fraser-en-fete.yaml')).toBe(false);
  gitIn(folder, ['fetch', '--quiet']);
});
afterEach(() => desk.server.desk.closing.abort());

async function chooseTheirs(): Promise<string> {
  const { revision, clashes } = (await desk.get('/publication')).body.incoming;
  expect(clashes).toMatchObject([{ path: FILE, why: expect.stringContaining('Vous avez supprimé') }]);
  const { body } = await desk.post('/receive', { revision, sides: { [FILE]: { '': 'theirs' } } });
  expect(desk.read(FILE)).toContain('Habillé chez nous');
  return withPlainSpaces(body.message);
}

const changed = () => gitIn(folder, ['status', '--porcelain', 'content']);

test('the version of somebody else brings back all that a deletion here has taken along', async () => {
  const message = await chooseTheirs();
  expect(changed()).toBe('');
  expect(message).toBe('C’est reçu. Colin a publié : Fraser en fête.');
  expect((await desk.get('/overview')).body.canUndo).toBe(null);
});

test('what has changed since stays, and is named where it stands in the way', async () => {
  const subject = 'varieties/sapin-du-caucase';
  await desk.edit(subject, { op: 'set', pointer: '/related', value: 'geant-du-larmont' });
  await desk.edit(subject, { op: 'set', pointer: '/subtitle', value: 'Le plus doux' });
  await desk.post('/save', { subject });
  expect(await chooseTheirs()).toContain('sauf ce qui a changé depuis dans « Sapin du Caucase »');
  expect(changed()).toBe(' M content/varieties/sapin-du-caucase.yaml');
  const text = desk.read(`${subject}.yaml`);
  expect(text).toContain('related: geant-du-larmont');
  expect(text).toContain('subtitle: Le plus doux');
});
