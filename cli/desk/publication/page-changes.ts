import { aroundDifference } from '../../core/text/around-difference.ts';
import type { Publication } from '../contract.ts';
import { PUBLICATION_WORDS } from './words.ts';

/** A page that visitors will read otherwise. */
interface ComparedPage {
  readonly address: string;
  readonly title: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** The sentences that differ; one side is missing where it is new or gone. */
  readonly words: readonly { readonly before?: string; readonly after?: string }[];
}

/** What the site's comparison of two versions finds. */
interface ComparedPages {
  readonly pages: readonly ComparedPage[];
  /** Pages of which the menu or the footer alone changed, in one sentence. */
  readonly frame: string | null;
}

/** Compares the saved content with that of a commit, page by page. */
export type ComparePages = (options: {
  readonly before: string;
  /** Writes what is saved into a folder, without what is not to be compared; all of it by default. */
  readonly part?: ((folder: string) => Promise<void>) | undefined;
  readonly signal: AbortSignal;
  /** Reports what is done now. */
  readonly onProgress: (words: string) => void;
}) => Promise<ComparedPages>;

type Versions = Pick<Parameters<ComparePages>[0], 'before' | 'part'>;
type Shown = Pick<Publication, 'frame' | 'busy' | 'progress'> & {
  readonly pages: readonly Omit<Publication['pages'][number], 'movedTo'>[];
};

/** Sentences of one page that are shown, before the others are left out. */
const MOST_SENTENCES = 4;

/** The comparison of pages: made in the background, ended when something has changed, and kept until then. */
export class PageChanges {
  private readonly compare: ComparePages | undefined;
  private key = '';
  private shown: Shown = { pages: [], frame: null, busy: false, progress: null };
  private running: AbortController | undefined;

  constructor(compare: ComparePages | undefined, closing: AbortSignal) {
    closing.addEventListener('abort', () => this.running?.abort(closing.reason));
    this.compare = compare;
  }

  /**
   * What is known of one state of the content; the first request starts the comparison.
   * @param unseen why no page may show the change, where that is known
   */
  of(key: string, versions: Versions, unseen?: string): Shown {
    if (key !== this.key && this.compare) {
      this.running?.abort(new Error('cancelled'));
      this.key = key;
      this.start(this.compare, versions, unseen);
    }
    return this.shown;
  }

  private start(compare: ComparePages, versions: Versions, unseen: string | undefined): void {
    const running = new AbortController();
    this.running = running;
    this.shown = { pages: [], frame: null, busy: true, progress: PUBLICATION_WORDS.comparing };
    const isCurrent = () => this.running === running;
    const onProgress = (progress: string) => {
      if (isCurrent()) this.shown = { ...this.shown, progress };
    };
    compare({ ...versions, signal: running.signal, onProgress }).then(
      ({ pages, frame }) => {
        if (!isCurrent()) return;
        const seen = frame ?? (pages.length === 0 ? PUBLICATION_WORDS.unseen(unseen) : null);
        this.shown = { pages: pages.map(pageShown), frame: seen, busy: false, progress: null };
      },
      () => {
        if (isCurrent())
          this.shown = { pages: [], frame: PUBLICATION_WORDS.cannotCompare, busy: false, progress: null };
      },
    );
  }
}

function pageShown({ address, title, kind, words }: ComparedPage): Shown['pages'][number] {
  const sides = words.slice(0, MOST_SENTENCES).map(({ before, after }) => {
    if (before === undefined || after === undefined) return { before, after };
    const [old, now] = aroundDifference(before, after);
    return { before: old, after: now };
  });
  const side = (name: 'before' | 'after') => {
    const sentences = sides.flatMap((change) => change[name] ?? []);
    const rest = words.length > MOST_SENTENCES ? [' …'] : [];
    return sentences.length === 0 ? null : [sentences.join(' · '), ...rest].join('');
  };
  const kinds = { added: 'new', removed: 'gone', changed: 'changed' } as const;
  return { address, title, kind: kinds[kind], before: side('before'), after: side('after') };
}
