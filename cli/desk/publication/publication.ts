// Longer than other files: publishing and proposing are the same steps, told apart at the last ones.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Content, findEntry } from '../../content/content.ts';
import { loadContent } from '../../content/load.ts';
import type { Problem } from '../../diagnostics/problem.ts';
import {
  commitOf,
  currentBranch,
  forkOf,
  isBusy,
  lastSeen,
  openRepository,
  type Remote,
  type Repository,
  remoteOf,
} from '../../git/repository.ts';
import { askGit, tryGit } from '../../git/run-git.ts';
import { stageAs, type WorkingTree, workingTree } from '../../git/working-tree.ts';
import { fr } from '../../messages/phrases.ts';
import { slugify } from '../../shared/slug.ts';
import type { Publication, Published, UnpublishedEntry } from '../contract.ts';
import type { DeskContent } from '../desk-content.ts';
import { type ChangedEntry, subjectOf } from '../history/entry-changes.ts';
import type { ContentHistory } from '../history/history.ts';
import { pictureWords } from '../history/value-words.ts';
import { MISSING_WORDS } from '../missing-words.ts';
import { Refused } from '../refused.ts';
import { labelAt, placeOf, titleOf } from '../view/names.ts';
import { wordsOfProblem } from '../view/wording.ts';
import { compareAddress } from './compare-address.ts';
import { type ComparePages, PageChanges } from './page-changes.ts';
import { push } from './push.ts';
import { unseenWhy } from './why-unseen.ts';
import { PUBLICATION_WORDS } from './words.ts';

/** Who publishes. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** What is saved here and what visitors read, at one moment. */
interface State {
  readonly repository: Repository;
  readonly head: string;
  /** `undefined` where no branch is checked out. */
  readonly branch: string | undefined;
  readonly remote: Remote | undefined;
  /** The commit that is published, as far as it is known here; the last one where nothing is published from here. */
  readonly base: string;
  readonly working: WorkingTree;
  readonly entries: readonly ChangedEntry[];
  readonly obstacle: string | null;
  readonly isFaulty: boolean;
  readonly faults: Publication['faults'];
}

/** The publication of a project's content, as long as a desk is open. */
export class ContentPublication {
  private readonly desk: DeskContent;
  private readonly history: ContentHistory;
  private readonly pages: PageChanges;
  private isRunning = false;
  private last: readonly UnpublishedEntry[] = [];

  /** @param compare `undefined` where there is no site to compare */
  constructor(desk: DeskContent, history: ContentHistory, compare?: ComparePages) {
    this.desk = desk;
    this.history = history;
    this.pages = new PageChanges(compare);
  }

  /** What would be published. The comparison of pages begins, and is ready at a later call. */
  async read(): Promise<Publication> {
    const state = await this.state();
    if ('missing' in state) return { ...EMPTY, obstacle: state.missing };
    const { repository, remote, working, base, entries, obstacle, isFaulty, faults, branch } = state;
    const hasChanges = entries.length > 0;
    const key = `${base} ${working.part}`;
    const compared =
      hasChanges && !isFaulty ? this.pages.of(key, base, unseenWhy(this.desk.content(), entries)) : NO_PAGES;
    const canPropose = hasChanges && !isFaulty && !isBusy(repository);
    return {
      entries: entries.map(({ subject, title, changes }) => ({ subject, title, changes })),
      ...compared,
      suggestion: suggestionFor(entries),
      obstacle,
      faults,
      nowhere: remote ? null : PUBLICATION_WORDS.nowhere,
      canPublish: canPropose && branch !== undefined,
      canPropose,
      asksAuthor: hasChanges && !(await hasAuthor(repository)),
    };
  }

  /** Entries that visitors read otherwise, as `refresh` or `read` last found them. */
  unpublished(): readonly UnpublishedEntry[] {
    return this.last;
  }

  /** Looks again; says whether other entries are unpublished than before. */
  async refresh(): Promise<boolean> {
    const before = JSON.stringify(this.last);
    await this.state(false);
    return JSON.stringify(this.last) !== before;
  }

  /**
   * Commits the content and sends it to where the site is published.
   * @throws Refused
   */
  publish(sentence: string, author?: Author): Promise<Published> {
    return this.alone(async () => {
      const state = await this.prepared(author);
      const { repository, remote, branch } = state;
      if (branch === undefined) throw new Refused(PUBLICATION_WORDS.past);
      const committed = await this.commit(state, sentence);
      if (remote) await push(repository, remote.name, committed.commit, remote.branch);
      if (committed.commit !== state.head) await follow(repository, branch, state.head, committed);
      await this.refresh();
      return { message: remote ? PUBLICATION_WORDS.published : PUBLICATION_WORDS.keptHere, address: null };
    });
  }

  /**
   * Commits the content on a branch of its own and sends that. Neither the branch that is checked out nor any file changes.
   * @throws Refused
   */
  propose(sentence: string, author?: Author): Promise<Published> {
    return this.alone(async () => {
      const state = await this.prepared(author);
      const { repository, remote } = state;
      const committed = await this.commit(state, sentence);
      const name = await proposalName(
        repository,
        remote,
        this.desk.today(),
        sentence.trim() || committed.sentence,
      );
      if (!remote) {
        await askGit(repository.folder, ['update-ref', `refs/heads/${name}`, committed.commit, '']);
        return { message: PUBLICATION_WORDS.proposedHere(name), address: null };
      }
      await push(repository, remote.name, committed.commit, name);
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
      return await run();
    } finally {
      this.isRunning = false;
    }
  }

  /** @param isChecked whether to look for errors, for which the whole content may have to be read */
  private async state(isChecked = true): Promise<State | { readonly missing: string }> {
    const { project } = this.desk;
    const repository = await openRepository(project.contentDir);
    if (typeof repository === 'string') {
      this.last = [];
      return { missing: MISSING_WORDS[repository] };
    }
    const head = await askGit(repository.folder, ['rev-parse', 'HEAD']);
    const branch = await currentBranch(repository);
    const remote = await remoteOf(repository, branch ?? 'main');
    const seen = remote && (await lastSeen(repository, remote));
    const base = (seen && (await forkOf(repository, seen, head))) ?? head;
    const working = await workingTree(repository, head, { isKept: false, since: base });
    const content = this.desk.content();
    const entries = await this.changed(content, repository, base, working);
    this.last = entries.flatMap(({ subject, title, kind }) =>
      subject === '' ? [] : [{ subject, title, change: kind }],
    );
    // With the entries at fault, which `content` is without.
    const loaded = isChecked && entries.length > 0 ? loadContent(project) : undefined;
    const fault = loaded ? faultOf(loaded.content, loaded.problems) : null;
    const faults = loaded ? faultsOf(loaded.content, loaded.problems) : [];
    const unfinished = isBusy(repository) ? PUBLICATION_WORDS.unfinished : null;
    const past = branch === undefined ? PUBLICATION_WORDS.past : null;
    const obstacle = entries.length === 0 ? null : (fault ?? unfinished ?? past);
    const isFaulty = fault !== null;
    return { repository, head, branch, remote, base, working, entries, obstacle, isFaulty, faults };
  }

  private async changed(
    content: Content,
    repository: Repository,
    base: string,
    { changes }: WorkingTree,
  ): Promise<ChangedEntry[]> {
    await this.history.readAll(repository, [
      { files: changes.map(({ before }) => ({ before, after: undefined })) },
    ]);
    return this.history.changesToNow(content, changes, base, (file) => {
      try {
        return readFileSync(path.join(repository.folder, file));
      } catch {
        return undefined; // it has just gone
      }
    });
  }

  /** Everything that must hold before a commit. */
  private async prepared(author: Author | undefined): Promise<State> {
    const first = await this.state();
    if ('missing' in first) throw new Refused(first.missing);
    const { repository, isFaulty, obstacle } = first;
    if (isBusy(repository) || isFaulty)
      throw new Refused({
        message: obstacle ?? '',
        advice: isFaulty ? PUBLICATION_WORDS.faultyAdvice : null,
      });
    if (author) await keepAuthor(repository, author);
    if (!(await hasAuthor(repository))) throw new Refused(PUBLICATION_WORDS.author);
    return (await this.catchUp(first)) ? this.prepared(author) : first;
  }

  /**
   * Takes over what has been published from here although this copy does not know it: a publication that was cut short after
   * it had arrived. Only where all files are already as they are there.
   * @returns whether this copy has moved
   */
  private async catchUp({ repository, remote, branch, head }: State): Promise<boolean> {
    const seen = remote && (await lastSeen(repository, remote));
    if (branch === undefined || seen === undefined || seen === head) return false;
    if ((await forkOf(repository, seen, head)) !== head) return false;
    const { tree } = await workingTree(repository, head, { isKept: false });
    if ((await askGit(repository.folder, ['rev-parse', `${seen}^{tree}`])) !== tree) return false;
    await follow(repository, branch, head, { commit: seen, sentence: 'published' });
    return true;
  }

  /** @throws Refused where there is nothing to send */
  private async commit(state: State, sentence: string) {
    const { repository, remote, base, head } = state;
    const { tree, part } = await workingTree(repository, head, { isKept: true });
    // What has been checked, and nothing that somebody has saved since.
    if (part !== state.working.part) throw new Refused(PUBLICATION_WORDS.changing);
    const words = tidied(sentence) || suggestionFor(state.entries);
    const same = await askGit(repository.folder, ['rev-parse', `${head}^{tree}`]);
    if (same === tree && (!remote || base === head)) throw new Refused(PUBLICATION_WORDS.nothing);
    if (same === tree) return { commit: head, sentence: words };
    const args = ['-c', 'user.useConfigOnly=true', 'commit-tree', tree, '-p', head, '-F', '-'];
    return {
      commit: await askGit(repository.folder, args, { input: `${words}\n` }),
      sentence: words,
    };
  }
}

const NO_PAGES = { pages: [], frame: null, busy: false, progress: null };
const EMPTY: Publication = {
  entries: [],
  ...NO_PAGES,
  suggestion: '',
  obstacle: null,
  faults: [],
  nowhere: null,
  canPublish: false,
  canPropose: false,
  asksAuthor: false,
};

/** The checked-out branch, and the index below the content, follow a commit that has been published. */
async function follow(
  repository: Repository,
  branch: string,
  before: string,
  { commit, sentence }: { readonly commit: string; readonly sentence: string },
): Promise<void> {
  // In this order: were it cut short between the two, the content would be staged as it is on disk, and nothing else.
  await stageAs(repository, before, commit);
  const message = `commit: ${sentence.split('\n', 1)[0]}`;
  await askGit(repository.folder, ['update-ref', '-m', message, `refs/heads/${branch}`, commit, before]);
}

async function hasAuthor({ folder }: Repository): Promise<boolean> {
  const args = ['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT'];
  return (await tryGit(folder, args)) !== undefined;
}

async function keepAuthor({ folder }: Repository, { name, email }: Author): Promise<void> {
  const isName = /\p{L}/u.test(name) && !/[<>\p{Cc}]/u.test(name) && name.length <= 100;
  const isEmail = /^[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+$/u.test(email) && email.length <= 200;
  if (!isName || !isEmail) throw new Refused(PUBLICATION_WORDS.badAuthor);
  await askGit(folder, ['config', '--local', 'user.name', name.trim()]);
  await askGit(folder, ['config', '--local', 'user.email', email]);
}

/** The first error of the content, by its place. */
function faultOf(content: Content, problems: readonly Problem[]): string | null {
  const [first] = problems;
  if (!first) return null;
  const subject = subjectOf(content, first.file);
  const entry = subject === undefined ? undefined : findEntry(content, subject);
  // A file that is not an entry has no field: all of it is in the way.
  if (!entry) return PUBLICATION_WORDS.faultyDocument(pictureWords(first.file));
  const label = first.pointer !== '' ? `, ${labelAt(content, entry, first.pointer)}` : '';
  return PUBLICATION_WORDS.faulty(
    `${titleOf(content, entry)}${label}`,
    wordsOfProblem(content, first).message,
    problems.length - 1,
  );
}

/** Errors that are listed, before the others are left for later. */
const MOST_FAULTS = 8;

/** The fields to correct or to fill in, by their places. */
function faultsOf(content: Content, problems: readonly Problem[]): Publication['faults'] {
  return problems.slice(0, MOST_FAULTS).flatMap((problem) => {
    const entry = findEntry(content, subjectOf(content, problem.file) ?? '');
    if (!entry) return [];
    return [
      {
        place: placeOf(content, entry, problem.pointer),
        message: wordsOfProblem(content, problem).message,
      },
    ];
  });
}

/** A sentence as it is kept: without spaces around it and characters that are not text. */
function tidied(sentence: string): string {
  return sentence
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim()
    .slice(0, 2000);
}

/** Longest suggestion, in UTF-16 units. */
const LONGEST = 72;

/** « Nobilis, Prix, 1,75 à 2 m : 49 € → 52 € » for one change, else the entries by their names. */
function suggestionFor(entries: readonly ChangedEntry[]): string {
  const [first] = entries;
  if (!first) return '';
  const [change] = first.changes;
  if (entries.length === 1 && first.changes.length === 1 && change?.before && change.after) {
    const sentence = `${first.title}, ${change.place.label} : ${change.before} → ${change.after}`;
    if (sentence.length <= LONGEST) return sentence;
  }
  const named = entries.filter(({ subject }) => subject !== '');
  if (named.length === 0) return first.title;
  const images = named.length < entries.length ? [PUBLICATION_WORDS.images] : [];
  const titles = [...new Set(named.map(({ title }) => title)), ...images];
  for (let count = titles.length; count > 0; count--) {
    const rest = titles.length - count;
    const list = [...titles.slice(0, count), ...(rest > 0 ? [PUBLICATION_WORDS.others(rest)] : [])];
    const sentence = fr.all(list);
    if (sentence.length <= LONGEST) return sentence;
  }
  return PUBLICATION_WORDS.changes(titles.length);
}

/** `proposition/2026-12-04-nobilis-a-52-euros`: of no other branch here or, as far as is known, there. */
async function proposalName(
  repository: Repository,
  remote: Remote | undefined,
  today: string,
  sentence: string,
): Promise<string> {
  const words = slugify(sentence).slice(0, 40).replace(/-+$/, '');
  const name = `proposition/${today}-${words}`;
  const isFree = async (each: string) => {
    const names = [`refs/heads/${each}`, ...(remote ? [`refs/remotes/${remote.name}/${each}`] : [])];
    const taken = await Promise.all(names.map((ref) => commitOf(repository, ref)));
    return taken.every((commit) => commit === undefined);
  };
  let free = name;
  for (let rank = 2; !(await isFree(free)); rank++) free = `${name}-${rank}`;
  return free;
}
