import type { Diagnostic, Draw, LabelledPlace, Status } from './diagnostic.ts';
import { rangeOf } from './problem.ts';

/** One document and nothing else; the contract of the command line describes that of each command. */
export const json: Draw = (report) => JSON.stringify(report.document(), null, 2);

/** The document of `check`, and of other commands where content does not pass it. */
export function problemsDocument(diagnostics: readonly Diagnostic[], files: number) {
  return {
    ok: !diagnostics.some(({ severity }) => severity === 'error'),
    files,
    problems: diagnostics.flatMap(({ code, severity, message, advice, places }) =>
      places.map(({ pointer, ...place }) => ({
        code,
        severity,
        message,
        hint: advice,
        ...rangeIn(place),
        pointer,
      })),
    ),
  };
}

/** The document of `consistency`; `hints` are listed when they are asked for. */
export function findingsDocument(
  ok: boolean,
  findings: readonly Diagnostic[],
  summary: Readonly<Record<Status, number>>,
  hints: readonly Diagnostic[] | undefined,
  decisions: readonly {
    readonly subject: string;
    readonly value: string;
    readonly settles: readonly string[];
    readonly opens: number;
    readonly pages: number;
  }[],
) {
  return {
    ok,
    findings: findings.map(inDocument),
    summary,
    hints: hints?.map(inDocument),
    decisions: decisions.map((each) => ({ ...each, settles: each.settles.length })),
  };
}

function inDocument({ code, subject, status, message, advice, places }: Diagnostic) {
  const readings = places.map(({ label, source, pointer, routes, ...place }) => {
    const { file, line, column } = rangeIn(place);
    return { value: label, source, file, line, column, pointer, routes };
  });
  return { rule: code, subject, status, message, hint: advice, readings };
}

/** A place as documents name it: its file, lines and columns. */
export function rangeIn({ file, text, span }: Pick<LabelledPlace, 'file' | 'text' | 'span'>) {
  return { file, ...rangeOf(text, span) };
}
