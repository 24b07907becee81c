import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inTemporaryFolder } from '../../../../cli/core/git/temporary-folder.ts';
import { bundleOf } from '../../../../cli/tools/build.mjs';
import { lastingFolder } from '../../../temporary-folder.ts';
import { Person } from '../publication/person.ts';
import { SmallRepository } from '../small-repository.ts';

const RECEIVE = path.resolve('tests/cli/desk/act-once.mjs');
const [PRICES, TOWN, MOVED, NEW] = [
  'prices/colmar.yaml',
  'towns/turckheim.yaml',
  'towns/turckheim-ville.yaml',
  'towns/munster.yaml',
];
const grid = (small: string, large: string) =>
  `readings:\n  - source: brochure\n    grid:\n      - {min: 1, max: 1.5, price: ${small}}\n      - {min: 1.5, max: 2, price: ${large}}\n`;
const town = (name: string) =>
  `name: ${name}\npostalCode: "68230"\ntext: Un village de vignerons au pied des Vosges\n`;

/** Moments from one to the next that is tried: some twenty of them, early and late. */
const STEP = 7;

// Each moment is a clone, a process that is killed, and a desk that looks.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 120_000 });

let bundle = '';
beforeAll(async () => {
  const chunks = await bundleOf({ receiving: path.resolve('tests/cli/desk/receiving.ts') });
  const folder = lastingFolder(Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])));
  bundle = pathToFileURL(path.join(folder, 'receiving.mjs')).href;
});

/** Where what somebody else has published changes, moves, adds and removes files. */
function publishedSite(): string {
  const site = new SmallRepository();
  site.write(PRICES, grid('45.5', '49'));
  site.write(TOWN, town('Turckheim'));
  writeFileSync(path.join(site.top, 'outil.txt'), 'un\n');
  site.commit('Le site');
  return site.addRemote();
}

function publishMore(bare: string): void {
  const marie = new Person(bare, 'Marie');
  marie.write(PRICES, grid('45.5', '52'));
  marie.git('mv', `content/${TOWN}`, `content/${MOVED}`);
  marie.write(NEW, town('Munster'));
  marie.project.remove('articles/choisir.yaml');
  writeFileSync(path.join(marie.top, 'outil.txt'), 'deux\n');
  marie.commit('Beaucoup', { by: 'Marie' });
  marie.git('push', '--quiet');
}

/** At a desk that knows of it, where something is recorded and never sent, and something else only saved. */
function someoneBehind(bare: string): Person {
  const anne = new Person(bare, 'Anne');
  anne.git('reset', '--quiet', '--hard', 'HEAD^');
  anne.write('towns/eguisheim.yaml', town('Éguisheim'));
  anne.commit('Jamais envoyé');
  anne.write(PRICES, grid('46', '49'));
  return anne;
}

/** All that a receiving changes. */
function seen(anne: Person) {
  const read = (file: string) => {
    const at = path.join(anne.top, file);
    return existsSync(at) ? readFileSync(at, 'utf8') : null;
  };
  const files = [PRICES, TOWN, MOVED, NEW, 'articles/choisir.yaml', 'towns/eguisheim.yaml'];
  return {
    files: [...files.map((file) => `content/${file}`), 'outil.txt'].map(read),
    status: anne.git('status', '--porcelain'),
    tree: anne.git('rev-parse', 'HEAD^{tree}'),
  };
}

function receiveIn(anne: Person, moment?: number) {
  const args = [RECEIVE, bundle, anne.project.contentDir, String(moment ?? '')];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

test('killed at one moment or another, a receiving leaves the old state or the new one at the next look, and loses nothing', async () => {
  const bare = publishedSite();
  publishMore(bare);
  const whole = someoneBehind(bare);
  const old = seen(whole);
  const { stdout } = receiveIn(whole);
  const moments = Number(/done (\d+)/.exec(stdout)?.[1]);
  expect(moments).toBeGreaterThan(20);
  const received = seen(whole);
  expect(received.files).toEqual([
    grid('46', '52'),
    null,
    town('Turckheim'),
    town('Munster'),
    null,
    town('Éguisheim'),
    'deux\n',
  ]);
  expect(received.status).toBe(` M content/${PRICES}`);
  const found = new Set<string>();
  for (let moment = 0; moment < moments; moment += STEP) {
    const anne = someoneBehind(bare);
    const name = `moment ${moment} of ${moments}`;
    expect(receiveIn(anne, moment).signal, name).toBe('SIGKILL');
    // Before anybody looks, each file is one or the other, and what was saved here is in both.
    for (const [index, text] of seen(anne).files.entries())
      expect([old.files[index], received.files[index]], name).toContain(text);
    await anne.publication.look();
    const state = seen(anne);
    found.add(state.tree === old.tree ? 'old' : 'new');
    expect(state, name).toEqual(state.tree === old.tree ? old : received);
    anne.git('fsck', '--strict', '--no-dangling');
    expect(await anne.receive()).toMatch(/C’est reçu|rien à recevoir/);
    expect(seen(anne), name).toEqual(received);
    const gitDir = path.join(anne.top, '.git');
    // The next temporary folder takes those of killed processes away.
    await inTemporaryFolder(async () => undefined, gitDir);
    const left = readdirSync(gitDir).filter((each) => /sapin|\.lock$/.test(each));
    expect(left, name).toEqual([]);
    rmSync(anne.top, { recursive: true });
  }
  expect([...found].sort()).toEqual(['new', 'old']);
});
