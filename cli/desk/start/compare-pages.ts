import path from 'node:path';
import { comparePages } from '../../compare/preview.ts';
import { frameSentence } from '../../compare/words.ts';
import { capitalized } from '../../core/text/capitalized.ts';
import type { ComparePages } from '../publication/page-changes.ts';
import { PUBLICATION_WORDS } from '../publication/words.ts';

/**
 * How the desk compares the pages of a commit with those of the saved content; `undefined` where that is not the content
 * of the project, because commits do not hold it.
 */
export function pageComparison(root: string, content: string): ComparePages | undefined {
  if (content !== path.join(root, 'content')) return undefined;
  return async ({ before, part, signal, onProgress }) => {
    const { pages, frame } = await comparePages({
      root,
      before: { revision: before },
      after: { content: part ?? content },
      signal,
      onProgress(step) {
        if (step.step === 'start' && step.code === 'different') onProgress(PUBLICATION_WORDS.comparingAll);
        if (step.step === 'compare') onProgress(PUBLICATION_WORDS.comparingPages(step.pages));
      },
    });
    const sentences = frame.map((change) => capitalized(frameSentence(change, 'fr')));
    return { pages, frame: sentences.length === 0 ? null : `${sentences.join('. ')}.` };
  };
}
