import { existsSync } from 'node:fs';
import { join } from 'node:path';
// biome-ignore lint/correctness/noUndeclaredDependencies: the editor brings it
import { commands, type ExtensionContext, env, window, workspace } from 'vscode';
import { ExecuteCommandRequest, LanguageClient, TransportKind } from 'vscode-languageclient/node';

/** Where the tool is in the project itself, and in one that has installed it. */
const SERVERS = ['cli/sapin.mjs', 'node_modules/sapin/sapin.mjs'];

const ACCEPT = 'sapin.acceptWithReason';

const WORDS = {
  fr: {
    prompt: 'Pourquoi les deux peuvent rester, pour qui relira',
    empty: 'Dites pourquoi, en quelques mots',
    missing: 'sapin n’est pas installé ici : lancez « npm ci », puis rechargez la fenêtre',
  },
  en: {
    prompt: 'Why both may stay, for later readers',
    empty: 'Say why, in a few words',
    missing: 'sapin is not installed here: run "npm ci", then reload the window',
  },
};

let client: LanguageClient | undefined;

/** Starts the server of the first folder that has content, with the Node of the editor. */
export async function activate(context: ExtensionContext): Promise<void> {
  const settings = workspace.getConfiguration('sapin');
  const language = languageOf(settings.get<string>('language'));
  const words = WORDS[language];
  const folder = workspace.workspaceFolders?.find(({ uri }) => existsSync(join(uri.fsPath, 'content')));
  if (!folder) return;
  const root = folder.uri.fsPath;
  const module = SERVERS.map((path) => join(root, path)).find((path) => existsSync(path));
  if (module === undefined) {
    void window.showWarningMessage(words.missing);
    return;
  }
  const server = {
    module,
    transport: TransportKind.stdio,
    args: ['lsp', '--lang', language],
    options: { cwd: root },
  };
  client = new LanguageClient('sapin', 'sapin', server, {
    documentSelector: [
      { scheme: 'file', pattern: { baseUri: folder.uri.toString(), pattern: 'content/**/*.yaml' } },
    ],
    initializationOptions: { language, acceptCommand: ACCEPT },
  });
  context.subscriptions.push(
    commands.registerCommand(ACCEPT, (rule: string, subject: string) => accept(words, rule, subject)),
  );
  await client.start();
}

export function deactivate(): Promise<void> | undefined {
  return client?.stop();
}

/** Asks for a reason, and has the server write the acceptance. */
async function accept(words: (typeof WORDS)['fr'], rule: string, subject: string): Promise<void> {
  const reason = await window.showInputBox({
    title: `${subject} (${rule})`,
    prompt: words.prompt,
    validateInput: (text) => (text.trim() === '' ? words.empty : undefined),
  });
  if (reason !== undefined && client)
    await client.sendRequest(ExecuteCommandRequest.type, {
      command: 'sapin.accept',
      arguments: [rule, subject, reason],
    });
}

function languageOf(setting: string | undefined): 'fr' | 'en' {
  if (setting === 'fr' || setting === 'en') return setting;
  return env.language.startsWith('fr') ? 'fr' : 'en';
}
