import { once } from 'node:events';
import { createServer } from 'node:http';
import { lastingFolder } from '../../../temporary-folder.ts';
import { runCli, spawnCli } from '../../run-cli.ts';

const root = lastingFolder({ 'dist/404.html': '' });
const dist = `${root}/dist`;

test('without a built site it says what to do', async () => {
  const { status, stderr } = await runCli(['serve', '--dist', root]);
  expect(status).toBe(1);
  expect(stderr).toContain('lancez « npm run build » d’abord');
});

test('a port that is taken is named', async () => {
  const busy = createServer().listen(0);
  onTestFinished(() => void busy.close());
  await once(busy, 'listening');
  const { port } = busy.address() as { port: number };
  const { status, stderr } = spawnCli(['serve', '--dist', dist, '--port', String(port)]);
  expect(status).toBe(1);
  expect(stderr).toContain(`le port ${port} est pris`);
});

test.each([['-1'], ['65536'], ['abc']])('port %s is a wrong call', async (port) => {
  expect((await runCli(['serve', '--dist', dist, '--port', port])).status).toBe(2);
});
