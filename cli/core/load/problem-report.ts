import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts';
import { problemsDocument } from '../diagnostics/json-format.ts';
import type { OtherPlace, Problem } from '../diagnostics/problem.ts';
import { reportWords } from '../diagnostics/report-words.ts';
import type { Language } from '../language/wording.ts';
import { PLACE_LABELS } from '../messages/place-labels.ts';
import { wordingOf } from './catalogue.ts';

export function problemDiagnostic(problem: Problem, language: Language): Diagnostic {
  const { code, severity, file, text, span, pointer, also = [] } = problem;
  const { message, hint } = wordingOf(problem, language);
  return {
    severity,
    code,
    title: reportWords(language).severity[severity],
    message,
    advice: hint,
    places: [{ file, text, span, pointer }, ...also].map(({ label, ...place }: OtherPlace) => ({
      ...place,
      label: label === undefined ? '' : PLACE_LABELS[language][label],
      source: '',
      routes: [],
    })),
  };
}

/** The result of `check`, and of any command that stops at what `check` finds in so many `files`. */
export function problemsReport(problems: readonly Problem[], files: number, language: Language): Report {
  const diagnostics = problems.map((problem) => problemDiagnostic(problem, language));
  const atOnePlace = () => diagnostics.map((each) => ({ ...each, places: each.places.slice(0, 1) }));
  return { diagnostics, document: () => problemsDocument(atOnePlace(), files) };
}
