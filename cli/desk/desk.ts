import { hash } from 'node:crypto';
import { allEntries, type Content, type Entry, findEntry } from '../core/content/content.ts';
import { parseYaml } from '../core/content/parse-yaml.ts';
import { rangeOf } from '../core/diagnostics/problem.ts';
import { pageAddresses } from '../core/edit/renaming.ts';
import type { Snapshot, Workspace } from '../core/workspace/workspace.ts';
import type {
  Conflict,
  DeskEvent,
  EntryStatus,
  EntryView,
  Gone,
  Json,
  Saved,
  Undone,
  UnpublishedEntry,
} from './contract.ts';
import { formOf } from './form/form-of.ts';
import { Refused, Unanswered } from './refused.ts';
import { differingFields, newFields } from './state/differences.ts';
import { Drafts, NotAllowedError } from './state/drafts.ts';
import type { Step } from './state/steps.ts';
import { conflictOf } from './view/conflict.ts';
import { decisionsAbout } from './view/decisions.ts';
import { fixedText } from './view/fixed-text.ts';
import { titleOf } from './view/names.ts';
import { stateOf, type Viewed } from './view/overview.ts';
import { isOnEveryPage, pagesOf, pagesShowing } from './view/pages.ts';
import { remarksOf } from './view/remarks.ts';
import { seenFrom } from './view/wait.ts';
import { wordsOfProblem } from './view/wording.ts';
import { WORDS } from './words.ts';

export interface DeskOptions {
  readonly workspace: Workspace;
  /** Where unsaved changes are kept, as an absolute path outside the content folder. */
  readonly draftsDir: string;
  /** The day, `2026-11-21`. */
  today(): string;
  /** The path from an entry's folder to its schema for editors, which the first line of a new file names. */
  schemaPath(path: string, schema: string): string;
}

/** Requests wait no longer than this, in milliseconds, for what takes long. */
const PACE = 8;

/** The state of the desk and its listeners; `editing/` changes it. */
export class Desk {
  readonly workspace: Workspace;
  readonly drafts: Drafts;
  /** Entries of which the published site shows something else; set by the part that knows. */
  unpublished: () => readonly UnpublishedEntry[] = () => [];
  /** How many entries others have published that are not here; set by the same. */
  incoming: () => number = () => 0;
  /** Messages that nobody has answered; set by the part that reads them. */
  unanswered: () => number = () => 0;
  readonly options: DeskOptions;
  /** Ends what takes long when the desk is closed. */
  readonly closing = new AbortController();
  /** The last state whose contradictions are known. */
  private known: Snapshot | undefined;
  private readonly listeners = new Set<(event: DeskEvent) => void>();

  constructor(options: DeskOptions) {
    this.options = options;
    this.workspace = options.workspace;
    this.drafts = new Drafts(options.workspace, options.draftsDir);
  }

  get snapshot(): Snapshot {
    return this.workspace.snapshot();
  }

  /** `2026-11-21` */
  get today(): string {
    return this.options.today();
  }

  get viewed(): Viewed {
    const { drafts, snapshot } = this;
    return {
      snapshot,
      compared: snapshot,
      today: this.today,
      isUnsaved: (path) => drafts.isUnsaved(path),
      isNew: (path) => drafts.baseOf(path) === undefined,
      unpublished: this.unpublished(),
      incoming: this.incoming(),
      unanswered: this.unanswered(),
      canUndo: drafts.nextUndo?.label ?? null,
      canRedo: drafts.nextRedo?.label ?? null,
    };
  }

  /** Calls `listener` at each change; returns how to stop. */
  listen(listener: (event: DeskEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(event: DeskEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  /** Does what takes long in steps, between which requests are answered. */
  async inPauses<T>(steps: Generator<unknown, T>): Promise<T> {
    let paused = performance.now();
    let step = steps.next();
    while (!step.done) {
      if (performance.now() - paused > PACE) {
        await new Promise((resolve) => setImmediate(resolve));
        paused = performance.now();
      }
      step = steps.next();
    }
    return step.value;
  }

  /** The present state, once all its texts have been compared; each change has them compared again. */
  async comparedSnapshot(): Promise<Snapshot> {
    let { snapshot } = this;
    do {
      snapshot = this.snapshot;
      for (const _ of snapshot.comparison()) {
        await new Promise((resolve) => setImmediate(resolve));
        if (this.snapshot !== snapshot) break;
      }
    } while (this.snapshot !== snapshot);
    return snapshot;
  }

  /** Files have changed on disk, here or in another program. */
  diskChanged(): void {
    const before = this.textsBySubject();
    this.workspace.refresh();
    this.drafts.followAll();
    const after = this.textsBySubject();
    const subjects = [...new Set([...before.keys(), ...after.keys()])].filter(
      (subject) => before.get(subject) !== after.get(subject),
    );
    if (subjects.length > 0) this.tell({ type: 'changed', subjects });
  }

  view(subject: string): EntryView {
    const entry = this.entry(subject);
    const { content } = this.snapshot.loaded;
    return {
      subject,
      title: titleOf(content, entry),
      collection: entry.collection ?? '',
      address: this.addressOf(subject),
      form: formOf(content.schemas, entry.schema, entry.value),
      value: entry.value as Json,
      status: this.status(subject),
      conflict: this.conflictOf(entry.file.path) ?? null,
      broken: brokenPart(content, entry),
    };
  }

  conflictOf(path: string): Conflict | undefined {
    return conflictOf(this.drafts, this.snapshot.loaded.content, path);
  }

  private addressOf(subject: string): string | null {
    const model = this.snapshot.model();
    const entry = model.entry(subject);
    return (entry && pageAddresses(model, entry)[0]) ?? null;
  }

  status(subject: string): EntryStatus {
    return this.statusIn(this.viewed, subject);
  }

  /** At once after a key: problems as they are, contradictions between texts as they were last found. */
  quickStatus(subject: string): EntryStatus {
    const { viewed } = this;
    return this.statusIn({ ...viewed, compared: this.known ?? viewed.compared }, subject);
  }

  /**
   * Compares all texts, and gives way to requests between two rules.
   * @returns the whole status, or `undefined` when something has changed meanwhile
   */
  async comparedStatus(subject: string): Promise<EntryStatus | undefined> {
    const { snapshot } = this;
    for (const _ of snapshot.comparison()) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.snapshot !== snapshot) return undefined;
    }
    return this.status(subject);
  }

  undo(): Undone {
    return this.travel(() => this.drafts.undo());
  }

  redo(): Undone {
    return this.travel(() => this.drafts.redo());
  }

  entry(subject: string): Entry {
    const entry = findEntry(this.snapshot.loaded.content, subject);
    if (!entry) throw new Unanswered(404, WORDS.noEntry);
    return entry;
  }

  /** What an entry is after it was changed; `gone` where it no longer exists. */
  async saved(subject: string): Promise<Saved | Gone> {
    await this.comparedSnapshot();
    const entry = findEntry(this.snapshot.loaded.content, subject);
    return entry ? { status: this.status(subject) } : { gone: true };
  }

  private statusIn(viewed: Viewed, subject: string): EntryStatus {
    const entry = this.entry(subject);
    const { path } = entry.file;
    this.known = viewed.compared;
    const state = stateOf(viewed, entry);
    // What the last comparison does not know, as a new entry, is shown on the pages of now.
    const isKnown = state.errors + state.gaps > 0 || viewed.compared.model().entry(subject);
    const shown = isKnown ? viewed.compared : viewed.snapshot;
    return {
      state,
      isFixable: state.errors > 0 && fixedText(viewed.snapshot, entry) !== entry.file.text,
      remarks: remarksOf(viewed.snapshot, entry, viewed.isNew(path), viewed.isUnsaved(path)),
      pages: pagesOf(shown, subject),
      decisions: decisionsAbout(viewed.compared, path),
      canUndo: viewed.canUndo,
      canRedo: viewed.canRedo,
      ...(this.drafts.isUnsaved(path) ? this.changesIn(shown, entry) : NO_CHANGES),
    };
  }

  private changesIn(snapshot: Snapshot, entry: Entry): typeof NO_CHANGES {
    const before = parseYaml('', this.drafts.baseOf(entry.file.path) ?? '').value;
    return {
      changes: pagesShowing(snapshot, entry.subject, newFields(before, entry.value)),
      affectsAllPages: isOnEveryPage(snapshot, entry, differingFields(before, entry.value)),
      visibleFrom: seenFrom(this.snapshot.sound, entry, this.today),
    };
  }

  /** A hash of what is known of each entry's text, by its subject: another hash is a change, whatever made it. */
  private textsBySubject(): ReadonlyMap<string, string> {
    const { drafts } = this;
    return new Map(
      allEntries(this.snapshot.loaded.content).map(({ subject, file: { path, text } }) => [
        subject,
        hash(
          'sha1',
          JSON.stringify([text, drafts.isUnsaved(path) && drafts.baseOf(path), drafts.clashOf(path)]),
        ),
      ]),
    );
  }

  private travel(go: () => Step | undefined): Undone {
    let step: Step | undefined;
    try {
      step = go();
    } catch (error) {
      if (!(error instanceof NotAllowedError)) throw error;
    }
    if (!step) throw new Refused(WORDS.cannotUndo);
    this.tell({ type: 'changed', subjects: [step.subject] });
    return { label: step.label, subject: step.subject };
  }
}

const NO_CHANGES: Pick<EntryStatus, 'changes' | 'affectsAllPages' | 'visibleFrom'> = {
  changes: [],
  affectsAllPages: false,
  visibleFrom: null,
};

function brokenPart(content: Content, entry: Entry): EntryView['broken'] {
  const { problems } = entry.syntax();
  const [problem] = problems;
  if (!problem) return null;
  const { line } = rangeOf(problem.text, problem.span);
  return { ...wordsOfProblem(content, problem), text: entry.file.text, line };
}
