import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openWorkspace, type Workspace } from '../../../cli/core/workspace/workspace.ts';
import { deskServer } from '../../../cli/desk/server.ts';
import { Drafts } from '../../../cli/desk/state/drafts.ts';
import { testDay } from '../../day.mjs';
import { shop } from '../../shop.mjs';
import { lastingFolder, temporaryFolder } from '../../temporary-folder.ts';

type Parts = NonNullable<Parameters<typeof deskServer>[1]>;

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  readonly body: any;
}

export type TestDesk = ReturnType<typeof deskOver>;

/** Of the test that runs, in a file that opens one. */
export let desk: TestDesk;

/** Opens a desk over a copy of the shop, for all tests of a file. */
export function openDeskForAll(): void {
  const folder = lastingFolder();
  beforeAll(() => {
    desk = openDesk(copyTo(folder));
  });
}

/** The same, at which nobody has done anything when a test begins. */
export function openDeskForEach(): void {
  openDeskForAll();
  beforeEach(() => {
    desk = openAgain(desk);
  });
}

let edits = 0;

/** Copies the shop to `folder`, whose drafts stay as they are; returns it. */
export function copyTo(folder = temporaryFolder()): string {
  rmSync(path.join(folder, 'content'), { recursive: true, force: true });
  cpSync(shop.content, path.join(folder, 'content'), { recursive: true });
  return folder;
}

export function openDesk(
  folder: string,
  schemasDir: string = path.resolve('schemas'),
  parts: Parts = [],
): TestDesk {
  const contentDir = path.join(folder, 'content');
  const cacheDir = path.resolve('node_modules/.cache/sapin-tests');
  return deskOver(
    openWorkspace({ contentDir, schemasDir, cacheDir }, () => testDay),
    folder,
    parts,
  );
}

/** A desk at which nobody has done anything, in the place of `last`: it need not read again what is as it was for that one. */
export function openAgain(last: TestDesk): TestDesk {
  const { desk } = last.server;
  for (const file of desk.drafts.unsavedPaths()) desk.workspace.setText(file, undefined);
  const folder = path.dirname(last.contentDir);
  copyTo(folder);
  rmSync(last.draftsDir, { recursive: true });
  desk.workspace.refresh();
  return deskOver(desk.workspace, folder, last.parts);
}

function deskOver(workspace: Workspace, folder: string, parts: Parts) {
  const contentDir = path.join(folder, 'content');
  const draftsDir = path.join(folder, 'drafts');
  mkdirSync(draftsDir, { recursive: true });
  const server = deskServer(
    {
      workspace,
      draftsDir,
      today: () => testDay,
      schemaPath: (_, schema) => `../../generated/schemas/${schema}.json`,
    },
    parts,
  );
  const ask = async (address: string, init?: RequestInit): Promise<Answer> => {
    const response = await server.app.request(`http://127.0.0.1:1/desk/api${address}`, init);
    return { status: response.status, body: await response.json() };
  };
  const inside = (file: string) => path.join(contentDir, file);
  const post = (address: string, body: unknown) =>
    ask(address, { method: 'POST', body: JSON.stringify(body) });
  return {
    contentDir,
    draftsDir,
    server,
    parts,
    get: (address: string) => ask(address),
    post,
    /** Writes into an entry, under a number of its own. */
    edit: (subject: string, ...all: readonly object[]) =>
      post('/edit', { subject, edits: all, number: edits++ }),
    upload: (name: string, bytes: Uint8Array) =>
      ask(`/picture?name=${encodeURIComponent(name)}`, { method: 'POST', body: bytes as BodyInit }),
    read: (file: string) => readFileSync(inside(file), 'utf8'),
    has: (file: string) => existsSync(inside(file)),
    /** Writes a file as another program would, and lets the desk know. */
    write(file: string, text: string) {
      writeFileSync(inside(file), text);
      server.desk.diskChanged();
    },
  };
}

/** The unsaved texts of a content folder, without the desk around them. */
export function draftsOver(contentDir: string, state: string, now?: () => number): Drafts {
  const project = { contentDir, schemasDir: '', cacheDir: '' };
  return new Drafts({ project, setText() {}, refresh() {} }, state, now);
}
