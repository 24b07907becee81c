import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fillDisk, NO_SMALL_DISK } from '../../../small-disk.ts';
import { lastingFolder } from '../../../temporary-folder.ts';
import { MESSAGE, OPENED } from './requests.ts';
import { startServer } from './start-server.ts';

test('a message that a full disk does not take is refused, and taken once there is room', async (context) => {
  const root = lastingFolder({ 'submissions/.keep': '' });
  const submissions = path.join(root, 'submissions');
  const makeRoom = fillDisk(submissions);
  context.skip(makeRoom === undefined, NO_SMALL_DISK);
  let isFull = true;
  const free = () => {
    if (isFull) makeRoom?.();
    isFull = false;
  };
  onTestFinished(free);
  const server = await startServer(['--submissions', submissions], {
    VITE_FUNCTIONS_KEY: 'public-key',
  });
  const send = async () => {
    const answer = await fetch(`${server.address}/functions/v1/contact-form`, {
      method: 'POST',
      headers: { Authorization: 'Bearer public-key' },
      body: JSON.stringify({ ...MESSAGE, ...OPENED }),
    });
    return [answer.status, await answer.json()];
  };
  expect(await send()).toEqual([503, { error: 'no room' }]);
  free();
  expect((await send())[0]).toBe(200);
  expect(await server.stop()).toBe(0);
});
