import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

interface Job {
  readonly steps: readonly { readonly run?: string }[];
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
}

interface Workflow {
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = '.github/workflows';
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));

const read = (file: string) => load(readFileSync(path.join(folder, file), 'utf8')) as Workflow;

test('the tests run on each line of Node that package.json names, the oldest at its first version', () => {
  const [oldest = '', ...others] = engines.node.replaceAll('^', '').split(' || ');
  const lines = [oldest, ...others.map((version: string) => version.split('.', 1)[0])];
  expect(read('test.yml').jobs.test?.strategy?.matrix.node).toEqual(lines);
});

describe.each(readdirSync(folder))('%s', (file) => {
  const { jobs } = read(file);
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

  test('installs from the lockfile, then runs npm scripts that exist', () => {
    expect(commands[0]).toBe('npm ci');
    for (const command of commands.filter((it) => it !== 'npm ci')) {
      const [, script = ''] = /^npm (?:run (?:-s )?)?([\w:]+)/.exec(command) ?? [];
      expect(Object.keys(scripts), command).toContain(script);
    }
  });
});
