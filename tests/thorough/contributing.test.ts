// Follows CONTRIBUTING on a copy of the project: writes the files of each worked example, and runs what it says.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TIME_LIMIT } from '../cli/thorough.ts';
import { copyProject } from '../copied-project.ts';
import { lastingFolder } from '../temporary-folder.ts';

interface Step {
  /** Relative to the project. */
  readonly file: string;
  readonly kind: string;
  readonly text: string;
}

/** A worked example: what it writes, by file, and the commands that end it. */
interface Example {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly commands: readonly string[];
}

const examples = readdirSync('docs/examples')
  .filter((name) => name.endsWith('.md'))
  .map(readExample);
const root = copyProject(lastingFolder());
for (const part of [
  'tests',
  'bench',
  'docs',
  '.vscode',
  'vitest.config.ts',
  'cspell.json',
  'biome.json',
  '.gitignore',
])
  cpSync(part, path.join(root, part), { recursive: true, filter: (file) => !/generated$|dist$/.test(file) });

test.each(examples)('CONTRIBUTING names the files of the example $name', ({ name, steps }) => {
  const section = readFileSync('CONTRIBUTING.md', 'utf8')
    .split(/^## /m)
    .find((text) => text.includes(`(docs/examples/${name})`));
  const named = [...(section ?? '').matchAll(/^\| `([^`]+\/[^`]+)`/gm)].map(
    ([, file = '']) => new RegExp(`^${file.replaceAll('.', '\\.').replace(/<[^>]+>/g, '[\\w-]+')}$`),
  );
  const written = [...new Set(steps.map(({ file }) => file))];
  expect(written.filter((file) => !named.some((pattern) => pattern.test(file)))).toEqual([]);
  expect(named.filter((pattern) => !written.some((file) => pattern.test(file)))).toEqual([]);
});

test('each change of an example has its one place', { retry: 0 }, () => {
  for (const step of examples.flatMap(({ steps }) => steps)) follow(step);
});

test('each example ends as it says', { timeout: TIME_LIMIT, retry: 0 }, () => {
  const commands = merged([...new Set(examples.flatMap(({ commands }) => commands))]);
  for (const command of commands) {
    const { status, stdout, stderr } = spawnSync(command, { cwd: root, shell: true, encoding: 'utf8' });
    expect({ command, status, output: status === 0 ? '' : stdout + stderr }).toEqual({
      command,
      status: 0,
      output: '',
    });
  }
});

function readExample(name: string): Example {
  const blocks = [
    ...readFileSync(`docs/examples/${name}`, 'utf8').matchAll(
      /^(?:`([^`]+)`[^\n]*:\n\n)?```(\w+)\n(.*?)^```$/gms,
    ),
  ];
  const steps: Step[] = [];
  for (const [, file = steps.at(-1)?.file ?? '', kind = '', text = ''] of blocks)
    if (kind !== 'sh') steps.push({ file, kind, text });
  const commands = blocks
    .filter(([, , kind]) => kind === 'sh')
    .flatMap(([, , , text = '']) => text.trim().split('\n'));
  return { name, steps, commands };
}

/** Writes a file of an example, or inserts the lines of a `diff` beside the one that it quotes, which must be unique. */
function follow({ file, kind, text }: Step): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  if (kind !== 'diff') {
    writeFileSync(target, text);
    return;
  }
  const lines = text.trimEnd().split('\n');
  const textOf = (marks: string) =>
    lines
      .filter((line) => marks.includes(line.charAt(0)))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const parts = readFileSync(target, 'utf8').split(textOf(' -'));
  expect({ file, places: parts.length - 1 }).toEqual({ file, places: 1 });
  writeFileSync(target, parts.join(textOf(' +')));
}

/** The same commands, with one call of Vitest for all files. */
function merged(commands: readonly string[]): readonly string[] {
  const vitest = 'npx vitest run --project unit ';
  const isMerged = (line: string) => line.startsWith(vitest) && !line.includes(' -', vitest.length);
  const files = new Set(commands.filter(isMerged).flatMap((line) => line.slice(vitest.length).split(' ')));
  const others = commands.filter((line) => !isMerged(line));
  return files.size > 0 ? [vitest + [...files].join(' '), ...others] : others;
}
