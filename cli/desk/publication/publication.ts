// Longer than other files: what publishes, proposes and receives shares one order of steps, and how each may fail.
import { allEntries, findEntry } from '../../core/content/content.ts';
import { redirectsIn } from '../../core/content/redirects.ts';
import {
  currentBranch,
  isBusy,
  openRepository,
  type Repository,
  remoteOf,
} from '../../core/git/repository.ts';
import { askGit, GitError } from '../../core/git/run-git.ts';
import { advance, locksOf } from '../../core/git/working-tree.ts';
import type { Publication, Published, Subject } from '../contract.ts';
import type { DeskContent } from '../desk-content.ts';
import type { ContentHistory } from '../history/history.ts';
import { MISSING_WORDS } from '../missing-words.ts';
import { ignore, Refused } from '../refused.ts';
import { seenFrom } from '../view/wait.ts';
import { arrivals } from './arrivals.ts';
import { hasAuthor, keepAuthor } from './author.ts';
import { commitContent, refuseFaulty, refuseUnread, type Sending, wordsFor } from './commit.ts';
import { compareAddress } from './compare-address.ts';
import { EMPTY, type Known, knownFrom, NO_PAGES, NOTHING } from './empty.ts';
import { type Sides, sizeOf } from './incoming.ts';
import { isLocked, refuseLocked } from './locks.ts';
import { Lookout } from './lookout.ts';
import { type ComparePages, PageChanges } from './page-changes.ts';
import { proposalName } from './proposal-name.ts';
import { forgetUnfinished, receive, unfinished } from './receive.ts';
import { push } from './remote.ts';
import { suggestionFor } from './sentence.ts';
import { type State, stateOf } from './state.ts';
import { KnownTies } from './ties.ts';
import { undelete } from './undelete.ts';
import { unseenWhy } from './why-unseen.ts';
import { PUBLICATION_WORDS } from './words.ts';

interface Taken {
  readonly taken: State;
  readonly left: readonly string[];
}

/** How often publishing begins again because somebody else was faster. */
const ATTEMPTS = 4;
/** The publication of a project's content, as long as a desk is open. */
export class ContentPublication {
  private readonly desk: DeskContent;
  private readonly history: ContentHistory;
  private readonly pages: PageChanges;
  private readonly lookout: Lookout;
  private isRunning = false;
  /** The work at the end of a look that nobody requested. */
  private finishing: Promise<unknown> | undefined;
  private last: Known = NOTHING;
  /** Called each time with what was found. */
  onKnown: (known: Known) => void = () => {};
  private readonly ties: KnownTies;

  /**
   * @param compare `undefined` where there is no site to compare
   * @param patience after which a place that does not answer is left for later, in milliseconds
   */
  constructor(desk: DeskContent, history: ContentHistory, compare?: ComparePages, patience?: number) {
    this.lookout = new Lookout(desk.closing, patience);
    this.desk = desk;
    this.ties = new KnownTies(desk);
    this.history = history;
    this.pages = new PageChanges(compare, desk.closing);
  }

  /**
   * What would be published, and what may be received. The comparison of pages begins, and is ready at a later call.
   * @param without the subjects of the entries that would wait
   */
  async read(without?: readonly Subject[]): Promise<Publication> {
    const state = await this.state({ without });
    if (typeof state === 'string') return { ...EMPTY, obstacle: state };
    const { repository, remote, working, base, entries, obstacle, isFaulty, faults, branch, part } = state;
    const content = this.desk.content();
    const going = part?.entries ?? entries;
    const hasChanges = going.length > 0;
    const key = [base, working.part, ...(part ? going.map(({ subject }) => subject) : [])].join(' ');
    const compared =
      hasChanges && !isFaulty
        ? this.pages.of(key, { before: base, part: part?.write }, unseenWhy(content, going))
        : NO_PAGES;
    const moved = redirectsIn(findEntry(content, content.settings.redirects)?.value);
    const ties = await this.ties.of(state);
    const canPropose = hasChanges && !isFaulty && !isBusy(repository);
    return {
      revision: working.part,
      entries: entries.map(({ subject, title, changes }) => ({
        subject,
        title,
        changes,
        seenFrom: seenFrom(content, findEntry(content, subject), this.desk.today()),
        needs: [...(ties.get(subject)?.needs ?? [])],
        namedBy: [...(ties.get(subject)?.namedBy ?? [])],
        isRecorded: state.recorded.has(subject),
      })),
      ...compared,
      pages: compared.pages.map((page) => ({ ...page, movedTo: moved.get(page.address) ?? null })),
      suggestion: suggestionFor(content, going),
      obstacle,
      faults,
      nowhere: remote ? null : PUBLICATION_WORDS.nowhere,
      incoming: await arrivals(this.desk, this.history, state),
      unheard: this.lookout.unheard(this.desk.today()),
      canPublish: canPropose && branch !== undefined && state.hindrance === null,
      canPropose,
      asksAuthor: hasChanges && !(await hasAuthor(repository)),
    };
  }

  /** What was last found. */
  known(): Known {
    return this.last;
  }

  /** Compares again with what was last seen of the others. */
  async refresh(): Promise<void> {
    await this.state({ isChecked: false });
  }

  /** Looks what others have published, finishes what was left half done, and follows where no file changes by it. */
  async look(): Promise<void> {
    const repository = await this.repository();
    const remote = await remoteOf(repository, (await currentBranch(repository)) ?? 'main');
    if (!remote) return;
    await this.lookout.look(repository, remote).catch(ignore(Refused));
    if (this.isRunning) return;
    this.finishing ??= this.finish().finally(() => {
      this.finishing = undefined;
    });
    await this.finishing.catch(ignore(Refused));
  }

  /**
   * Merges what others have published into the files, joined with what is saved here.
   * @param revision what they had published when `sides` were chosen
   * @param sides which version of what both have changed, by file and field
   * @throws Refused
   */
  receive(revision: string, sides: Sides): Promise<Published> {
    return this.alone(async () => {
      const came = await arrivals(this.desk, this.history, await this.finish());
      const state = await this.found({ isChecked: false, sides });
      const isOther = state.incoming && state.incoming.tip !== revision;
      if (isOther && Object.keys(sides).length > 0) throw new Refused(PUBLICATION_WORDS.changedAgain);
      const { taken, left } = await this.take(state, sides);
      const isChanged = allEntries(this.desk.content()).some(({ file }) => this.desk.isUnsaved(file.path));
      const { received, nothingCame, notBack } = PUBLICATION_WORDS;
      const message = came ? received(came.summary, isChanged || taken.entries.length > 0) : nothingCame;
      return { message: left.length > 0 ? `${message} ${notBack(left)}` : message, address: null };
    });
  }

  /**
   * Commits the content and sends it to where the site is published, on top of what others have published.
   * @throws Refused
   */
  publish(sending: Sending): Promise<Published> {
    return this.alone(async () => {
      const names = new Set<string>();
      const { revision: _, ...again } = sending;
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        // What came at the first attempt has changed the files as well.
        const { state, came } = await this.joined(attempt === 0 ? sending : again);
        if (came !== '') names.add(came);
        const { repository, remote, branch } = state;
        if (branch === undefined) throw new Refused(PUBLICATION_WORDS.past);
        const commit = await commitContent(this.desk, state, sending.sentence);
        await refuseLocked(state.repository, state.branch);
        if (remote && !(await push(repository, remote, commit))) continue;
        // Where that fails, the next look finds that all is as it was published.
        await advance(repository, branch, { from: state.head, to: commit }).catch(ignore(GitError));
        const done = remote ? PUBLICATION_WORDS.published : PUBLICATION_WORDS.keptHere;
        return { message: [done, ...[...names].map(PUBLICATION_WORDS.cameToo)].join(' '), address: null };
      }
      throw new Refused(PUBLICATION_WORDS.ahead);
    });
  }

  /**
   * Commits the content on a new branch and sends that. The branch that is checked out stays as it is.
   * @throws Refused
   */
  propose(sending: Sending): Promise<Published> {
    return this.alone(async () => {
      const { state } = await this.joined(sending, true);
      const { repository, remote } = state;
      const commit = await commitContent(this.desk, state, sending.sentence);
      const words = wordsFor(this.desk, state, sending.sentence);
      const name = await proposalName(repository, remote, this.desk.today(), words);
      if (!remote) {
        await askGit(repository.folder, ['update-ref', `refs/heads/${name}`, commit, '']);
        return { message: PUBLICATION_WORDS.proposedHere(name), address: null };
      }
      if (!(await push(repository, remote, commit, name))) throw new Refused(PUBLICATION_WORDS.failed);
      const address = compareAddress(remote.address, remote.branch, name);
      return {
        message: address === null ? PUBLICATION_WORDS.proposedAs(name) : PUBLICATION_WORDS.proposed,
        address,
      };
    });
  }

  private async alone<T>(run: () => Promise<T>): Promise<T> {
    if (this.isRunning) throw new Refused(PUBLICATION_WORDS.running);
    this.isRunning = true;
    try {
      await this.finishing?.catch(() => undefined); // the look reports its fault
      return await run();
    } finally {
      this.isRunning = false;
      await this.refresh().catch(ignore(GitError));
    }
  }

  /** What is missing for a state, in words, or the state. What is known stays while the files are on their way. */
  private async state(options?: Parameters<typeof stateOf>[2]): Promise<State | string> {
    const { isRunning } = this;
    const state = await stateOf(this.desk, this.history, options);
    if (!isRunning && !this.isRunning) {
      this.last = typeof state === 'string' ? NOTHING : await knownFrom(state);
      this.onKnown(this.last);
    }
    return typeof state === 'string' ? MISSING_WORDS[state] : state;
  }

  private async found(options?: Parameters<typeof stateOf>[2]): Promise<State> {
    const state = await this.state(options);
    if (typeof state === 'string') throw new Refused(state);
    return state;
  }

  /**
   * The state on which a commit can be based: others have published nothing that is not here.
   * @param isProposal a person will join what both have changed: it stays as it is here
   */
  private async joined(
    { author, without, revision }: Sending,
    isProposal = false,
  ): Promise<{ state: State; came: string }> {
    const repository = await this.repository();
    if (author) await keepAuthor(repository, author);
    if (!(await hasAuthor(repository))) throw new Refused(PUBLICATION_WORDS.author);
    const remote = await remoteOf(repository, (await currentBranch(repository)) ?? 'main');
    if (remote) {
      this.desk.progress(PUBLICATION_WORDS.looking);
      await this.lookout.look(repository, remote);
    }
    this.desk.progress(PUBLICATION_WORDS.checking);
    await this.finish();
    const now = await this.found({ without });
    refuseUnread(now, revision);
    refuseFaulty(now, PUBLICATION_WORDS.faultyAdvice);
    const isStuck = now.hindrance !== null || (now.incoming?.clashes.length ?? 0) > 0;
    if (isProposal && isStuck) return { state: now, came: '' };
    if (now.hindrance !== null) throw new Refused(now.hindrance);
    if (!now.incoming) return { state: now, came: '' };
    const { summary: came = '' } = (await arrivals(this.desk, this.history, now)) ?? {};
    await this.take(now, {});
    const state = await this.found({ without });
    refuseFaulty(state, PUBLICATION_WORDS.faultyAfter(came));
    return { state, came };
  }

  /**
   * Receives what is known to be there.
   * @returns what was received, and the titles of entries that a deletion which is taken back has left changed
   * @throws Refused
   */
  private async take(state: State, sides: Sides): Promise<Taken> {
    const { repository, branch, incoming, hindrance, working } = state;
    if (hindrance !== null) throw new Refused(hindrance);
    if (!incoming || branch === undefined) return { taken: state, left: [] };
    if (incoming.clashes.length > 0) throw new Refused(PUBLICATION_WORDS.clashes);
    if (incoming.head !== incoming.fork && !(await hasAuthor(repository)))
      throw new Refused(PUBLICATION_WORDS.author);
    await refuseLocked(state.repository, state.branch);
    const undeleted = undelete(this.desk, incoming, sides);
    if (undeleted) {
      const now = await this.found({ isChecked: false, sides, tip: incoming.tip });
      const { taken, left } = await this.take(now, sides);
      return { taken, left: [...undeleted, ...left] };
    }
    try {
      await receive(repository, { branch, incoming, part: working.part, sides });
    } catch (error) {
      throw isLocked(error) ? new Refused(PUBLICATION_WORDS.locked) : error;
    } finally {
      this.desk.filesChanged();
    }
    return { taken: state, left: [] };
  }

  /**
   * Finishes what a killed process has begun, and follows what others have published where no file changes by it.
   * @returns the state afterwards
   */
  private async finish(): Promise<State> {
    const repository = await this.repository();
    const begun = unfinished(repository);
    if (begun) {
      const state = await this.found({ isChecked: false, ...begun });
      if (state.hindrance === null && state.incoming?.clashes.length === 0)
        await this.take(state, begun.sides);
      forgetUnfinished(repository);
    }
    const state = await this.found();
    const { incoming, hindrance, branch = '' } = state;
    const isSame = incoming && incoming.head === incoming.fork && sizeOf(incoming) === 0;
    if (!isSame || hindrance !== null || locksOf(repository, branch).length > 0) return state;
    await this.take(state, {});
    return await this.found();
  }

  private async repository(): Promise<Repository> {
    const repository = await openRepository(this.desk.project.contentDir);
    if (typeof repository === 'string') throw new Refused(MISSING_WORDS[repository]);
    return repository;
  }
}
