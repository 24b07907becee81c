import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOf } from '../../../../cli/tools/build.mjs';
import { lastingFolder, temporaryFolder, writeFiles } from '../../../temporary-folder.ts';
import { TIME_LIMIT } from '../../thorough.ts';
import { draftsOver } from '../desk-of.ts';

const SAVE = path.resolve('tests/cli/desk/save-once.mjs');
let bundle = '';

beforeAll(async () => {
  const chunks = await bundleOf({ drafts: path.resolve('cli/desk/state/drafts.ts') });
  const folder = lastingFolder(Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])));
  bundle = pathToFileURL(path.join(folder, 'drafts.mjs')).href;
});

const OLD = '# le prix\nprice: 49 # euros\n';
const LONG = `text: ${'un sapin '.repeat(2000)}\n`;

/** What is saved: over a file that is there, and as a new one. */
const SAVES: readonly (readonly [what: string, file: string, old: string | undefined, text: string])[] = [
  ['a file that is there', 'prices/nobilis.yaml', OLD, OLD.replace('49', '52')],
  ['a new file', 'notices/verglas.yaml', undefined, OLD],
  ['a long text', 'towns/colmar.yaml', OLD, LONG],
  ['a file with a byte-order mark', 'facts/delay.yaml', `\uFEFF${OLD}`, OLD.replace('49', '50')],
];

/** Saves in a process of its own, which dies at a moment; none for one that lives. */
function save(file: string, old: string | undefined, text: string, moment: number | undefined) {
  const root = temporaryFolder({ 'content/site.yaml': 'name: x\n' });
  if (old !== undefined) writeFiles(root, { [`content/${file}`]: old });
  const [content, drafts] = [path.join(root, 'content'), path.join(root, 'drafts')];
  const { stdout, signal } = spawnSync(
    process.execPath,
    [SAVE, bundle, content, drafts, file, text, String(moment ?? '')],
    { encoding: 'utf8' },
  );
  return { content, drafts, stdout, isKilled: signal === 'SIGKILL' };
}

test.each(SAVES)(
  'killed at each moment, a save of %s leaves the old text or the new one, and loses nothing',
  (_, file, old, text) => {
    const whole = save(file, old, text, undefined);
    expect(whole.isKilled).toBe(false);
    const moments = Number(/saved (\d+)/.exec(whole.stdout)?.[1]);
    expect(moments).toBeGreaterThan(10);
    const mark = old?.startsWith('\uFEFF') ? '\uFEFF' : '';
    const seen = new Set<string>();
    for (let turn = 0; turn < Math.ceil(50 / moments); turn++)
      for (let moment = 0; moment < moments; moment++) {
        const { content, drafts, stdout, isKilled } = save(file, old, text, moment);
        expect(isKilled, `moment ${moment} of ${moments}`).toBe(true);
        const target = path.join(content, file);
        const held = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
        expect([old, mark + text]).toContain(held);
        const again = draftsOver(content, drafts);
        if (held !== old) expect(again.hasArrived(file, 1)).toBe(true);
        if (stdout.includes('kept')) expect(again.textOf(file)).toBe(text);
        else expect([old?.replace('\uFEFF', ''), text]).toContain(again.textOf(file));
        if (existsSync(path.dirname(target)))
          expect(readdirSync(path.dirname(target)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
        again.save(file);
        if (again.nextUndo) {
          again.undo();
          expect(again.textOf(file)).toBe(old?.replace('\uFEFF', ''));
          seen.add('undone');
        }
        seen.add(held === old ? 'old' : 'new');
      }
    expect([...seen].sort()).toEqual(['new', 'old', 'undone']);
  },
  TIME_LIMIT,
);
