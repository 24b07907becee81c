import path from 'node:path';
import { shop } from '../../../shop.mjs';
import { NO_SMALL_DISK, smallDisk } from '../../../small-disk.ts';
import { lastingFolder } from '../../../temporary-folder.ts';
import { spawnCli } from '../../run-cli.ts';
import { MESSAGE } from './requests.ts';
import { startServer } from './start-server.ts';

test.each([
  ['before it starts', true],
  ['while it runs', false],
])(
  'what a disk that is full %s does not take is refused whole, and taken once there is room',
  async (_, isBefore) => {
    const folder = path.join(lastingFolder({ 'submissions/.keep': '' }), 'submissions');
    const disk = smallDisk(folder, 2);
    if (!disk) return expect(NO_SMALL_DISK).toContain('root');
    onTestFinished(() => disk.remove());
    if (isBefore) disk.fill();
    const server = await startServer(['--submissions', folder, '--behind-proxy']);
    let count = 0;
    const send = async () => {
      count += 1;
      const message = { ...MESSAGE, name: `n° ${count}`, message: 'é'.repeat(4500) };
      const answer = await server.post('contact-form', message, { 'X-Forwarded-For': `10.0.0.${count}` });
      return [answer.status, await answer.json()];
    };
    const kept: string[] = [];
    if (!isBefore) {
      disk.fill();
      // What the file had before takes a few.
      for (let isTaken = true; isTaken; ) {
        isTaken = (await send())[0] === 200;
        if (isTaken) kept.push(`n° ${count}`);
      }
    }
    expect(await send()).toEqual([503, { error: 'not kept' }]);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(503);
    disk.makeRoom();
    expect((await send())[0]).toBe(200);
    expect(await server.stop()).toBe(0);
    // By another process: this one would hold the disk.
    const look = (option: string) =>
      spawnCli(['inbox', option, '--submissions', folder, '--content', shop.content]);
    const numbers = look('--csv').stdout.match(/n° \d+/g);
    expect(numbers?.toSorted()).toEqual([...kept, `n° ${count}`].toSorted());
    expect(look('--check').stderr).toBe('');
  },
);

test('a folder that nobody may write keeps the server from starting, in one line', () => {
  const folder = path.join(lastingFolder({ 'submissions/.keep': '' }), 'submissions');
  const disk = smallDisk(folder, 2);
  if (!disk) return expect(NO_SMALL_DISK).toContain('root');
  onTestFinished(() => disk.remove());
  disk.lock();
  const dist = lastingFolder({ '404.html': '' });
  const { status, stderr } = spawnCli(['serve', '--dist', dist, '--submissions', folder, '--lang', 'en']);
  expect([status, stderr.trim().split('\n')]).toEqual([1, [expect.stringMatching(/may not write there/)]]);
});
