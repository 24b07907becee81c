import type { Language } from '../messages/catalogue.ts';
import type { Colors } from './colors.ts';
import { problemsAsGithub } from './github.ts';
import { problemsAsJson } from './json.ts';
import type { Problem } from './problem.ts';
import { problemsAsSarif } from './sarif.ts';
import { problemsAsText } from './text.ts';

export type Format = 'text' | 'json' | 'github' | 'sarif';
export const FORMATS: readonly Format[] = ['text', 'json', 'github', 'sarif'];

/** How a command writes what it found. */
export interface Reporting {
  readonly format: Format;
  readonly language: Language;
  readonly colors: Colors;
  /** The content folder relative to the current one, for formats that name files from there. */
  readonly root: string;
}

/** Problems in the chosen format; ends without a line break. */
export function reportProblems(
  problems: readonly Problem[],
  files: number,
  { format, language, colors, root }: Reporting,
): string {
  switch (format) {
    case 'json':
      return problemsAsJson(problems, files, language);
    case 'github':
      return problemsAsGithub(problems, root, language);
    case 'sarif':
      return problemsAsSarif(problems, root, language);
    case 'text':
      return problemsAsText(problems, language, colors);
  }
}
