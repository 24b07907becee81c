// `sapin serve` beside nginx: the same files, the same thousand open connections, one after the other in one run.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { times } from './extent.mjs';
import { serveSapin } from './serve-sapin.mjs';
import { measureSubmissions } from './submissions.mjs';

const CONNECTIONS = 1000;
/** Milliseconds. */
const WARM_UP = 2000;
const MEASURED = 5000;
const ROUNDS = times(3);

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

/** @typedef {{ requests: number, p99: number, memory: number }} Figures requests a second, milliseconds, MiB */
/** @typedef {{ name: string, port: number, pids: number[], stop: () => Promise<void> }} Server */

export async function run() {
  if (!existsSync(path.join(dist, 'index.html'))) {
    console.log('load: there is no site in dist/: run "npm run build" first');
    return;
  }
  await measureSubmissions();
  if (spawnSync('nginx', ['-v']).error) {
    console.log('load: nginx is not installed (apt-get install nginx): nothing to compare with');
    return;
  }
  const asset = readdirSync(path.join(dist, 'assets')).find((name) => /^shell-.*\.js$/.test(name));
  for (const target of ['/services', `/assets/${asset}`]) {
    /** @type {Record<string, Figures[]>} */
    const rounds = {};
    for (let round = 0; round < ROUNDS; round++) {
      for (const start of [startSapin, startNginx]) {
        const server = await start();
        const figures = await load(server, target);
        await server.stop();
        rounds[server.name] = [...(rounds[server.name] ?? []), figures];
      }
    }
    report(target, rounds);
  }
}

/** @param {string} target @param {Record<string, Figures[]>} rounds */
function report(target, rounds) {
  console.log(`\n${target}, ${CONNECTIONS} open connections, median of ${ROUNDS}`);
  const medians = Object.entries(rounds).map(([name, figures]) => {
    /** @param {keyof Figures} key */
    const median = (key) => figures.map((it) => it[key]).sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
    return { name, requests: median('requests'), p99: median('p99'), memory: median('memory') };
  });
  for (const { name, requests, p99, memory } of medians)
    console.log(
      `${name.padEnd(12)} ${requests.toFixed(0)} requests/s, p99 ${p99.toFixed(0)} ms, ${memory.toFixed(0)} MiB`,
    );
  const [sapin, nginx] = medians;
  if (sapin && nginx)
    console.log(`ratio        ${(sapin.requests / nginx.requests).toFixed(2)} of nginx's requests`);
}

/** @returns {Promise<Server>} */
async function startSapin() {
  const { address, pid, stop } = await serveSapin();
  return { name: 'sapin serve', port: Number(address.port), pids: [pid], stop };
}

/** One worker, as `sapin serve` is one process. @returns {Promise<Server>} */
async function startNginx() {
  const port = 4319;
  const folder = mkdtempSync(path.join(tmpdir(), 'sapin-nginx-'));
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 2048; }
http {
  access_log off; include /etc/nginx/mime.types; default_type application/octet-stream;
  sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000 inactive=60s;
  server { listen 127.0.0.1:${port} backlog=2048; root ${dist}; include ${dist}/_nginx.conf; }
}
`,
  );
  const child = spawn('nginx', ['-c', `${folder}/nginx.conf`], { stdio: 'ignore' });
  await sleep(500);
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
    rmSync(folder, { recursive: true });
  };
  return { name: 'nginx', port, pids: [Number(child.pid)], stop };
}

/**
 * Each connection asks again as soon as it is answered.
 * @param {Server} server @param {string} target @returns {Promise<Figures>}
 */
async function load({ port, pids }, target) {
  const request = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`;
  /** @type {number[]} */
  const times = [];
  let isMeasured = false;
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(port, '127.0.0.1');
    let asked = 0;
    let missing = 0;
    const ask = () => {
      asked = performance.now();
      socket.write(request);
    };
    socket.on('connect', ask);
    socket.on('data', (/** @type {Buffer} */ chunk) => {
      missing = missing > 0 ? missing - chunk.length : bytesToCome(chunk);
      if (missing > 0) return;
      if (isMeasured) times.push(performance.now() - asked);
      ask();
    });
    socket.on('error', () => socket.destroy());
    return socket;
  });
  await sleep(WARM_UP);
  isMeasured = true;
  await sleep(MEASURED);
  isMeasured = false;
  const memory = pids.map(residentSet).reduce((sum, size) => sum + size, 0);
  for (const socket of sockets) socket.destroy();
  times.sort((a, b) => a - b);
  return {
    requests: (times.length / MEASURED) * 1000,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY,
    memory,
  };
}

/** How much of an answer is still to come after its first part. @param {Buffer} chunk */
function bytesToCome(chunk) {
  const end = chunk.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(chunk.toString('latin1', 0, end))?.[1];
  return end + 4 + Number(length) - chunk.length;
}

/** MiB. @param {number} pid */
function residentSet(pid) {
  const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes) / 1024;
}
