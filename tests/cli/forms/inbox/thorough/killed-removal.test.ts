import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type JournalLine, readJournal } from '../../../../../cli/forms/inbox/journal.ts';
import { openJsonLines } from '../../../../../cli/forms/inbox/json-lines.ts';
import { removeLines } from '../../../../../cli/forms/inbox/removal.ts';
import { bundleOf } from '../../../../../cli/tools/build.mjs';
import { temporaryFolder, writeFiles } from '../../../../temporary-folder.ts';
import { TIME_LIMIT, times } from '../../../thorough.ts';

const KILLS = times(4, 100);

test(
  `while entries come and a removal is killed ${KILLS} times, nothing else is lost, and what should go goes`,
  async () => {
    const folder = temporaryFolder();
    const chunks = await bundleOf({ removal: path.resolve('cli/forms/inbox/removal.ts') });
    const modules = temporaryFolder();
    writeFiles(modules, {
      ...Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
      'run.mjs': `import { removeLines } from './removal.mjs';
process.stdout.write('.');
const isGone = ({ record }) => record.email === 'gone@courriel.example';
for (;;) await removeLines(${JSON.stringify(folder)}, ['contact-form'], isGone);`,
    });
    const lines = openJsonLines(path.join(folder, 'contact-form.jsonl'));
    const acknowledged: number[] = [];
    let isOver = false;
    const appending = (async () => {
      for (let n = 0; !isOver; n++) {
        const email = n % 2 === 0 ? 'kept@courriel.example' : 'gone@courriel.example';
        await lines.append({ received: new Date().toISOString(), n, email, message: 'é'.repeat(2000) });
        if (n % 2 === 0) acknowledged.push(n);
      }
    })();
    for (let kill = 0; kill < KILLS; kill++) {
      const child: ChildProcess = spawn(process.execPath, [path.join(modules, 'run.mjs')], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(child, 'exit');
      await Promise.race([child.stdout && once(child.stdout, 'data'), ended]);
      expect(child.exitCode).toBeNull();
      await sleep(Math.random() * 30);
      child.kill('SIGKILL');
      await ended;
    }
    isOver = true;
    await appending;
    const isGone = ({ record }: JournalLine) => record.email === 'gone@courriel.example';
    await removeLines(folder, ['contact-form'], isGone);
    const kept = readJournal(folder, 'contact-form').map(({ record }) => record.n);
    expect(kept.toSorted((a, b) => Number(a) - Number(b))).toEqual(acknowledged);
    expect(acknowledged.length).toBeGreaterThan(KILLS);
    for (const name of readdirSync(folder))
      expect(readFileSync(path.join(folder, name), 'utf8')).not.toContain('gone@');
  },
  TIME_LIMIT,
);
