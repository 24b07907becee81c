import type { Log } from 'sarif';
import { version } from '../../package.json' with { type: 'json' };
import type { Language } from '../messages/catalogue.ts';
import { wordingOf } from '../messages/words.ts';
import { fileFrom, type Problem, type Range, rangeOf } from './problem.ts';

/** A result of a SARIF log; `related` holds the other sides of a contradiction. */
export interface SarifResult {
  readonly rule: string;
  readonly level: 'error' | 'warning' | 'note';
  readonly message: string;
  readonly places: readonly SarifPlace[];
  readonly related?: readonly (SarifPlace & { readonly message: string })[];
}

export interface SarifPlace {
  readonly file: string;
  readonly range: Range;
}

/**
 * A SARIF 2.1.0 log of one run; `root` is the content folder as the repository sees it. `Log` is made from the standard's
 * JSON Schema: the compiler refuses what the schema would.
 */
export function sarifLog(
  results: readonly SarifResult[],
  rules: readonly { id: string; description: string }[],
  root: string,
): string {
  const location = ({ file, range }: SarifPlace) => ({
    physicalLocation: {
      artifactLocation: { uri: fileFrom(root, file).split('/').map(encodeURIComponent).join('/') },
      region: {
        startLine: range.line,
        startColumn: range.column,
        endLine: range.endLine,
        endColumn: range.endColumn,
      },
    },
  });
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'sapin',
            version,
            rules: rules.map(({ id, description }) => ({ id, shortDescription: { text: description } })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: results.map((result) => ({
          ruleId: result.rule,
          level: result.level,
          message: { text: result.message },
          locations: result.places.map(location),
          ...(result.related && {
            relatedLocations: result.related.map((place, id) => ({
              id,
              message: { text: place.message },
              ...location(place),
            })),
          }),
        })),
      },
    ],
  } satisfies Log;
  return JSON.stringify(log, null, 2);
}

export function problemsAsSarif(problems: readonly Problem[], root: string, language: Language): string {
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  return sarifLog(
    problems.map((problem) => {
      const { message, hint } = wordingOf(problem, language);
      return {
        rule: problem.code,
        level: problem.severity,
        message: hint ? `${message}\n${hint}` : message,
        places: [{ file: problem.file, range: rangeOf(problem.text, problem.span) }],
      };
    }),
    codes.map((id) => ({ id, description: id })),
    root,
  );
}
