// A server that anybody may reach, and all that `attacks.ts` tries on it.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { lastingFolder, writeFiles } from '../../../../temporary-folder.ts';
import { TIME_LIMIT } from '../../../thorough.ts';
import { type StartedServer, startServer } from '../start-server.ts';
import { ATTACKS } from './attacks.ts';

/** What no visitor may read. */
const HIDDEN = 'what is hidden';
const PAGE = 'what is shown';

const root = lastingFolder({ 'secret.txt': HIDDEN });
const dist = path.join(root, 'dist');
let server: StartedServer;

beforeAll(async () => {
  writeFiles(dist, {
    ...Object.fromEntries(
      ['index', 'services', 'services/tournee', '404', 'lettre/confirmation', 'lettre/desinscription'].map(
        (name) => [`${name}.html`, PAGE],
      ),
    ),
    'digits.txt': '0123456789',
    'assets/main-1a2b.js': 'export {};',
    ...Object.fromEntries(
      ['_redirects', '_nginx.conf', '.secret', '.env', '.git/config', '.htaccess'].map((name) => [
        name,
        HIDDEN,
      ]),
    ),
    _headers: '/*\n  X-Content-Type-Options: nosniff\n',
  });
  mkdirSync(path.join(dist, 'images'));
  if (process.platform !== 'win32') spawnSync('mkfifo', [path.join(dist, 'pipe.html')]);
  server = await startServer(['--dist', dist, '--behind-proxy', '--submissions', path.join(root, 'kept')]);
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

let visitors = 0;

/** What is answered to a text that goes out as it stands, from another visitor each time. */
function answerTo(text: string): Promise<string> {
  visitors += 1;
  const network = `X-Forwarded-For: 10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const sent = text.replace(/ HTTP\/1\.1\r\n(?!.*X-Forwarded-For)/s, (line) => `${line}${network}\r\n`);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(server.port, '127.0.0.1').setEncoding('latin1');
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    // A server that refuses a long text hangs up while it is still sent.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.write(sent, 'utf8');
  });
}

/** The answers to many, some at a time. */
async function answersTo(texts: readonly string[]): Promise<(readonly [text: string, answer: string])[]> {
  const answers: (readonly [string, string])[] = [];
  const left = texts.values();
  const worker = async () => {
    for (const text of left) answers.push([text, await answerTo(text)]);
  };
  await Promise.all(Array.from({ length: 32 }, worker));
  return answers;
}

const briefly = (text: string) => JSON.stringify(text.length > 300 ? `${text.slice(0, 300)}…` : text);

/** What is wrong with an answer, whatever was asked. */
function faultOf(answer: string): string | undefined {
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  if (answer.includes(HIDDEN)) return 'shows what is hidden';
  const location = /^location: (.*)$/im.exec(head)?.[1];
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
  if (/^x: ?y/im.test(head)) return 'has a header of the visitor’s';
  if (/^ {4}at |node:internal|\/cli\//m.test(body)) return 'shows the code';
  return undefined;
}

test.each(Object.entries(ATTACKS).map(([what, groups]) => [what, countOf(groups), groups] as const))(
  '%s: %i',
  { timeout: TIME_LIMIT },
  async (_what, _count, groups) => {
    const wrong: string[] = [];
    for (const { status, requests } of groups) {
      const isExpected = new RegExp(`^(?:${status})$`);
      for (const [text, answer] of await answersTo(requests)) {
        const got = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? '';
        const fault = faultOf(answer) ?? (isExpected.test(got) ? undefined : `is answered ${got}`);
        if (fault) wrong.push(`${briefly(text)} ${fault}, not ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await answerTo('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toContain(PAGE);
  },
);

function countOf(groups: (typeof ATTACKS)[string]): number {
  return groups.reduce((sum, { requests }) => sum + requests.length, 0);
}
