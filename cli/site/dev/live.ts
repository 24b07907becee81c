import { watchFolders } from '../../core/content/watch-folders.ts';
import { makeColors } from '../../core/diagnostics/colors.ts';
import { frame } from '../../core/diagnostics/frame.ts';
import { fileFrom, type Problem, rangeOf } from '../../core/diagnostics/problem.ts';
import { text } from '../../core/diagnostics/text-format.ts';
import { relativePath } from '../../core/files/relative-path.ts';
import { regenerate } from '../../core/generate/regenerate.ts';
import type { LoadedProject, Project } from '../../core/load/load.ts';
import { problemDiagnostic, problemsReport } from '../../core/load/problem-report.ts';
import { commandWords } from '../../core/messages/commands/command-words.ts';
import { openWorkspace } from '../../core/workspace/workspace.ts';

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
  /** Absolute path of what is generated. */
  readonly generated: string;
  readonly source: LiveSource;
  /** Called after the initial check and after each change of content or schemas; awaited. */
  readonly onResult: (result: CheckResult) => void | Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/** Content that changes while the development server runs. */
export interface LiveSource {
  readonly project: Project;
  /** As it is now; the page keeps what it shows where nothing is given. */
  current(): LoadedProject | undefined;
  /** Calls at once, then after each change, never concurrently. Returns how to stop, which waits for the current call. */
  follow(changed: () => Promise<void>): () => Promise<void>;
}

/** The files of a content folder, as they are saved. */
export function savedContent(root: string, contentDir: string): LiveSource {
  const project = {
    contentDir,
    schemasDir: `${root}/schemas`,
    cacheDir: `${root}/node_modules/.cache/sapin`,
  };
  const workspace = openWorkspace(project);
  return {
    project,
    current: () => workspace.snapshot().loaded,
    follow: (changed) =>
      watchFolders([contentDir, project.schemasDir], () => {
        workspace.refresh();
        return changed();
      }),
  };
}

/** Keeps `generated/` up to date while the development server runs. Returns a function that stops it. */
export function keepGenerated(options: LiveOptions): () => Promise<void> {
  const { source, onResult, onFault } = options;
  return source.follow(async () => {
    try {
      await onResult(await check(options));
    } catch (error) {
      onFault(error);
    }
  });
}

/** Invalid content leaves `generated/` unchanged, so the page keeps showing the last valid content. */
async function check({ root, generated, source: { project, ...source } }: LiveOptions): Promise<CheckResult> {
  const loaded = source.current();
  const problems = loaded?.problems ?? [];
  if (loaded && problems.length === 0) await regenerate(loaded, project, generated, false);
  const words = commandWords('fr').live;
  const colors = makeColors(true, process.env, process.stdout.isTTY === true);
  return {
    problems: problems.map((problem) => shown(problem, project.contentDir, root)),
    text: text(problemsReport(problems, loaded?.files ?? 0, 'fr'), {
      language: 'fr',
      colors,
      root: '',
    }),
    words: { ...words, title: words.title(problems.length) },
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
