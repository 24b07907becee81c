import { readFileSync } from 'node:fs';
import { Module } from 'node:module';
import path from 'node:path';
import { writeExtension } from '../../../cli/editors/vscode/build.mjs';
import { lastingFolder } from '../../temporary-folder.ts';

const folder = lastingFolder();
beforeAll(() => writeExtension(folder));

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Every name that the editor exports, as a class that does nothing: enough to be extended. */
function editorWithoutWindow(): object {
  const types = readFileSync('node_modules/@types/vscode/index.d.ts', 'utf8');
  const names = types.matchAll(/^\texport (?:abstract )?(?:class|enum|namespace|const|function) (\w+)/gm);
  return Object.fromEntries(Array.from(names, ([, name = '']) => [name, class {}]));
}

test('the extension loads in an editor, and has what the editor calls', () => {
  const loader = Module as unknown as { _load(name: string, ...rest: readonly unknown[]): unknown };
  const load = loader._load;
  const editor = editorWithoutWindow();
  loader._load = (name, ...rest) => (name === 'vscode' ? editor : load(name, ...rest));
  try {
    const extension = new Module('extension') as Module & { _compile(code: string, file: string): void };
    extension._compile(read('extension.cjs'), path.join(folder, 'extension.cjs'));
    expect(Object.keys(extension.exports).sort()).toEqual(['activate', 'deactivate']);
  } finally {
    loader._load = load;
  }
});
