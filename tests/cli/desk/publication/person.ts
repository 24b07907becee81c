import { ContentHistory } from '../../../../cli/desk/history/history.ts';
import type { Author } from '../../../../cli/desk/publication/author.ts';
import type { Sides } from '../../../../cli/desk/publication/incoming.ts';
import { ContentPublication } from '../../../../cli/desk/publication/publication.ts';
import { Refused } from '../../../../cli/desk/refused.ts';
import { SmallRepository, withPlainSpaces } from '../small-repository.ts';

export async function tried(run: Promise<{ readonly message: string }>): Promise<string> {
  try {
    return withPlainSpaces((await run).message);
  } catch (error) {
    if (error instanceof Refused)
      return withPlainSpaces([error.refusal.message, error.refusal.advice].join(' | '));
    throw error;
  }
}

/** Somebody at a desk of their own, over a clone of what is published. */
export class Person extends SmallRepository {
  readonly publication: ContentPublication;

  constructor(bare: string, name: string, patience?: number) {
    super({ from: [`file://${bare}`] });
    this.git('config', 'user.name', name);
    this.publication = new ContentPublication(this, new ContentHistory(this), undefined, patience);
  }

  publish(sentence = '', author?: Author): Promise<string> {
    return tried(this.publication.publish({ sentence, author }));
  }

  propose(sentence: string): Promise<string> {
    return tried(this.publication.propose({ sentence }));
  }

  async receive(sides: Sides = {}): Promise<string> {
    const revision = (await this.incoming())?.revision ?? '';
    return tried(this.publication.receive(revision, sides));
  }

  async incoming() {
    await this.publication.look();
    return (await this.publication.read()).incoming;
  }

  async unpublished(): Promise<readonly string[]> {
    await this.publication.look();
    return (await this.publication.read()).entries.map(({ title }) => title);
  }

  terminal(): readonly string[] {
    return [this.git('status', '--porcelain'), this.git('pull', '--quiet', '--ff-only')];
  }
}
