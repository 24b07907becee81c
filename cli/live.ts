import { relative } from 'node:path';
import { loadContent, type Project } from './content/load.ts';
import { watchFolders } from './content/watch.ts';
import { makeColors } from './diagnostics/colors.ts';
import { frame } from './diagnostics/frame.ts';
import { fileFrom, type Problem, rangeOf } from './diagnostics/problem.ts';
import { problemDiagnostic, problemsReport } from './diagnostics/problem-report.ts';
import { text } from './diagnostics/text-format.ts';
import { regenerate } from './generate/regenerate.ts';
import { commandWords } from './messages/commands/words.ts';

/** A problem as the development server shows it over the page, in words that an editor understands. */
export interface ShownProblem {
  readonly code: string;
  readonly message: string;
  readonly hint: string | null;
  /** `content/prices/nobilis.yaml:9:16`: relative to the project, with its line and column. */
  readonly place: string;
  /** The same with the absolute path, for whatever opens it. */
  readonly target: string;
  /** The line at fault with a caret under the place, as the terminal shows it; empty when there is no such line. */
  readonly frame: string;
}

/** What a look at the content came to. */
export interface Look {
  readonly problems: readonly ShownProblem[];
  /** The problems for a terminal; empty when there are none. */
  readonly text: string;
  /** What stands around the problems, and the words of the buttons. */
  readonly words: {
    readonly title: string;
    readonly kept: string;
    readonly open: string;
    readonly hide: string;
  };
}

export interface LiveOptions {
  /** Absolute path of the project, which holds `schemas/`. */
  readonly root: string;
  /** Absolute paths of the content and of what is generated from it. */
  readonly content: string;
  readonly generated: string;
  /** Called after each look, at once and whenever content or schemas have changed; what it returns is waited for. */
  readonly onLook: (look: Look) => void | Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/** Keeps `generated/` in step with the content as long as the development server runs. Returns how to stop. */
export function keepGenerated(options: LiveOptions): () => Promise<void> {
  const { root, content, onLook, onFault } = options;
  const project = {
    contentDir: content,
    schemasDir: `${root}/schemas`,
    cacheDir: `${root}/node_modules/.cache/sapin`,
  };
  return watchFolders([project.contentDir, project.schemasDir], async () => {
    try {
      await onLook(await look(project, options));
    } catch (error) {
      onFault(error);
    }
  });
}

/** Content that is wrong leaves `generated/` as it was: the page goes on showing the last that was right. */
async function look(project: Project, { root, generated }: LiveOptions): Promise<Look> {
  const loaded = loadContent(project);
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
  const place = `${fileFrom(relative(root, content).replaceAll('\\', '/'), problem.file)}:${line}:${column}`;
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
