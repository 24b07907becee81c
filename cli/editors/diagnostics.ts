import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import { findingDiagnostics, hintDiagnostics } from '../core/consistency/finding-diagnostics.ts';
import { allEntries } from '../core/content/content.ts';
import type { LabelledPlace, Diagnostic as ReportDiagnostic } from '../core/diagnostics/diagnostic.ts';
import type { Language } from '../core/language/wording.ts';
import type { Loaded } from '../core/load/load.ts';
import { problemDiagnostic } from '../core/load/problem-report.ts';
import type { Snapshot } from '../core/workspace/workspace.ts';
import type { Files } from './files.ts';
import { locationOf } from './places.ts';
import { Positions } from './positions.ts';

/** What an editor shows of each file, by path. */
export type Shown = ReadonlyMap<string, readonly Diagnostic[]>;

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
};

/** Errors and warnings, as those of `check`. */
export function shownProblems(
  { loaded }: { readonly loaded: Loaded },
  files: Files,
  language: Language,
): Shown {
  const shown = new Map<string, Diagnostic[]>();
  for (const problem of [...loaded.problems, ...loaded.warnings]) {
    const found = problemDiagnostic(problem, language);
    const [place] = found.places;
    if (place)
      add(shown, place.file, diagnosticOf(found, place, files, SEVERITIES[found.severity], language));
  }
  return shown;
}

/**
 * Contradictions, at each of their sides with the others as related information; values that could be placeholders.
 * Of a broken file only the problems are shown.
 */
export function shownFindings(snapshot: Snapshot, files: Files, language: Language): Shown {
  const shown = new Map<string, Diagnostic[]>();
  const verdict = snapshot.verdict();
  const texts = new Map(allEntries(snapshot.loaded.content).map(({ file }) => [file.path, file.text]));
  const isCurrent = ({ file, text }: LabelledPlace) => texts.get(file) === text;
  const show = (found: ReportDiagnostic, places: readonly LabelledPlace[], severity: DiagnosticSeverity) => {
    for (const place of places)
      if (isCurrent(place))
        add(
          shown,
          place.file,
          diagnosticOf(
            { ...found, places: found.places.filter(isCurrent) },
            place,
            files,
            severity,
            language,
          ),
        );
  };
  const command = (...words: readonly string[]) => words.join(' ');
  for (const found of findingDiagnostics(verdict, { language, all: false, command }))
    show(
      found,
      found.places.filter(({ isDropped }) => isDropped !== true),
      found.status === 'accepted' ? DiagnosticSeverity.Hint : DiagnosticSeverity.Warning,
    );
  for (const found of hintDiagnostics(verdict, language))
    show({ ...found, severity: 'note' }, found.places.slice(0, 1), DiagnosticSeverity.Hint);
  return shown;
}

/** Several that were computed apart, as one. */
export function together(...parts: readonly Shown[]): Shown {
  const all = new Map<string, readonly Diagnostic[]>();
  for (const part of parts)
    for (const [path, found] of part) all.set(path, [...(all.get(path) ?? []), ...found]);
  return all;
}

function add(shown: Map<string, Diagnostic[]>, path: string, diagnostic: Diagnostic): void {
  const list = shown.get(path) ?? [];
  list.push(diagnostic);
  shown.set(path, list);
}

function diagnosticOf(
  { code, message, advice, places }: ReportDiagnostic,
  place: LabelledPlace,
  files: Files,
  severity: DiagnosticSeverity,
  language: Language,
): Diagnostic {
  const others = places.filter((each) => each !== place);
  const colon = language === 'fr' ? ' : ' : ': ';
  return {
    severity,
    code,
    source: 'sapin',
    range: new Positions(place.text).range(place.span),
    message: advice === null ? message : `${message}\n${advice}`,
    ...(others.length > 0 && {
      relatedInformation: others.map((each) => ({
        location: locationOf(files, each),
        message: [each.label, each.source].filter((part) => part !== '').join(colon) || each.file,
      })),
    }),
  };
}
