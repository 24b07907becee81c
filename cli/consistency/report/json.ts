import { rangeOf } from '../../diagnostics/problem.ts';
import { hintsOf, itemsOf, type Report, type ReportItem } from './report.ts';

/** The document of `consistency --format json`, as the contract of the command line describes it. */
export function findingsAsJson(report: Report): string {
  const { ok, verdict, all } = report;
  return JSON.stringify(
    {
      ok,
      findings: itemsOf(report).map((item) => ({ ...inWords(item), readings: readingsOf(item) })),
      summary: verdict.summary,
      ...(all && {
        hints: hintsOf(report).map((item) => {
          const { status: _, ...words } = inWords(item);
          return { ...words, readings: readingsOf(item) };
        }),
      }),
    },
    null,
    2,
  );
}

function inWords({ rule, subject, status, message, hint }: ReportItem) {
  return { rule, subject, status, message, hint };
}

function readingsOf({ sides }: ReportItem) {
  return sides.map(({ value, source, place, routes }) => {
    const { line, column } = rangeOf(place.text, place.span);
    return { value, source, file: place.file, line, column, pointer: place.pointer, routes };
  });
}
