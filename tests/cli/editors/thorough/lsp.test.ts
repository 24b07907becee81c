import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from 'vscode-languageserver/node';
import { TIME_LIMIT } from '../../thorough.ts';
import { editor, editorForAll, open, shop } from '../shop-editor.ts';

editorForAll();

/** Types a whole entry into an empty file, key by key, and asks on the way. */
async function typeAll(file: string, text: string): Promise<void> {
  await editor.open(file, '');
  for (let at = 0; at < text.length; at++) {
    await editor.type(file, at, 0, text[at] ?? '');
    if (at % 9 === 0) await editor.complete(file, at + 1);
    if (at % 13 === 0) await editor.hover(file, at);
    if (at % 97 === 0) await editor.actions(file, text.slice(0, at + 1));
  }
}

/** What is shown of a file once a contradiction elsewhere has gone and come back: what was asked before is answered by then. */
async function settled(file: string): Promise<readonly Diagnostic[]> {
  const elsewhere = 'towns/houtaud.yaml';
  const isPlanted = (all: readonly Diagnostic[]) => all.some(({ code }) => code === 'list-mismatch');
  await editor.shown(elsewhere, isPlanted);
  await open(elsewhere, (text) => text.replace('  - oye-et-pallet\n', ''));
  await editor.shown(elsewhere, (all) => !isPlanted(all));
  await editor.close(elsewhere);
  await editor.shown(elsewhere, isPlanted);
  // All files are told of in one go, which an answer comes after.
  await editor.moving(file, file);
  return editor.diagnostics.get(editor.uri(file)) ?? [];
}

test.each(['varieties/epicea-du-haut-doubs.yaml', 'facts/order-deadline.yaml'])(
  'a whole entry, typed key by key: %s',
  async (file) => {
    await editor.shown('facts/order-deadline.yaml', (all) => all.length === 2);
    const before = await settled(file);
    await typeAll(file, shop.read(file));
    const after = await editor.shown(file, (all) => JSON.stringify(all) === JSON.stringify(before));
    expect(after).toEqual(before);
    const { problems } = await shop.json('check');
    expect(
      after
        .filter(({ code }) => String(code).includes('/')) // the others are contradictions and questions
        .map(({ code, range: { start } }) => [code, start.line + 1, start.character + 1]),
    ).toEqual(
      problems.filter((each) => each.file === file).map(({ code, line, column }) => [code, line, column]),
    );
    expect(editor.textOf(file).text).toBe(readFileSync(path.join(shop.contentDir, file), 'utf8'));
  },
  TIME_LIMIT,
);
