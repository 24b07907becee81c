// Longer than other files: all that may happen to what is typed and not saved.

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { type ContentEdit, makeEdits, recoverEdits } from '../../core/edit/content-edit.ts';
import { ChangedFileError } from '../../core/edit/rewrite.ts';
import { isDiskFault } from '../../core/files/disk-fault.ts';
import { readIfThere } from '../../core/files/read-if-there.ts';
import { withoutBom } from '../../core/text/byte-order-mark.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { type Clash, merge } from './differences.ts';
import { type Draft, DraftStore } from './draft-store.ts';
import { Saves } from './saves.ts';
import { type Step, Steps } from './steps.ts';

/** What the drafts need of the workspace: where the files are, and what must follow changes. */
export type Files = Pick<Workspace, 'project' | 'setText' | 'refresh'>;

/** The words that are right, from the content folder: of what is outside, this alone is written. */
export const WORD_LIST = '../cspell-noms.txt';

/** A place outside the content folder, or what was to be undone is no longer there. */
export class NotAllowedError extends Error {}

/** Numbers of edits that are known to have arrived, for each file, at most. */
const MOST_NUMBERS = 50;

/** The content with what has not been saved: drafts over the files, what can be undone, and how both reach the disk. */
export class Drafts {
  private readonly workspace: Files;
  private readonly store: DraftStore;
  private drafts = new Map<string, Draft>();
  private clashes = new Map<string, Clash>();
  /** Numbers of the last edits of each file. */
  private arrived = new Map<string, readonly number[]>();
  private readonly steps: Steps;
  private readonly saves: Saves;
  private readonly now: () => number;

  /** @param folder absolute path of where unsaved texts are kept, and what can be undone */
  constructor(workspace: Files, folder: string, now: () => number = Date.now) {
    this.workspace = workspace;
    this.now = now;
    this.store = new DraftStore(folder);
    this.steps = new Steps(join(folder, 'steps'));
    this.saves = new Saves(join(folder, 'saves'));
    recoverEdits(workspace.project.contentDir);
    for (const draft of this.store.read()) {
      if (this.isInside(draft.path)) {
        this.drafts.set(draft.path, draft);
        this.arrived.set(draft.path, draft.numbers ?? []);
      } else this.store.drop(draft.path);
    }
    this.followAll();
    for (const { path, text } of this.drafts.values()) workspace.setText(path, text);
  }

  /** The text of a file with unsaved changes; `undefined` where there is none. */
  textOf(path: string): string | undefined {
    return this.drafts.get(path)?.text ?? this.diskText(path);
  }

  isUnsaved(path: string): boolean {
    return this.drafts.has(path);
  }

  unsavedPaths(): readonly string[] {
    return [...this.drafts.keys()];
  }

  baseOf(path: string): string | undefined {
    const draft = this.drafts.get(path);
    return draft ? draft.base : this.diskText(path);
  }

  clashOf(path: string): Clash | undefined {
    return this.clashes.get(path);
  }

  hasArrived(path: string, number: number): boolean {
    return (this.arrived.get(path)?.includes(number) ?? false) || this.saves.has(path, number);
  }

  arrive(path: string, number: number): void {
    this.arrived.set(path, [...(this.arrived.get(path) ?? []), number].slice(-MOST_NUMBERS));
  }

  /** Changes unsaved texts, as one step; `number` is that of the edits that its first file holds then. */
  change(step: Omit<Step, 'at' | 'isSaved'>, number?: number): void {
    this.asWhole(() => {
      const [first] = step.changes;
      if (number !== undefined && first) this.arrive(first.path, number);
      for (const { path, after } of step.changes) this.setText(path, after);
    });
    this.steps.push({ ...step, isSaved: false, at: this.now() });
  }

  /**
   * Writes an entry's unsaved text; with a `step`, what belongs to it, too, all of which is undone as one.
   * @returns false when somebody else has changed the same fields: nothing was written
   */
  save(path: string, step?: Pick<Step, 'label' | 'subject'>, others: readonly ContentEdit[] = []): boolean {
    this.followDisk(path);
    if (this.clashes.has(path)) return false;
    const draft = this.drafts.get(path);
    if (!draft) return true;
    const edits = [{ path, before: draft.base, after: draft.text }, ...others];
    this.saves.keep({ path, numbers: this.arrived.get(path) ?? [] });
    try {
      this.write(edits);
    } catch (error) {
      if (error instanceof ChangedFileError && others.length === 0) return this.save(path);
      throw error;
    }
    this.arrived.delete(path);
    this.forget(path);
    if (step) this.steps.push({ ...step, changes: edits, isSaved: true, at: this.now() });
    return true;
  }

  /** Unsaved texts of which nothing else has changed than what answers to the text of `path`, and to no other unsaved one. */
  answersTo(path: string): readonly string[] {
    return this.unsavedPaths().filter((of) => {
      const isSaved = (other: string) => [path, of].includes(other) || !this.isUnsaved(other);
      let text = this.textOf(of);
      let isAnswer = false;
      for (const { changes, answersTo } of this.steps.done.toReversed()) {
        const change = changes.find((each) => each.path === of);
        if (text === this.baseOf(of)) break;
        if (!change) continue;
        if (change.after !== text || !answersTo?.every(isSaved)) return false;
        isAnswer ||= answersTo.includes(path);
        text = change.before;
      }
      return isAnswer && text === this.baseOf(of);
    });
  }

  /** Writes files at once, as one step. */
  writeStep(step: Omit<Step, 'at' | 'isSaved'>, edits: readonly ContentEdit[]): void {
    this.write(edits);
    this.steps.push({ ...step, isSaved: true, at: this.now() });
  }

  deletionOf(path: string): Step | undefined {
    return this.steps.done.findLast((step) =>
      step.changes.some((change) => change.path === path && change.after === undefined && step.isSaved),
    );
  }

  /** Writes files as they were before a step that others may have followed. */
  takeBack(step: Step, edits: readonly ContentEdit[]): void {
    this.write(edits);
    this.steps.forgetDone(step);
  }

  /** @throws NotAllowedError where the text is no longer the one that the step has left */
  undo(): Step | undefined {
    const step = this.travel(this.steps.nextUndo, 'before', () => this.steps.forgetDone());
    if (step) this.steps.undone();
    return step;
  }

  redo(): Step | undefined {
    const step = this.travel(this.steps.nextRedo, 'after', () => this.steps.forgetUndone());
    if (step) this.steps.redone();
    return step;
  }

  get nextUndo(): Step | undefined {
    return this.steps.nextUndo;
  }

  get nextRedo(): Step | undefined {
    return this.steps.nextRedo;
  }

  /** Updates drafts from the files; those that a full disk does not take stay as they are until it does. */
  followAll(): void {
    for (const path of this.unsavedPaths())
      try {
        this.followDisk(path);
      } catch (error) {
        if (!isDiskFault(error)) throw error;
      }
  }

  /** The text of a file without byte-order mark. */
  diskText(path: string): string | undefined {
    const bytes = readIfThere(this.fileOf(path));
    return bytes && withoutBom(bytes.toString('utf8'));
  }

  /** Whether a path stays below the content folder, links followed. */
  isInside(path: string): boolean {
    const { contentDir } = this.workspace.project;
    if (path === WORD_LIST) return true;
    if (!/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.yaml$/.test(path)) return false;
    const root = realpathSync(contentDir);
    let folder = this.fileOf(path);
    while (!existsSync(folder)) folder = dirname(folder);
    const real = realpathSync(folder);
    return real === root || real.startsWith(root + sep);
  }

  private fileOf(path: string): string {
    return join(this.workspace.project.contentDir, path);
  }

  /** A draft whose file has changed: merged with it, or kept apart until a person has chosen. */
  private followDisk(path: string): void {
    const draft = this.drafts.get(path);
    const theirs = this.diskText(path);
    if (!draft || draft.base === theirs || this.clashes.get(path)?.theirs === theirs) return;
    if (draft.text === theirs) {
      this.forget(path);
      return;
    }
    const merged = merge(draft.base, draft.text, theirs ?? '');
    if (merged.clashes)
      this.clashes.set(path, { mine: draft.text, theirs: theirs ?? '', pointers: merged.clashes });
    else this.hold({ path, base: theirs, text: merged.text });
  }

  /** `text` was made of the file as it is in `base`; if it has become another since, they are merged. */
  rebase(path: string, base: string | undefined, text: string): void {
    this.asWhole(() => this.stand(path, base, text));
  }

  private stand(path: string, base: string | undefined, text: string): void {
    this.clashes.delete(path);
    this.hold({ path, base, text });
    this.followDisk(path);
  }

  /** All that `run` does to unsaved texts, or nothing of it where the disk does not take it. */
  private asWhole(run: () => void): void {
    const { drafts, clashes, arrived } = this;
    [this.drafts, this.clashes, this.arrived] = [new Map(drafts), new Map(clashes), new Map(arrived)];
    try {
      run();
    } catch (error) {
      const changed = this.drafts;
      [this.drafts, this.clashes, this.arrived] = [drafts, clashes, arrived];
      for (const path of new Set([...changed.keys(), ...drafts.keys()]))
        if (changed.get(path) !== drafts.get(path)) this.putBack(path, drafts.get(path));
      throw error;
    }
  }

  /** What a draft was takes the room that its change has taken. */
  private putBack(path: string, draft: Draft | undefined): void {
    if (draft) this.keep(draft);
    else this.store.drop(path);
    this.workspace.setText(path, draft?.text);
  }

  private keep(draft: Draft): void {
    this.store.keep({ ...draft, numbers: this.arrived.get(draft.path) ?? [] });
  }

  private setText(path: string, text: string | undefined): void {
    if (!this.isInside(path)) throw new NotAllowedError(path);
    if (text === undefined) this.forget(path);
    else this.stand(path, this.baseOf(path), text);
  }

  private hold(draft: Draft): void {
    const { path, base, text } = draft;
    if (text === base) {
      this.forget(path);
      return;
    }
    this.keep(draft);
    this.drafts.set(path, draft);
    this.workspace.setText(path, text);
  }

  private forget(path: string): void {
    this.store.drop(path);
    this.drafts.delete(path);
    this.clashes.delete(path);
    this.workspace.setText(path, undefined);
  }

  private write(edits: readonly ContentEdit[]): void {
    for (const { path, newPath } of edits)
      if (!this.isInside(path) || (newPath !== undefined && !this.isInside(newPath)))
        throw new NotAllowedError(path);
    const isNew = edits.some(
      ({ before, after, newPath }) => before === undefined || after === undefined || newPath,
    );
    makeEdits(this.workspace.project.contentDir, edits);
    this.workspace.refresh(isNew ? undefined : edits.map(({ path }) => path));
  }

  /** @param give called when the texts are no longer those that the step has left: nothing beyond it can be reached */
  private travel(step: Step | undefined, side: 'before' | 'after', give: () => void): Step | undefined {
    if (!step) return undefined;
    const other = side === 'before' ? 'after' : 'before';
    if (!step.changes.every((change) => this.textOf(change.path) === change[other])) {
      give();
      throw new NotAllowedError(step.label);
    }
    const isGone = step.changes.some(
      (change) => change[side] === undefined && this.diskText(change.path) !== undefined,
    );
    if (step.isSaved || isGone)
      this.write(
        step.changes.map((change) => ({ path: change.path, before: change[other], after: change[side] })),
      );
    else
      this.asWhole(() => {
        for (const change of step.changes) this.setText(change.path, change[side]);
      });
    return step;
  }
}
