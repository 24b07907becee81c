import type { Entry } from '../../core/content/content.ts';
import { fixText } from '../../core/edit/fix-text.ts';
import type { Snapshot } from '../../core/workspace/workspace.ts';

/** An entry's text with what can be corrected beyond doubt. */
export function fixedText({ loaded: { content, problems } }: Snapshot, entry: Entry): string {
  const { file } = entry;
  const ofFile = problems.filter((problem) => problem.file === file.path);
  return fixText(file.text, entry, ofFile, content);
}
