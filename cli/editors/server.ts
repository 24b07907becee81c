import { setTimeout } from 'node:timers/promises';
import {
  CodeActionKind,
  type Connection,
  type InitializeParams,
  type InitializeResult,
  PositionEncodingKind,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { createConnection } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { watchFolders } from '../core/content/watch-folders.ts';
import { openRepository } from '../core/git/repository.ts';
import { textsSince } from '../core/git/texts-since.ts';
import type { Language } from '../core/language/wording.ts';
import type { Project } from '../core/load/load.ts';
import { openWorkspace } from '../core/workspace/workspace.ts';
import { ACCEPT, acceptEdit, actionsAt } from './actions.ts';
import { type Asked, asked } from './asked.ts';
import { completionsAt } from './completion.ts';
import { Files } from './files.ts';
import { hoverAt } from './hover.ts';
import { definitionAt, referencesAt } from './places.ts';
import { Publisher } from './publisher.ts';
import { RenameRefusal, renamableAt, renameEdit } from './rename.ts';

/**
 * How long a code-action request waits for the contradictions, in milliseconds. Without them the answer is about
 * problems alone, and editors ask again when the contradictions are shown.
 */
const PATIENCE = 50;

/** The options of an editor, in `initializationOptions`. */
interface Options {
  readonly language?: Language;
  /** The editor's command that asks for a reason and calls `sapin.accept` with it. */
  readonly acceptCommand?: string;
  /** How long a code-action request waits for the contradictions, in milliseconds. */
  readonly patience?: number;
}

/** Speaks the Language Server Protocol over standard input and output, until the editor ends it. */
export function serveEditor(project: Project, language: Language): Promise<number> {
  const connection = createConnection(process.stdin, process.stdout);
  return new Promise((settle) => {
    const server = new EditorServer(connection, project, language);
    connection.onExit(() => void server.stop().then(() => settle(0)));
    connection.listen();
  });
}

class EditorServer {
  private readonly connection: Connection;
  private readonly workspace;
  private readonly files: Files;
  private readonly project: Project;
  private language: Language;
  private options: Options = {};
  private creates = false;
  private renames = false;
  private readonly documents = new TextDocuments(TextDocument);
  private readonly publisher: Publisher;
  private unwatch: (() => Promise<void>) | undefined;

  constructor(connection: Connection, project: Project, language: Language) {
    this.connection = connection;
    this.project = project;
    this.language = language;
    this.workspace = openWorkspace(project);
    this.files = new Files(project.contentDir);
    this.publisher = new Publisher(connection, this.workspace, this.files, () => ({
      language: this.language,
      open: this.documents.all(),
    }));
    connection.onInitialize((params) => this.initialize(params));
    connection.onInitialized(() => this.watch());
    this.listenToTexts();
    this.answer();
  }

  async stop(): Promise<void> {
    this.publisher.stop();
    await this.unwatch?.();
  }

  private initialize({ capabilities, initializationOptions }: InitializeParams): InitializeResult {
    this.options = (initializationOptions as Options | null) ?? {};
    const { language } = this.options;
    if (language === 'fr' || language === 'en') this.language = language;
    const operations = capabilities.workspace?.workspaceEdit?.resourceOperations ?? [];
    this.creates = operations.includes('create');
    this.renames = operations.includes('rename');
    const moved = { filters: [{ scheme: 'file', pattern: { glob: '**/*.yaml' } }] };
    return {
      serverInfo: { name: 'sapin' },
      capabilities: {
        positionEncoding: PositionEncodingKind.UTF16,
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        completionProvider: { triggerCharacters: ['{', '(', '/', ':', ' ', '"'] },
        hoverProvider: true,
        definitionProvider: true,
        referencesProvider: true,
        renameProvider: { prepareProvider: true },
        codeActionProvider: {
          codeActionKinds: [CodeActionKind.QuickFix, `${CodeActionKind.SourceFixAll}.sapin`],
        },
        executeCommandProvider: { commands: [ACCEPT] },
        workspace: { fileOperations: { willRename: moved } },
      },
    };
  }

  /** Changes made by other programs, pictures included, are picked up at once. */
  private watch(): void {
    const { contentDir, schemasDir } = this.project;
    this.unwatch = watchFolders([contentDir, schemasDir], () => {
      this.workspace.refresh();
      this.publisher.changed(0);
      return this.compareWithLast();
    });
    void this.compareWithLast();
  }

  /** Texts are compared with what was last committed; where there is no Git, with what is saved. */
  private async compareWithLast(): Promise<void> {
    const repository = await openRepository(this.project.contentDir).catch(() => 'repository' as const);
    if (typeof repository === 'string') return;
    const before = this.workspace.snapshot();
    this.workspace.compareWith(await textsSince(repository, 'HEAD').catch(() => new Map()));
    if (this.workspace.snapshot() !== before) this.publisher.changed(0);
  }

  // --- Texts -------------------------------------------------------------------------------------------------------

  private listenToTexts(): void {
    const { connection } = this;
    const { documents } = this;
    documents.onDidChangeContent(({ document }) => this.take(document.uri, document.getText()));
    documents.onDidClose(({ document }) => this.take(document.uri, undefined));
    documents.onDidSave(({ document: { uri } }) => {
      const path = this.files.path(uri);
      if (path === undefined) return;
      this.workspace.refresh([path]);
      this.publisher.changed();
    });
    documents.listen(connection);
  }

  private take(uri: string, text: string | undefined): void {
    const path = this.files.path(uri);
    if (path === undefined) return;
    this.workspace.setText(path, text);
    this.publisher.changed();
  }

  // --- Questions ---------------------------------------------------------------------------------------------------

  private answer(): void {
    const { connection, files } = this;
    connection.onCompletion((params) => this.about(params, (at) => completionsAt(at)));
    connection.onHover((params) => this.about(params, (at) => hoverAt(at)));
    connection.onDefinition((params) => this.about(params, (at) => definitionAt(at, files)));
    connection.onReferences((params) => this.about(params, (at) => referencesAt(at, files)));
    connection.onPrepareRename((params) =>
      this.about(params, (at) => {
        const { range, placeholder } = renamableAt(at) ?? refuse(at.words.noRename);
        return { range, placeholder };
      }),
    );
    connection.onRenameRequest((params) =>
      this.about(params, (at) => {
        const { entry } = renamableAt(at) ?? refuse(at.words.noRename);
        if (!this.renames) refuse(at.words.noCreation);
        return renameEdit(at.snapshot, entry, params.newName, {
          files,
          language: this.language,
          moves: true,
        });
      }),
    );
    connection.onCodeAction(async ({ textDocument: { uri }, range, context: { only } }) => {
      const { revision } = this.publisher;
      const { patience = PATIENCE } = this.options;
      const isCompared = await Promise.race([
        this.publisher.compared(),
        setTimeout(patience, false, { ref: false }),
      ]);
      if (this.publisher.revision !== revision) return null; // these lines are gone: the editor asks about those that are there
      const found = this.about({ textDocument: { uri }, position: range.start }, (at) =>
        actionsAt({
          ...this.edits(at.snapshot),
          path: at.path,
          text: at.text,
          isCompared,
          span: { start: at.offset, end: Math.max(at.offset, at.positions.offset(range.end)) },
        }),
      );
      return found?.filter(
        ({ kind = '' }) => !only || only.some((wanted) => `${kind}.`.startsWith(`${wanted}.`)),
      );
    });
    connection.onExecuteCommand(({ command, arguments: given = [] }) =>
      this.execute(command, given.map(String)),
    );
    connection.workspace.onWillRenameFiles(({ files: moved }) => this.moved(moved));
  }

  private edits(snapshot: Asked['snapshot']) {
    const { language, files, creates, renames } = this;
    return { snapshot, language, files, creates, renames, acceptCommand: this.options.acceptCommand };
  }

  private async execute(
    command: string,
    [rule = '', subject = '', reason = '']: readonly string[],
  ): Promise<boolean> {
    if (command !== ACCEPT || reason.trim() === '') return false;
    const edit = acceptEdit(this.edits(this.workspace.snapshot()), rule, subject, reason.trim());
    return edit !== undefined && (await this.connection.workspace.applyEdit(edit)).applied;
  }

  /** A file that the editor moves within its collection takes its name everywhere along. */
  private moved(
    moved: readonly { readonly oldUri: string; readonly newUri: string }[],
  ): WorkspaceEdit | null {
    const [first] = moved;
    const [from, to] = [this.files.path(first?.oldUri ?? ''), this.files.path(first?.newUri ?? '')];
    const [folder, slug] = [from?.replace(/[^/]*$/, ''), /([^/]+)\.yaml$/.exec(to ?? '')?.[1]];
    if (moved.length !== 1 || slug === undefined || folder === undefined || to !== `${folder}${slug}.yaml`)
      return null;
    const snapshot = this.workspace.snapshot();
    const entry = snapshot.model().entries.find(({ file }) => file.path === from);
    if (entry?.collection === undefined) return null;
    const { files, language } = this;
    return this.refusing(() => renameEdit(snapshot, entry, slug, { files, language, moves: false }));
  }

  /** Answers a question about a place of a content file; nothing is known of others. */
  private about<T>(
    {
      textDocument: { uri },
      position,
    }: { textDocument: { uri: string }; position: { line: number; character: number } },
    work: (at: Asked) => T,
  ): T | null {
    const path = this.files.path(uri);
    const document = this.documents.get(uri);
    if (path === undefined || !document) return null;
    const text = document.getText();
    const at = asked(this.workspace.snapshot(), this.language, path, text, document.offsetAt(position));
    return this.refusing(() => work(at) ?? null);
  }

  /** Answers a refusal with an error of the request, in words. */
  private refusing<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof RenameRefusal) throw new ResponseError(REFUSED, error.message);
      throw error;
    }
  }
}

/** `RequestFailed` of the protocol. */
const REFUSED = -32803;

function refuse(reason: string): never {
  throw new RenameRefusal(reason);
}
