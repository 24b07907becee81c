import { parseYaml } from '../../../../cli/core/content/parse-yaml.ts';
import { rangeOf } from '../../../../cli/core/diagnostics/problem.ts';
import { wordingOf } from '../../../../cli/core/load/catalogue.ts';
import { expectBothLanguages } from '../../wording.ts';

/** Each problem of a text: `LINE:COLUMN-ENDLINE:ENDCOLUMN CODE: MESSAGE -> HINT`. */
export function yamlComplaints(text: string): string[] {
  const { value, problems } = parseYaml('towns/colmar.yaml', text);
  if (problems.length > 0) expect(value).toBeUndefined();
  return problems.map((problem) => {
    expectBothLanguages((...to) => wordingOf(problem, ...to), problem.code);
    const { line, column, endLine, endColumn } = rangeOf(problem.text, problem.span);
    const { message, hint } = wordingOf(problem, 'fr');
    return `${line}:${column}-${endLine}:${endColumn} ${problem.code}: ${message} -> ${hint}`;
  });
}
