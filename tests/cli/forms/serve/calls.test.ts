import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lastingFolder } from '../../../temporary-folder.ts';
import { runCli, spawnCli } from '../../run-cli.ts';
import { startServer } from './start-server.ts';

const root = lastingFolder({ 'dist/404.html': '' });
const dist = `${root}/dist`;

/** The status of what goes out as it stands. */
async function statusOf(port: number, text: string): Promise<string> {
  const socket = connect(port, 'localhost').setEncoding('utf8');
  socket.end(text);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer.slice(0, 12);
}

test('a request names one host and the version that is spoken, but in HTTP/1.0, in which load balancers ask whether a server lives', async () => {
  const { port, kill } = await startServer([]);
  onTestFinished(() => kill());
  expect(await statusOf(port, 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n')).toBe('HTTP/1.1 400');
  expect(await statusOf(port, 'GET / HTTP/1.1\r\n\r\n')).toBe('HTTP/1.1 400');
  expect(await statusOf(port, 'GET / HTTP/2.0\r\nHost: a\r\n\r\n')).toBe('HTTP/1.1 400');
  expect(await statusOf(port, 'GET / HTTP/1.0\r\n\r\n')).toBe('HTTP/1.1 404');
});

describe('wrong calls', () => {
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
});
