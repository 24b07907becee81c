import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test, vi } from 'vitest';
import { inTemporaryFolder } from '../../../../cli/core/git/temporary-folder.ts';
import { bundleOf } from '../../../../cli/tools/build.mjs';
import { lastingFolder } from '../../../temporary-folder.ts';
import { Person } from '../publication/person.ts';
import { gitIn, SmallRepository } from '../small-repository.ts';

const PUBLISH = path.resolve('tests/cli/desk/act-once.mjs');
const [PRICES, TOWN, NEW] = ['prices/colmar.yaml', 'towns/turckheim.yaml', 'towns/munster.yaml'];
const grid = (price: string) =>
  `readings:\n  - source: brochure\n    grid:\n      - {min: 1, max: 1.5, price: ${price}}\n`;
const town = (name: string) => `name: ${name}\npostalCode: "68230"\n`;

/** Publishing changes the disk some hundreds of times, most of them in a process of Git: all of them would take an hour. */
const STEP = 29;

// Each moment is two clones, a process that is killed, and a desk that looks.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 120_000 });

let bundle = '';
beforeAll(async () => {
  const chunks = await bundleOf({ publishing: path.resolve('tests/cli/desk/publishing.ts') });
  const folder = lastingFolder(Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  bundle = pathToFileURL(path.join(folder, 'publishing.mjs')).href;
});

/** A site of which Anne has saved a price and a new town, and Marie published another town's name. */
function siteOfTwo(): { bare: string; anne: Person } {
  const site = new SmallRepository();
  site.write(PRICES, grid('45.5'));
  site.write(TOWN, town('Turckheim'));
  site.commit('Le site');
  const bare = site.addRemote();
  const anne = new Person(bare, 'Anne');
  anne.write(PRICES, grid('46'));
  anne.write(NEW, town('Munster'));
  const marie = new Person(bare, 'Marie');
  marie.write(TOWN, town('Turckheim-Village'));
  marie.commit('Un nom', { by: 'Marie' });
  marie.git('push', '--quiet');
  return { bare, anne };
}

/** What a process prints that publishes, and whether it was killed; no Git that it has started runs any more. */
async function publishIn(anne: Person, moment?: number): Promise<{ stdout: string; signal: string | null }> {
  const args = [PUBLISH, bundle, anne.project.contentDir, String(moment ?? '')];
  const child = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  let stdout = '';
  child.stdout.on('data', (bytes: Buffer) => {
    stdout += bytes;
  });
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  await vi.waitUntil(() => !isGroupRunning(child.pid ?? 0), { timeout: 60_000 });
  return { stdout, signal };
}

function isGroupRunning(pid: number): boolean {
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
}

const sentences = (bare: string) => gitIn(bare, ['log', '--format=%s', 'main']).split('\n');

test('killed at each moment, a publishing has happened or not, loses nothing, and can be done', async () => {
  const { bare: whole, anne: undisturbed } = siteOfTwo();
  const { stdout } = await publishIn(undisturbed);
  const moments = Number(/done (\d+)/.exec(stdout)?.[1]);
  expect(moments).toBeGreaterThan(100);
  const published = gitIn(whole, ['rev-parse', 'main^{tree}']);
  const found = new Set<string>();
  let moment = 0;
  for (; moment < moments; moment += STEP) {
    const { bare, anne } = siteOfTwo();
    const name = `moment ${moment} of ${moments}`;
    if ((await publishIn(anne, moment)).signal !== 'SIGKILL') break; // Git did with fewer processes this time
    expect([anne.read(PRICES), anne.read(NEW)], name).toEqual([grid('46'), town('Munster')]);
    const isOut = sentences(bare).includes('Deux prix');
    found.add(isOut ? 'published' : 'not yet');
    expect(await anne.unpublished(), name).toHaveLength(isOut ? 0 : 2);
    if (!isOut) expect(await anne.publish('Deux prix'), name).toContain('C’est parti');
    expect(sentences(bare), name).toEqual(['Deux prix', 'Un nom', 'Le site']);
    expect(gitIn(bare, ['rev-parse', 'main^{tree}']), name).toBe(published);
    expect([anne.head(), anne.terminal()], name).toEqual([gitIn(bare, ['rev-parse', 'main']), ['', '']]);
    anne.git('fsck', '--strict', '--no-dangling');
    const gitDir = path.join(anne.top, '.git');
    // The next temporary folder takes those of killed processes away.
    await inTemporaryFolder(async () => undefined, gitDir);
    expect(
      readdirSync(gitDir).filter((each) => /sapin|\.lock$/.test(each)),
      name,
    ).toEqual([]);
    rmSync(anne.top, { recursive: true });
    rmSync(bare, { recursive: true });
  }
  expect(moment).toBeGreaterThan(moments * 0.9);
  expect([...found].sort()).toEqual(['not yet', 'published']);
});
