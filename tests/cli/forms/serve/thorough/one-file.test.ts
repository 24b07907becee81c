// What may happen to the one file of SQLite.
import { renameSync } from 'node:fs';
import path from 'node:path';
import { openStore, storePath } from '../../../../../cli/forms/store/store.ts';
import { temporaryFolder } from '../../../../temporary-folder.ts';
import { type StartedServer, serving } from '../start-server.ts';

const subscribe = ({ post }: StartedServer) => post('newsletter', { email: 'anne@courriel.example' });

test('while the file is not in its place the forms refuse, and whoever watches is told', async () => {
  const folder = temporaryFolder();
  const own = await serving(['--submissions', folder]);
  const health = async () => {
    const answer = await fetch(`${own.address}/healthz`);
    return [answer.status, await answer.json()];
  };
  expect(await health()).toEqual([200, { ok: true, forms: true, mail: true }]);
  renameSync(storePath(folder), path.join(folder, 'elsewhere'));
  const response = await subscribe(own);
  expect([response.status, await response.json()]).toEqual([503, { error: 'not kept' }]);
  await expect.poll(health, { timeout: 8000 }).toEqual([503, { ok: false, forms: false, mail: true }]);
  renameSync(path.join(folder, 'elsewhere'), storePath(folder));
  expect((await subscribe(own)).status).toBe(200);
});

test('while another program writes for long the forms refuse, and pages are served', async () => {
  const folder = temporaryFolder();
  const store = openStore(folder);
  onTestFinished(() => store.close());
  const own = await serving(['--submissions', folder]);
  let refused: Promise<Response> | undefined;
  await store.transaction(async () => {
    refused = subscribe(own);
    const page = await fetch(own.address);
    expect(page.status).toBe(404);
    expect((await refused).status).toBe(503);
  });
  expect((await subscribe(own)).status).toBe(200);
});
