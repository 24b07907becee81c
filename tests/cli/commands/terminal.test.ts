import { PassThrough } from 'node:stream';
import input from '@inquirer/input';
import { expect, test, vi } from 'vitest';
import { terminal } from '../../../cli/commands/terminal.ts';

const { default: realInput } = await vi.importActual<{ default: typeof input }>('@inquirer/input');
vi.mock('@inquirer/input', () => ({ default: vi.fn() }));

/** What becomes of a value that is asked again when somebody types these keys. */
function typed(keys: string, current: string): Promise<string> {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  vi.mocked(input).mockImplementation((config) => {
    const answer = realInput(config, { input: stdin, output: stdout });
    setImmediate(() => stdin.write(keys));
    return answer;
  });
  return terminal.text('Prix', current);
}

test.each([
  ['what is typed replaces it', '45\r', '45'],
  ['Enter keeps it', '\r', '42'],
  ['Tab takes it over', '\t,50\r', '42,50'],
])('%s', async (_, keys, expected) => {
  expect(await typed(keys, '42')).toBe(expected);
});
