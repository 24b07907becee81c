import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeContext } from '../../../cli/commands/context.ts';
import { newEntry } from '../../../cli/commands/new.ts';
import { makeProject } from '../content-folder.ts';

const select = vi.hoisted(() => vi.fn());
const input = vi.hoisted(() => vi.fn());
vi.mock('@inquirer/select', () => ({ default: select }));
vi.mock('@inquirer/input', () => ({ default: input }));

const nothing = { collection: undefined, slug: undefined, from: undefined, out: 'generated' };
const wasTerminal = [process.stdin.isTTY, process.stdout.isTTY] as const;

beforeEach(() => {
  [process.stdin.isTTY, process.stdout.isTTY] = [true, true];
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  [process.stdin.isTTY, process.stdout.isTTY] = wasTerminal;
  vi.restoreAllMocks();
});

function contextOf({ contentDir, schemasDir }: ReturnType<typeof makeProject>) {
  return makeContext({ content: contentDir, schemas: schemasDir, format: 'text', color: false, lang: 'fr' });
}

test('asks for the collection, the name and what to start from', async () => {
  const project = makeProject();
  select.mockResolvedValueOnce('towns').mockResolvedValueOnce('colmar');
  input.mockResolvedValueOnce('Neuf-Brisach à vélo');
  expect(await newEntry(contextOf(project), nothing)).toBe(0);
  const file = (slug: string) => path.join(project.contentDir, `towns/${slug}.yaml`);
  expect(readFileSync(file('neuf-brisach-a-velo'))).toEqual(readFileSync(file('colmar')));
  expect(select.mock.calls[0]?.[0]).toMatchObject({
    choices: expect.arrayContaining([expect.objectContaining({ value: 'towns' })]),
  });
});

test('takes no name that another entry has, and none that is empty', async () => {
  const project = makeProject();
  select.mockResolvedValueOnce('towns').mockResolvedValueOnce(undefined);
  input.mockImplementationOnce(({ validate }: { validate: (text: string) => true | string }) => {
    expect(validate('Colmar')).toBe('towns/colmar.yaml existe déjà');
    expect(validate(' ')).toBe('ce nom n’a ni lettre ni chiffre : écrivez-en au moins un');
    expect(validate('Biesheim')).toBe(true);
    return Promise.resolve('Biesheim');
  });
  expect(await newEntry(contextOf(project), nothing)).toBe(0);
  expect(existsSync(path.join(project.contentDir, 'towns/biesheim.yaml'))).toBe(true);
});

test('asks nothing where nobody can answer', async () => {
  process.stdin.isTTY = false;
  expect(await newEntry(contextOf(makeProject()), nothing)).toBe(2);
});
