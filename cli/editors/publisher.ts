import { setImmediate } from 'node:timers/promises';
import type { Connection, Diagnostic } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Language } from '../core/language/wording.ts';
import { EDITOR_WORDS } from '../core/messages/editor.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { type Shown, shownFindings, shownProblems, together } from './diagnostics.ts';
import type { Files } from './files.ts';

/** The delay of problems and contradictions after the last key, in milliseconds. */
const AFTER_A_KEY = { problems: 30, findings: 200 };

/** What an editor has chosen and opened. */
interface State {
  readonly language: Language;
  /** The texts that it has open. */
  readonly open: readonly TextDocument[];
}

/** Shows an editor what is wrong in the texts of its workspace, after each change of them. */
export class Publisher {
  /** Grows with each change. */
  revision = 0;
  private readonly connection: Connection;
  private readonly workspace: Workspace;
  private readonly files: Files;
  private readonly now: () => State;
  private readonly published = new Map<string, string>();
  private readonly timers: { problems?: NodeJS.Timeout; findings?: NodeJS.Timeout } = {};
  private problems: Shown = new Map();
  private findings: Shown = new Map();
  private comparison: { readonly revision: number; readonly isWhole: Promise<boolean> } | undefined;

  constructor(connection: Connection, workspace: Workspace, files: Files, now: () => State) {
    this.connection = connection;
    this.workspace = workspace;
    this.files = files;
    this.now = now;
  }

  stop(): void {
    clearTimeout(this.timers.problems);
    clearTimeout(this.timers.findings);
  }

  /** Publishes the current problems, once nothing more is typed. */
  changed(wait: number = AFTER_A_KEY.problems): void {
    this.revision++;
    this.stop();
    this.timers.problems = setTimeout(() => {
      void this.guarded(() => {
        this.problems = shownProblems(this.workspace.snapshot(), this.files, this.now().language);
        this.publish();
      });
      this.timers.findings = setTimeout(
        () =>
          this.guarded(async () => {
            if (!(await this.compared())) return;
            this.findings = shownFindings(this.workspace.snapshot(), this.files, this.now().language);
            this.publish();
          }),
        wait === 0 ? 0 : AFTER_A_KEY.findings,
      );
    }, wait);
  }

  /** Compares all texts, once after each change. False when another change came before the end. */
  compared(): Promise<boolean> {
    const { revision } = this;
    if (this.comparison?.revision !== revision)
      this.comparison = { revision, isWhole: this.compare(revision) };
    return this.comparison.isWhole;
  }

  /** Gives way to questions between two rules. */
  private async compare(revision: number): Promise<boolean> {
    for (const _ of this.workspace.snapshot().comparison()) {
      await setImmediate();
      if (this.revision !== revision) return false;
    }
    return true;
  }

  private publish(): void {
    const shown = together(this.problems, this.findings);
    const open = new Map(this.now().open.map(({ uri, version }) => [this.files.path(uri), version]));
    for (const path of new Set([...this.published.keys(), ...shown.keys()])) {
      const diagnostics = [...(shown.get(path) ?? [])];
      const serialized = JSON.stringify(diagnostics);
      if (this.published.get(path) === serialized) continue;
      if (diagnostics.length === 0) this.published.delete(path);
      else this.published.set(path, serialized);
      this.send(path, diagnostics, open.get(path));
    }
  }

  private send(path: string, diagnostics: Diagnostic[], version: number | undefined): void {
    const uri = this.files.uri(path);
    void this.connection.sendDiagnostics({ uri, diagnostics, ...(version !== undefined && { version }) });
  }

  /** Work that nobody waits for: its fault is written to the editor's log. */
  private async guarded(work: () => void | Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.connection.console.error(EDITOR_WORDS[this.now().language].fault(reason));
    }
  }
}
