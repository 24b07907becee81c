import type { Log } from 'sarif';
import { version } from '../../../package.json' with { type: 'json' };
import { encodedPath } from '../text/encoded-path.ts';
import type { Diagnostic, Draw, LabelledPlace } from './diagnostic.ts';
import { fileFrom, rangeOf } from './problem.ts';

/**
 * A SARIF 2.1.0 log of one run: each diagnostic at its first place, the others as related locations. `Log` comes from the
 * standard's JSON Schema: the compiler refuses what the schema would.
 */
export const sarif: Draw = ({ diagnostics, rules = codesOf(diagnostics) }, { root }) => {
  const location = ({ file, text, span }: LabelledPlace) => {
    const { line, column, endLine, endColumn } = rangeOf(text, span);
    return {
      physicalLocation: {
        artifactLocation: { uri: encodedPath(fileFrom(root, file)) },
        region: { startLine: line, startColumn: column, endLine, endColumn },
      },
    };
  };
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
        results: diagnostics.map(({ severity, code, message, advice, places: [first, ...others] }) => ({
          ruleId: code,
          level: severity,
          message: { text: advice === null ? message : `${message}\n${advice}` },
          locations: first ? [location(first)] : [],
          ...(others.length > 0 && {
            relatedLocations: others.map((place, id) => ({
              id,
              message: { text: `${place.label} (${place.source})` },
              ...location(place),
            })),
          }),
        })),
      },
    ],
  } satisfies Log;
  return JSON.stringify(log, null, 2);
};

function codesOf(diagnostics: readonly Diagnostic[]) {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  return codes.map((id) => ({ id, description: id }));
}
