import { COMMANDS } from '../../../cli/commands/calls.ts';
import { draw, FORMATS, type Format } from '../../../cli/core/diagnostics/formats.ts';
import { openStore, storingFault } from '../../../cli/forms/store/store.ts';
import { lastingFolder } from '../../temporary-folder.ts';
import { PROBLEMS, STYLE } from '../core/diagnostics/diagnostics.ts';
import { runCli } from '../run-cli.ts';
import { copyShop, type ShopCopy } from './shop-copy.ts';

type Name = keyof typeof COMMANDS;

const kept = lastingFolder();

/** A call of each command that has something to say. */
const CALLS: Readonly<Record<Name, readonly string[]>> = {
  check: [],
  generate: ['--check', '--out', 'elsewhere'],
  consistency: [],
  decide: ['facts/order-deadline', '12-19'],
  where: ['facts/order-deadline'],
  new: ['towns', 'dole'],
  rename: ['towns', 'houtaud', 'houtaud-centre'],
  fix: [],
  season: ['2027'],
  stats: [],
  serve: ['--dist', 'nowhere'],
  inbox: ['--submissions', kept],
  desk: ['--no-open'],
  lsp: [],
};

/** Until its editor ends it, it says nothing. */
const SPEAKS: Name = 'lsp';

/** After these the copy is not what it was. */
const WRITING: readonly Name[] = ['decide', 'new', 'rename', 'fix'];

const names = Object.keys(COMMANDS) as Name[];
const has = (name: Name, format: Format) => (COMMANDS[name].formats as readonly Format[]).includes(format);
const pairs = (isWanted: typeof has) =>
  names.flatMap((name) =>
    FORMATS.filter((format) => isWanted(name, format)).map((format) => [name, format] as const),
  );

test.each(FORMATS)('%s says of a problem what it is and where', (format) => {
  const drawn = draw(PROBLEMS, { ...STYLE, format });
  for (const part of ['link/dead', 'ne mène nulle part', 'towns/colmar.yaml', /\b2\b/])
    expect(drawn).toMatch(part);
});

/** Fails where a result is not written in its format. */
const CHECKS: Partial<Readonly<Record<Format, (result: string) => void>>> = {
  text: (result) => expect(result).not.toMatch(/^(?:\{\s*"|::)/),
  json: (result) => expect(typeof JSON.parse(result).ok).toBe('boolean'),
  github: (result) => expect(result).toMatch(/^(?:::(?:error|warning|notice) file=[^:]+::.+\n)+$/),
  sarif: (result) => {
    const [{ results, tool }] = JSON.parse(result).runs;
    const ids = tool.driver.rules.map(({ id }: { id: string }) => id);
    for (const { ruleId } of results) expect(ids).toContain(ruleId);
  },
};

function copyWithSlip(): ShopCopy {
  const copy = copyShop();
  copy.edit('towns/doubs.yaml', 'name: Doubs\n', 'name: Doubs  \n');
  return copy;
}

describe('a result is written in the format that was asked for', () => {
  let copy: ShopCopy | undefined;
  beforeAll(() => storingFault(openStore(kept), 1024));

  test.each(pairs((name, format) => has(name, format) && name !== SPEAKS))('%s, %s', async (name, format) => {
    copy ??= copyWithSlip();
    const asked = copy.run(name, ...CALLS[name], '--format', format);
    if (WRITING.includes(name)) copy = undefined;
    const { status, stdout, stderr } = await asked;
    expect(status).not.toBe(2);
    expect(stdout + stderr).not.toBe('');
    CHECKS[format]?.(stdout);
  });
});

test.each(pairs((name, format) => !has(name, format)))(
  'a format that a command does not have is refused in one line: %s, %s',
  async (name, format) => {
    const call = [name, ...CALLS[name], '--content', 'nowhere', '--format', format];
    const formats = COMMANDS[name].formats.join(', ');
    const { status, stdout, stderr } = await runCli([...call, '--lang', 'fr']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.split('\n')[0]).toBe(
      `erreur : --format <format> ne peut pas être « ${format} » ; au choix : ${formats}`,
    );
  },
);
