import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openWorkspace } from '../../../cli/core/workspace/workspace.ts';
import type { DeskContent } from '../../../cli/desk/desk-content.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { TestProject } from '../content-folder.ts';
import { CONTENT, SCHEMAS } from '../small-project.ts';

/** An author, and no tidying up after each commit, which is another process. */
const CONFIG = '[user]\nname = Anne\nemail = anne@example.org\n[maintenance]\nauto = false\n[gc]\nauto = 0\n';

export interface Made {
  readonly on?: string;
  readonly by?: string;
}

/** The small project in a repository of its own, with an author, that nobody's settings reach. */
export class SmallRepository implements DeskContent {
  readonly project: TestProject;
  readonly top: string;
  /** Unsaved texts, and what each step of the journal was called. */
  readonly unsaved = new Map<string, string>();
  readonly labels: string[] = [];
  private readonly controller = new AbortController();
  readonly closing = this.controller.signal;

  /**
   * @param below the folder of the project inside the repository
   * @param from the address of a repository to clone, instead of a new one
   */
  constructor({
    below = '',
    from = [],
  }: { readonly below?: string; readonly from?: readonly string[] } = {}) {
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    this.top = temporaryFolder();
    if (from.length > 0) gitIn(this.top, ['clone', '--quiet', ...from, '.']);
    else this.git('init', '--quiet', '--initial-branch=main');
    appendFileSync(path.join(this.top, '.git/config'), CONFIG);
    const isNew = from.length === 0;
    this.project = new TestProject(path.join(this.top, below), isNew ? CONTENT : {}, isNew ? SCHEMAS : {});
  }

  close(): void {
    this.controller.abort();
  }

  /** Somebody else's copy of this one. */
  clone(...options: readonly string[]): SmallRepository {
    return new SmallRepository({ from: [...options, `file://${this.top}`] });
  }

  git(...args: readonly string[]): string {
    return gitIn(this.top, args);
  }

  commit(sentence: string, { on = '2026-11-20T10:00:00+01:00', by = 'Anne' }: Made = {}): void {
    const env = { GIT_AUTHOR_DATE: on, GIT_COMMITTER_DATE: on, GIT_AUTHOR_NAME: by };
    gitIn(this.top, ['add', '--all'], env);
    gitIn(this.top, ['commit', '--quiet', '--allow-empty', '-m', sentence], env);
  }

  head(): string {
    return this.git('rev-parse', 'HEAD');
  }

  write(file: string, text: string | Uint8Array): void {
    this.project.write(file, text);
  }

  read(file: string): string {
    return readFileSync(path.join(this.project.contentDir, file), 'utf8');
  }

  /** A bare repository that this one publishes to. */
  addRemote(name = 'origin'): string {
    const bare = temporaryFolder();
    gitIn(bare, ['init', '--quiet', '--bare', '--initial-branch=main']);
    this.git('remote', 'add', name, bare);
    this.git('push', '--quiet', '--set-upstream', name, 'main');
    return bare;
  }

  content() {
    return this.project.load().content;
  }

  checkSaved: DeskContent['checkSaved'] = (others) => openWorkspace(this.project).checkSaved(others);

  today(): string {
    return '2026-12-04';
  }

  textOf(file: string): string | undefined {
    const unsaved = this.unsaved.get(file);
    if (unsaved !== undefined) return unsaved;
    const at = path.join(this.project.contentDir, file);
    return existsSync(at) ? readFileSync(at, 'utf8').replace(/^\uFEFF/, '') : undefined;
  }

  pictureOf(file: string): Uint8Array | undefined {
    const at = path.join(this.project.contentDir, file);
    return existsSync(at) ? readFileSync(at) : undefined;
  }

  isUnsaved(file: string): boolean {
    return this.unsaved.has(file);
  }

  filesChanged(): void {}

  readonly steps: string[] = [];

  progress(step: string): void {
    this.steps.push(step);
  }

  deletionRefusal(): null {
    return null;
  }

  delete(subjects: readonly string[]): void {
    for (const subject of subjects) this.project.remove(`${subject}.yaml`);
  }

  savedText(): undefined {}

  deletionOf(): undefined {}

  takeBack(): void {}

  setTexts(label: string, texts: ReadonlyMap<string, string>): void {
    this.labels.push(label);
    for (const [file, text] of texts) this.unsaved.set(file, text);
  }
}

/** Runs Git in a folder, and returns what it prints. */
export function gitIn(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): string {
  return execFileSync('git', args, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).replace(/\n$/, '');
}

/** French texts have no-break spaces, which a test need not repeat. */
export function withPlainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
