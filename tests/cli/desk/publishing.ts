import path from 'node:path';
import { openWorkspace } from '../../../cli/core/workspace/workspace.ts';
import { gitPart } from '../../../cli/desk/git-part.ts';
import { deskServer } from '../../../cli/desk/server.ts';

/** A desk over a project's content that is asked to publish. */
export async function prepare(contentDir: string): Promise<() => Promise<void>> {
  const root = path.dirname(contentDir);
  const project = {
    contentDir,
    schemasDir: path.join(root, 'schemas'),
    cacheDir: path.join(root, '.git/cache'),
  };
  const today = () => '2026-12-04';
  const draftsDir = path.join(root, '.git/desk');
  const { app } = deskServer(
    { workspace: openWorkspace(project, today), draftsDir, today, schemaPath: () => '' },
    [gitPart()],
  );
  const ask = (address: string, init?: RequestInit) =>
    app.request(`http://127.0.0.1:1/desk/api${address}`, init);
  await ask('/publication');
  return async () => {
    const body = JSON.stringify({ sentence: 'Deux prix' });
    const answer = await ask('/publish', { method: 'POST', body });
    if (!answer.ok) throw new Error(await answer.text());
  };
}
