import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as lsp from 'vscode-languageserver/node';
import { Positions } from '../../../cli/editors/positions.ts';
import { testDay } from '../../day.mjs';

/** An editor that speaks to `sapin lsp` over its standard streams, as a process of its own. */
export class Editor {
  readonly connection: lsp.ProtocolConnection;
  readonly log: string[] = [];
  readonly diagnostics = new Map<string, readonly lsp.Diagnostic[]>();
  private readonly child: ChildProcess;
  private readonly contentDir: string;
  private readonly texts = new Map<string, { text: string; version: number }>();
  private told: (() => void)[] = [];

  constructor(
    { contentDir, schemasDir }: { contentDir: string; schemasDir: string },
    { cwd = process.cwd(), tool = 'cli/sapin.mjs' } = {},
  ) {
    this.contentDir = contentDir;
    const folders = ['--content', contentDir, '--schemas', schemasDir, '--lang', 'fr'];
    // As Visual Studio Code calls it.
    const call = ['lsp', '--stdio', `--clientProcessId=${process.pid}`, ...folders];
    this.child = spawn(process.execPath, [tool, ...call], {
      cwd,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, VITE_DATE: testDay },
    });
    const { stdin, stdout, stderr } = this.child;
    if (!stdin || !stdout || !stderr) throw new Error('no streams');
    stderr.on('data', (data: Buffer) => this.log.push(data.toString()));
    this.connection = lsp.createProtocolConnection(
      new lsp.StreamMessageReader(stdout),
      new lsp.StreamMessageWriter(stdin),
    );
    this.connection.onNotification(lsp.PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
      this.diagnostics.set(uri, diagnostics);
      for (const tell of this.told.splice(0)) tell();
    });
    this.connection.onNotification(
      lsp.LogMessageNotification.type,
      ({ message }) => void this.log.push(message),
    );
    this.connection.listen();
  }

  /** Its questions wait for the contradictions, however busy the machine is. */
  async start(options: object = {}): Promise<lsp.InitializeResult> {
    const result = await this.connection.sendRequest(lsp.InitializeRequest.type, {
      processId: process.pid,
      rootUri: null,
      capabilities: {
        workspace: {
          workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename'] },
          applyEdit: true,
        },
      },
      initializationOptions: { patience: 60_000, ...options },
    });
    await this.connection.sendNotification(lsp.InitializedNotification.type, {});
    return result;
  }

  /** Ends the server; returns its exit status. */
  async stop(): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.child.once('exit', resolve));
    await this.connection.sendRequest(lsp.ShutdownRequest.type);
    await this.connection.sendNotification(lsp.ExitNotification.type);
    const status = await ended;
    this.connection.dispose();
    return status;
  }

  uri(file: string): string {
    return pathToFileURL(path.join(this.contentDir, file)).href;
  }

  async open(file: string, text: string): Promise<void> {
    this.texts.set(file, { text, version: 1 });
    const textDocument = { uri: this.uri(file), languageId: 'yaml', version: 1, text };
    await this.connection.sendNotification(lsp.DidOpenTextDocumentNotification.type, { textDocument });
  }

  async close(file: string): Promise<void> {
    this.texts.delete(file);
    await this.connection.sendNotification(lsp.DidCloseTextDocumentNotification.type, {
      textDocument: { uri: this.uri(file) },
    });
  }

  async closeAll(): Promise<void> {
    for (const file of this.texts.keys()) await this.close(file);
  }

  async save(file: string): Promise<void> {
    await this.connection.sendNotification(lsp.DidSaveTextDocumentNotification.type, {
      textDocument: { uri: this.uri(file) },
    });
  }

  /** Replaces a part of an open text, as typing does. */
  async type(file: string, at: number, length: number, typed: string): Promise<void> {
    const { text, version } = this.textOf(file);
    const range = new Positions(text).range({ start: at, end: at + length });
    this.texts.set(file, { text: text.slice(0, at) + typed + text.slice(at + length), version: version + 1 });
    await this.connection.sendNotification(lsp.DidChangeTextDocumentNotification.type, {
      textDocument: { uri: this.uri(file), version: version + 1 },
      contentChanges: [{ range, text: typed }],
    });
  }

  textOf(file: string) {
    const known = this.texts.get(file);
    if (!known) throw new Error(`${file} is not open`);
    return known;
  }

  /** A place of an open text: right after `before` with `more` units, or that offset. */
  at(file: string, before: string | number, more = 0) {
    const { text } = this.textOf(file);
    const offset = typeof before === 'number' ? before : text.indexOf(before) + before.length + more;
    if (typeof before === 'string' && !text.includes(before)) throw new Error(`${file} has no ${before}`);
    return { textDocument: { uri: this.uri(file) }, position: new Positions(text).position(offset) };
  }

  async complete(file: string, before: string | number): Promise<lsp.CompletionItem[]> {
    const found = await this.connection.sendRequest(lsp.CompletionRequest.type, this.at(file, before));
    return Array.isArray(found) ? found : (found?.items ?? []);
  }

  /** The hover at the last sign of `before`, as Markdown. */
  async hover(file: string, before: string | number): Promise<string> {
    const at = this.at(file, before, typeof before === 'string' ? -1 : 0);
    const found: lsp.Hover | null = await this.connection.sendRequest(lsp.HoverRequest.type, at);
    const contents = found?.contents;
    return typeof contents === 'object' && 'value' in contents ? contents.value : '';
  }

  async definition(file: string, before: string): Promise<string | undefined> {
    const found = await this.connection.sendRequest(lsp.DefinitionRequest.type, this.at(file, before, -1));
    return (found as lsp.Location | null)?.uri;
  }

  async references(file: string, before: string): Promise<lsp.Location[]> {
    const context = { includeDeclaration: false };
    return (
      (await this.connection.sendRequest(lsp.ReferencesRequest.type, {
        ...this.at(file, before, -1),
        context,
      })) ?? []
    );
  }

  prepareRename(file: string, before: string) {
    return this.connection.sendRequest(lsp.PrepareRenameRequest.type, this.at(file, before, -1));
  }

  rename(file: string, before: string, newName: string): Promise<lsp.WorkspaceEdit | null> {
    return this.connection.sendRequest(lsp.RenameRequest.type, { ...this.at(file, before, -1), newName });
  }

  async actions(file: string, before: string): Promise<lsp.CodeAction[]> {
    const { textDocument, position } = this.at(file, before, -1);
    const range = { start: position, end: position };
    const found = await this.connection.sendRequest(lsp.CodeActionRequest.type, {
      textDocument,
      range,
      context: { diagnostics: [] },
    });
    return (found ?? []) as lsp.CodeAction[];
  }

  /** Has the server carry out a command; returns the edit that it applied. */
  async execute(command: string, ...given: readonly string[]): Promise<lsp.WorkspaceEdit | undefined> {
    let applied: lsp.WorkspaceEdit | undefined;
    const listening = this.connection.onRequest(lsp.ApplyWorkspaceEditRequest.type, ({ edit }) => {
      applied = edit;
      return { applied: true };
    });
    await this.connection.sendRequest(lsp.ExecuteCommandRequest.type, { command, arguments: [...given] });
    listening.dispose();
    return applied;
  }

  /** What the editor has to change when a file is moved. */
  moving(from: string, to: string): Promise<lsp.WorkspaceEdit | null> {
    const files = [{ oldUri: this.uri(from), newUri: this.uri(to) }];
    return this.connection.sendRequest(lsp.WillRenameFilesRequest.type, { files });
  }

  /** Waits until what is shown of a file is as `holds` wants it. */
  async shown(
    file: string,
    holds: (diagnostics: readonly lsp.Diagnostic[]) => boolean,
  ): Promise<readonly lsp.Diagnostic[]> {
    for (;;) {
      const now = this.diagnostics.get(this.uri(file)) ?? [];
      if (holds(now)) return now;
      await new Promise<void>((resolve) => this.told.push(resolve));
    }
  }
}

export function editedBy(edit: lsp.WorkspaceEdit | undefined | null, uri: string, text: string): string {
  const positions = new Positions(text);
  const changes = (edit?.documentChanges ?? []).flatMap((change) =>
    'textDocument' in change && change.textDocument.uri === uri ? change.edits : [],
  );
  return changes
    .toSorted((a, b) => positions.offset(b.range.start) - positions.offset(a.range.start))
    .reduce((now, change) => {
      if (!('newText' in change)) throw new Error('a snippet');
      return (
        now.slice(0, positions.offset(change.range.start)) +
        change.newText +
        now.slice(positions.offset(change.range.end))
      );
    }, text);
}
