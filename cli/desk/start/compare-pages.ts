import path from 'node:path';
import { comparePages } from '../../compare/preview.ts';
import { frameSentence } from '../../compare/words.ts';
import { inTemporaryFolder } from '../../core/git/temporary-folder.ts';
import type { ComparePages } from '../publication/page-changes.ts';
import { PUBLICATION_WORDS } from '../publication/words.ts';

/**
 * How the desk compares the pages of a commit with those of the saved content; `undefined` where that is not the project's own
 * content, of which commits hold nothing.
 */
export function pageComparison(root: string, content: string): ComparePages | undefined {
  if (content !== path.join(root, 'content')) return undefined;
  return async ({ before, part, signal, onProgress }) => {
    const compare = (after: string) =>
      comparePages({
        root,
        before: { revision: before },
        after: { content: after },
        signal,
        onProgress(step) {
          if (step.step === 'start' && step.code === 'own') onProgress(PUBLICATION_WORDS.comparingAll);
          if (step.step === 'compare') onProgress(PUBLICATION_WORDS.comparingPages(step.pages));
        },
      });
    const { pages, frame } = await (part === undefined
      ? compare(content)
      : inTemporaryFolder(async (temporary) => {
          const folder = path.join(temporary, 'content');
          await part(folder);
          return compare(folder);
        }));
    const sentences = frame.map((change) => frameSentence(change, 'fr'));
    return { pages, frame: sentences.length === 0 ? null : `${sentences.join('. ')}.` };
  };
}
