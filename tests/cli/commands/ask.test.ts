import { expect, test } from 'vitest';
import { isThorough, times } from '../thorough.ts';
import { copyShop, type ShopCopy } from './shop-copy.ts';

const PAGE = 'pages/contact.yaml';
const SENTENCE = 'La visite dure trente minutes.';

const ANSWERS = 'answers.yaml';
/** To all that the shop asks. */
let answers: string | undefined;

/** The shop, whose questions are answered, with one sentence more. */
async function withQuestion(): Promise<ShopCopy> {
  const copy = copyShop();
  if (answers === undefined) {
    await copy.run('consistency', '--answer', 'all:none');
    answers = copy.read(ANSWERS);
  }
  copy.write(ANSWERS, answers);
  copy.edit(PAGE, 'intro: ', `intro: ${SENTENCE} `);
  return copy;
}

/** What each key does at the terminal: its questions are asked one by one, as an editor meets them. */
async function press(copy: ShopCopy, ...keys: string[]) {
  const { stdin, stdout } = process;
  const raw: boolean[] = [];
  const kept = {
    input: Object.getOwnPropertyDescriptor(stdin, 'isTTY'),
    output: Object.getOwnPropertyDescriptor(stdout, 'isTTY'),
    setRawMode: stdin.setRawMode,
    once: stdin.once,
  };
  Object.defineProperty(stdin, 'isTTY', { value: true, configurable: true });
  Object.defineProperty(stdout, 'isTTY', { value: true, configurable: true });
  stdin.setRawMode = (mode) => {
    raw.push(mode);
    return stdin;
  };
  stdin.once = ((event: string, listener: (data: Buffer) => void) => {
    if (event === 'data') queueMicrotask(() => listener(Buffer.from(keys.shift() ?? 'q')));
    return stdin;
  }) as typeof stdin.once;
  try {
    return { ...(await copy.run('consistency', '--ask', '--no-color')), raw, left: keys };
  } finally {
    for (const [stream, descriptor] of [
      [stdin, kept.input],
      [stdout, kept.output],
    ] as const) {
      if (descriptor) Object.defineProperty(stream, 'isTTY', descriptor);
      else Reflect.deleteProperty(stream, 'isTTY');
    }
    Object.assign(stdin, { setRawMode: kept.setRawMode, once: kept.once });
    stdin.pause();
  }
}

async function openIn(copy: ShopCopy): Promise<{ value: string; facts: string[]; sentence: string }[]> {
  const { stdout } = await copy.run('consistency', '--ask', '--format', 'json');
  return JSON.parse(stdout).questions;
}

test('asks about a value that no fact holds, with the facts that it may be', async () => {
  const questions = await openIn(await withQuestion());
  expect(questions).toMatchObject([{ value: 'trente minutes', sentence: SENTENCE }]);
  expect(questions[0]?.facts.length).toBeGreaterThan(0);
});

test('the report counts the questions, with the call that asks them', async () => {
  const { stdout, stderr } = await (await withQuestion()).run('consistency', '--no-color');
  expect(stdout + stderr).toMatch(/ ; 1 question sans réponse \(npx sapin consistency --ask .*\)\n/);
});

test.runIf(isThorough)('n keeps the answer by its sentence, and a changed sentence asks again', async () => {
  const copy = await withQuestion();
  const { status, stdout, raw } = await press(copy, 'n');
  expect(status).toBe(0);
  expect(stdout).toContain(SENTENCE);
  expect(raw).toEqual([true, false]);
  expect(copy.read(ANSWERS)).toContain(`value: trente minutes\n    sentence: ${SENTENCE}\n`);
  expect(await openIn(copy)).toEqual([]);
  copy.edit(PAGE, 'La visite dure', 'La visite guidée dure');
  expect(await openIn(copy)).toHaveLength(1);
});

test('a digit writes the placeholder of that fact in place of the value', async () => {
  const copy = await withQuestion();
  const [question] = await openIn(copy);
  await press(copy, '2');
  expect(copy.read(PAGE)).toContain(`La visite dure {{${question?.facts[1]}}}.`);
  expect(copy.read(ANSWERS)).not.toContain(SENTENCE);
});

test.each(['q', '\u0003'].slice(0, times(1, 2)))('%j stops, and nothing is written', async (key) => {
  const copy = await withQuestion();
  const before = [copy.read(PAGE), copy.read(ANSWERS)];
  const { status, left } = await press(copy, key, 'n');
  expect(status).toBe(0);
  expect(left).toEqual(['n']);
  expect([copy.read(PAGE), copy.read(ANSWERS)]).toEqual(before);
});

test.runIf(isThorough)('a key that means nothing is waited over', async () => {
  const copy = await withQuestion();
  const { left } = await press(copy, '\u001b[A', 'x', '9', 'n', 's');
  expect(left).toEqual(['s']);
  expect(await openIn(copy)).toEqual([]);
});

test.runIf(isThorough)('in a narrow terminal, lines end between words and stay indented', async () => {
  const copy = await withQuestion();
  const { columns } = process.stdout;
  process.stdout.columns = 40;
  try {
    const { stdout } = await press(copy, 'q');
    const lines = stdout.split('\n').filter((line) => line.startsWith('  '));
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter((line) => line.length > 40)).toEqual([]);
    expect(lines.join(' ').replace(/\s+/g, ' ')).toContain(SENTENCE);
  } finally {
    process.stdout.columns = columns;
  }
});

test.runIf(isThorough)('s leaves a question for later', async () => {
  const copy = await withQuestion();
  await press(copy, 's');
  expect(await openIn(copy)).toHaveLength(1);
});

test.runIf(isThorough)(
  'answers may be given without a terminal, and a wrong one changes nothing',
  async () => {
    const copy = await withQuestion();
    expect((await copy.run('consistency', '--answer', '1:nothing-known')).status).toBe(2);
    expect((await copy.run('consistency', '--answer', '9:none')).status).toBe(2);
    expect(await openIn(copy)).toHaveLength(1);
    expect((await copy.run('consistency', '--answer', 'all:none')).status).toBe(0);
    expect(await openIn(copy)).toEqual([]);
  },
);

test('without a terminal each question ends with the call that answers it', async () => {
  const copy = await withQuestion();
  const [question] = await openIn(copy);
  const { stdout } = await copy.run('consistency', '--ask', '--no-color');
  const fact = question?.facts[0] ?? '';
  expect(stdout).toMatch(
    new RegExp(
      `si c’est elle : npx sapin consistency --answer 1:${fact}[^;]*; sinon : npx sapin consistency --answer 1:none`,
    ),
  );
  expect(stdout).not.toContain('consistency --ask');
});
