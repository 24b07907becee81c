import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
}

const folder = '.github/workflows';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

describe.each(readdirSync(folder))('%s', (file) => {
  const { jobs } = load(readFileSync(path.join(folder, file), 'utf8')) as Workflow;
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

  test('installs from the lockfile, then runs npm scripts that exist', () => {
    expect(commands[0]).toBe('npm ci');
    for (const command of commands.filter((it) => it !== 'npm ci')) {
      const [, script = ''] = /^npm (?:run (?:-s )?)?([\w:]+)/.exec(command) ?? [];
      expect(Object.keys(scripts), command).toContain(script);
    }
  });
});
