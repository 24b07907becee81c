// How soon `sapin serve` answers a message, without mail and while it sends each message to a mail server.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { times } from './extent.mjs';
import { serveSapin } from './serve-sapin.mjs';

const VISITORS = 32;
/** Milliseconds. */
const WARM_UP = 1000;
const MEASURED = 3000;
const ROUNDS = times(3);
/** What is sent sooner after its form was opened is taken for a machine's. */
const SOONEST = 2000;

/** @typedef {{ messages: number, median: number, p99: number }} Figures messages a second, milliseconds */

/** Prints the figures of both. */
export async function measureSubmissions() {
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => stream.on('end', () => done()).resume(),
  });
  await new Promise((listening) => mail.listen(0, '127.0.0.1', () => listening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (mail.server.address());
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'site@larmont.example',
    MAIL_TO: 'salut@larmont.example',
  };
  /** @type {Record<string, Figures[]>} */
  const rounds = { 'without mail': [], 'with mail': [] };
  for (let round = 0; round < ROUNDS; round++) {
    rounds['without mail']?.push(await measure({}));
    rounds['with mail']?.push(await measure(settings));
  }
  mail.close();
  console.log(
    `\nmessages of ${VISITORS} visitors at once, each on the disk when it is answered, median of ${ROUNDS}`,
  );
  for (const [name, figures] of Object.entries(rounds)) {
    /** @param {keyof Figures} key */
    const median = (key) => figures.map((it) => it[key]).sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
    console.log(
      `${name.padEnd(12)} ${median('messages').toFixed(0)} a second, median ${median('median').toFixed(1)} ms, p99 ${median('p99').toFixed(1)} ms`,
    );
  }
}

/** @param {Record<string, string>} mail @returns {Promise<Figures>} */
async function measure(mail) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sapin-bench-'));
  const { address, stop } = await serveSapin(['--behind-proxy', '--submissions', folder], {
    ...mail,
  });
  const opening = await fetch(new URL('/functions/v1/opening', address));
  const { opened } = /** @type {{ opened: string }} */ (await opening.json());
  await new Promise((resolve) => setTimeout(resolve, SOONEST));
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  /** @type {number[]} */
  const times = [];
  let sent = 0;
  const start = performance.now();
  const end = start + WARM_UP + MEASURED;
  const visitor = async () => {
    while (performance.now() < end) {
      const asked = performance.now();
      sent += 1;
      await post(address, agent, sent, opened);
      if (asked > start + WARM_UP) times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  agent.destroy();
  await stop();
  rmSync(folder, { recursive: true, force: true });
  times.sort((a, b) => a - b);
  return {
    messages: (times.length / MEASURED) * 1000,
    median: times[times.length >> 1] ?? Number.POSITIVE_INFINITY,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY,
  };
}

/** A message of another visitor each time, for an address may send only so many. @param {URL} address @param {Agent} agent @param {number} n @param {string} opened */
function post(address, agent, n, opened) {
  const body = JSON.stringify({
    name: `n° ${n}`,
    email: 'anne@courriel.example',
    subject: 'autre',
    message: 'Passez-vous à Turckheim le 12 décembre ? '.repeat(10),
    opened,
  });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'X-Forwarded-For': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  };
  return new Promise((resolve, reject) => {
    const url = new URL('/functions/v1/contact-form', address);
    const call = request(url, { method: 'POST', headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
      response.on('end', resolve).resume();
    });
    call.on('error', reject);
    call.end(body);
  });
}
