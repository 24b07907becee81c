import { watchFolders } from '../../core/content/watch-folders.ts';
import { makeColors } from '../../core/diagnostics/colors.ts';
import { frame } from '../../core/diagnostics/frame.ts';
import { fileFrom, type Problem, rangeOf } from '../../core/diagnostics/problem.ts';
import { text } from '../../core/diagnostics/text-format.ts';
import { relativePath } from '../../core/files/relative-path.ts';
import { regenerate } from '../../core/generate/regenerate.ts';
import { problemDiagnostic, problemsReport } from '../../core/load/problem-report.ts';
import { commandWords } from '../../core/messages/commands/command-words.ts';
import { openWorkspace, type Workspace } from '../../core/workspace/workspace.ts';

/** A problem as the development server shows it over the page, in words that an editor understands. */
export interface ShownProblem {
  readonly code: string;
  readonly message: string;
  readonly hint: string | null;
  /** `content/prices/nobilis.yaml:9:16`: relative to the project, with its line and column. */
  readonly place: string;
  /** The same with the absolute path, for the editor that opens it. */
  readonly target: string;
  /** The line at fault with a caret under the place, as the terminal shows it; empty when there is no such line. */
  readonly frame: string;
}

/** The result of one check of the content. */
export interface CheckResult {
  readonly problems: readonly ShownProblem[];
  /** The problems for a terminal; empty when there are none. */
  readonly text: string;
  /** Title and button labels around the problems. */
  readonly words: {
    readonly title: string;
    readonly kept: string;
    readonly open: string;
    readonly hide: string;
  };
}

interface LiveOptions {
  /** Absolute path of the project, which holds `schemas/`. */
  readonly root: string;
  /** Absolute paths of the content and of what is generated from it. */
  readonly content: string;
  readonly generated: string;
  /** Called after the initial check and after each change of content or schemas; awaited. */
  readonly onResult: (result: CheckResult) => void | Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/** Keeps `generated/` up to date while the development server runs. Returns a function that stops it. */
export function keepGenerated(options: LiveOptions): () => Promise<void> {
  const { root, content, onResult, onFault } = options;
  const project = {
    contentDir: content,
    schemasDir: `${root}/schemas`,
    cacheDir: `${root}/node_modules/.cache/sapin`,
  };
  const workspace = openWorkspace(project);
  return watchFolders([project.contentDir, project.schemasDir], async () => {
    try {
      workspace.refresh();
      await onResult(await check(workspace, options));
    } catch (error) {
      onFault(error);
    }
  });
}

/** Invalid content leaves `generated/` unchanged, so the page keeps showing the last valid content. */
async function check(workspace: Workspace, { root, generated }: LiveOptions): Promise<CheckResult> {
  const { project } = workspace;
  const { loaded } = workspace.snapshot();
  if (loaded.problems.length === 0) await regenerate(loaded, project, generated, false);
  const words = commandWords('fr').live;
  const colors = makeColors(true, process.env, process.stdout.isTTY === true);
  return {
    problems: loaded.problems.map((problem) => shown(problem, project.contentDir, root)),
    text: text(problemsReport(loaded.problems, loaded.files, 'fr'), { language: 'fr', colors, root: '' }),
    words: { ...words, title: words.title(loaded.problems.length) },
  };
}

const PLAIN = makeColors(false, {}, false);

function shown(problem: Problem, content: string, root: string): ShownProblem {
  const { line, column } = rangeOf(problem.text, problem.span);
  const place = `${fileFrom(relativePath(root, content), problem.file)}:${line}:${column}`;
  const { code, message, advice } = problemDiagnostic(problem, 'fr');
  return {
    code,
    message,
    hint: advice,
    place,
    target: `${root}/${place}`,
    frame: problem.text.trim() === '' ? '' : frame(problem.text, problem.span, PLAIN),
  };
}
