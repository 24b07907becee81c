import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CLI } from '../../run-cli.ts';
import { times } from '../../thorough.ts';
import { copyShop } from '../shop-copy.ts';

const PAGE = 'pages/contact.yaml';
const SENTENCES = ['La visite dure trente minutes.', 'Le tour du parc dure quarante minutes.'];

/** Makes the pipes of a process look like a terminal. */
const AT_TERMINAL = `data:text/javascript,${encodeURIComponent(`
  for (const stream of [process.stdin, process.stdout]) Object.defineProperty(stream, 'isTTY', { value: true });
  process.stdin.setRawMode = () => process.stdin;
`)}`;

const ANSWERS: readonly (readonly [key: string, file: string, expected: string])[] = [
  ['n', 'answers.yaml', `value: trente minutes\n    sentence: ${SENTENCES[0]}\n`],
  ['1', PAGE, 'La visite dure {{'],
];

test.each(ANSWERS.slice(0, times(1, ANSWERS.length)))(
  'what was answered with %s outlives a terminal that is closed',
  async (key, file, expected) => {
    const copy = copyShop();
    await copy.run('consistency', '--answer', 'all:none');
    copy.edit(PAGE, 'intro: ', `intro: ${SENTENCES.join(' ')} `);
    const folders = ['--content', copy.contentDir, '--schemas', path.resolve('schemas')];
    const call = ['--import', AT_TERMINAL, CLI, 'consistency', '--ask', '--no-color', ...folders];
    const child = spawn(process.execPath, call, { cwd: path.dirname(copy.contentDir), stdio: 'pipe' });
    const ended = new Promise((resolve) => child.once('close', resolve));
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.once('close', () => reject(new Error(`ended after: ${said}`)));
      child.stdout.on('data', (data: Buffer) => {
        const before = said;
        said += data;
        if (said.includes('1/2') && !before.includes('1/2')) child.stdin.write(key);
        if (said.includes('2/2')) resolve();
      });
    });
    child.kill('SIGKILL');
    await ended;
    expect(copy.read(file)).toContain(expected);
  },
);
