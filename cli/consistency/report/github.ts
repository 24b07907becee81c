import { githubCommand } from '../../diagnostics/github.ts';
import { rangeOf } from '../../diagnostics/problem.ts';
import { itemsOf, type Report } from './report.ts';

const COMMANDS = {
  open: 'error',
  stale: 'warning',
  accepted: 'notice',
  decided: 'notice',
  hint: 'notice',
} as const;

/** One annotation a finding, at its first side; the message names the others. `root` is the content folder from the repository. */
export function findingsAsGithub(report: Report, root: string): string {
  return itemsOf(report)
    .flatMap(({ rule, status, message, hint, sides }) => {
      const [first, ...others] = sides;
      if (!first) return [];
      const { line, column, endLine, endColumn } = rangeOf(first.place.text, first.place.span);
      const where = {
        file: `${root}/${first.place.file}`,
        line,
        col: column,
        endLine,
        endColumn,
        title: rule,
      };
      const seen = others.map(({ value, source, place }) => {
        const range = rangeOf(place.text, place.span);
        return `${place.file}:${range.line}:${range.column} ${value} (${source})`;
      });
      return [githubCommand(COMMANDS[status], where, [message, ...seen, ...(hint ? [hint] : [])].join('\n'))];
    })
    .join('\n');
}
