import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  PublishDiagnosticsNotification,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { isSmallest, times } from './extent.mjs';
import { peers } from './peers.mjs';
import { median, runNode } from './process.mjs';
import { writeProject } from './synthetic.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sapin = path.join(root, 'cli/sapin.mjs');

/** The goal of each answer after a key, in milliseconds. */
const LIMITS = { shop: 100, large: 250 };

/** How long somebody who has opened a file reads it before the first key, in milliseconds. */
const FIRST_LOOK = 2000;

/** Keys that are typed, with a question of each kind after every one. */
const KEYS = times(40);

/** How soon the language server answers while somebody types, beside a `check` of the same content as a process. */
export async function run() {
  console.log('\n## The language server: an answer after each key, in milliseconds\n');
  const shop = { content: path.join(root, 'content'), schemas: path.join(root, 'schemas') };
  await measure('the shop’s content', shop, LIMITS.shop, firstOf(shop.content, 'towns'));
  if (isSmallest) return;
  const large = writeProject(path.join(peers, '.work/lsp'), 1000, { markdown: true });
  await measure('1,001 files', large, LIMITS.large, 'articles/article-7.yaml');
}

/** @param {string} content @param {string} collection */
function firstOf(content, collection) {
  return `${collection}/${readdirSync(path.join(content, collection)).sort()[0]}`;
}

/** @typedef {import('vscode-languageserver/node').ProtocolConnection} Connection */

/**
 * @param {string} title
 * @param {{ content: string, schemas: string }} folders
 * @param {number} limit
 * @param {string} file the one that is typed
 */
async function measure(title, { content, schemas }, limit, file) {
  const call = ['--content', content, '--schemas', schemas];
  const check = runNode([sapin, 'check', ...call], root, { expected: [0, 1] });
  const child = spawn(process.execPath, [sapin, 'lsp', ...call], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  /** @type {(() => void) | undefined} */
  let shown;
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri }) => {
    if (uri.endsWith(file)) shown?.();
  });
  connection.listen();
  const started = performance.now();
  await connection.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {} });
  await connection.sendNotification('initialized', {});
  const text = readFileSync(path.join(content, file), 'utf8');
  const textDocument = { uri: pathToFileURL(path.join(content, file)).href };
  const opened = { ...textDocument, languageId: 'yaml', version: 1, text };
  await connection.sendNotification('textDocument/didOpen', { textDocument: opened });
  await connection.sendRequest('textDocument/hover', { textDocument, position: { line: 0, character: 1 } });
  const ready = performance.now() - started;
  await setTimeout(FIRST_LOOK);

  /** @type {Record<string, number[]>} */
  const times = {};
  const time = async (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ work) => {
    const from = performance.now();
    await work();
    times[name] ??= [];
    times[name].push(performance.now() - from);
  };
  const lines = text.split('\n');
  const end = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
  for (let key = 0; key < KEYS; key++) {
    // In turns what breaks the file, and what it never said before.
    const typed = `${key % 2 === 0 ? '"' : '# '}${'a'.repeat(key + 1)}`;
    const range = { start: end, end: { ...end, character: end.character + 200 } };
    const published = new Promise((resolve) => {
      shown = () => resolve(undefined);
    });
    const change = {
      textDocument: { ...textDocument, version: key + 2 },
      contentChanges: [{ range, text: typed }],
    };
    const ask = (/** @type {string} */ method, /** @type {object} */ params = {}) =>
      connection.sendRequest(`textDocument/${method}`, {
        textDocument,
        position: { line: 0, character: 1 },
        range: { start: end, end },
        context: { diagnostics: [], includeDeclaration: false },
        ...params,
      });
    const from = performance.now();
    await connection.sendNotification('textDocument/didChange', change);
    await time('completion', () => ask('completion', { position: end }));
    await time('hover', () => ask('hover'));
    await time('definition', () => ask('definition'));
    await time('references', () => ask('references'));
    await time('actions', () => ask('codeAction'));
    await published;
    times['problems shown'] ??= [];
    times['problems shown'].push(performance.now() - from);
  }
  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  connection.dispose();
  console.log(`### ${title}: ready after ${ready.toFixed(0)} ms, \`check\` takes ${check.ms.toFixed(0)}\n`);
  console.log('| answer | median | slowest | ratio to `check` | limit |\n|---|---|---|---|---|');
  for (const [name, all] of Object.entries(times)) {
    const middle = median(all);
    const isMissed = name !== 'problems shown' && Math.max(...all) > limit;
    console.log(
      `| ${name} | ${middle.toFixed(1)} | ${Math.max(...all).toFixed(1)} | ${(middle / check.ms).toFixed(2)} | ${name === 'problems shown' ? '' : limit}${isMissed ? ' **missed**' : ''} |`,
    );
  }
  console.log('');
}
