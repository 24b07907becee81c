import type { Remote, Repository } from '../../core/git/repository.ts';
import type { Failure } from '../contract.ts';
import { momentLabel } from '../history/moments.ts';
import { Refused } from '../refused.ts';
import { fetch } from './remote.ts';
import { PUBLICATION_WORDS } from './words.ts';

/** Looks at what others have published, one time after the other, and knows since when it could not. */
export class Lookout {
  /** Since when what is known of the others may be old; the start of the desk until somebody has answered. */
  private since = new Date();
  private failure: Failure | null = null;
  private readonly patience: number | undefined;
  private readonly closing: AbortSignal;
  private running: Promise<void> | undefined;

  /**
   * @param closing ends a look that is under way
   * @param patience after which nobody is taken to answer, in milliseconds
   */
  constructor(closing: AbortSignal, patience?: number) {
    this.closing = closing;
    this.patience = patience;
  }

  /**
   * Ends within a bounded time.
   * @throws Refused where nobody answers
   */
  look(repository: Repository, remote: Remote): Promise<void> {
    this.running ??= this.fetch(repository, remote).finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** Since when nobody has answered, and why, in words; `null` where the last time somebody did. */
  unheard(today: string): string | null {
    if (!this.failure) return null;
    return PUBLICATION_WORDS.unheard(momentLabel(this.since.toISOString(), today), this.failure.message);
  }

  private async fetch(repository: Repository, remote: Remote): Promise<void> {
    const began = new Date();
    try {
      await fetch(repository, remote, this.patience, this.closing);
      this.since = began;
      this.failure = null;
    } catch (error) {
      if (error instanceof Refused) this.failure = error.refusal;
      throw this.closing.aborted ? new Refused(PUBLICATION_WORDS.offline) : error;
    }
  }
}
