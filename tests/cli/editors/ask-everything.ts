import type { Workspace } from '../../../cli/core/workspace/workspace.ts';
import { actionsAt } from '../../../cli/editors/actions.ts';
import { asked } from '../../../cli/editors/asked.ts';
import { completionsAt } from '../../../cli/editors/completion.ts';
import { shownFindings, shownProblems } from '../../../cli/editors/diagnostics.ts';
import { Files } from '../../../cli/editors/files.ts';
import { hoverAt } from '../../../cli/editors/hover.ts';
import { definitionAt, referencesAt } from '../../../cli/editors/places.ts';
import { renamableAt } from '../../../cli/editors/rename.ts';

/** Asks whatever an editor may ask at one place of a text of a file; the file itself is as it was afterwards. */
export function askEverything(workspace: Workspace, path: string, text: string, at: number, typed = 0): void {
  workspace.setText(path, text);
  const snapshot = workspace.snapshot();
  const files = new Files(workspace.project.contentDir);
  const place = asked(snapshot, 'fr', path, text, at);
  for (const item of completionsAt(place)) expect(item.label).not.toBe('');
  hoverAt(place);
  definitionAt(place, files);
  referencesAt(place, files);
  renamableAt(place);
  const about = {
    snapshot,
    language: 'fr',
    files,
    path,
    text,
    span: { start: at - typed, end: at },
    isCompared: true,
  } as const;
  for (const { edit, title } of actionsAt({
    ...about,
    creates: true,
    renames: true,
    acceptCommand: undefined,
  }))
    expect(edit?.documentChanges, title).not.toEqual([]);
  shownProblems(snapshot, files, 'en');
  shownFindings(snapshot, files, 'en');
  workspace.setText(path, undefined);
}
