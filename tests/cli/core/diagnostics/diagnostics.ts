import { makeColors } from '../../../../cli/core/diagnostics/colors.ts';
import type { Diagnostic, Report, Style } from '../../../../cli/core/diagnostics/diagnostic.ts';
import { faultAt, type Problem, problem } from '../../../../cli/core/diagnostics/problem.ts';
import type { Language } from '../../../../cli/core/language/wording.ts';
import { problemsReport } from '../../../../cli/core/load/problem-report.ts';

const TEXT = 'name: Colmar\nlink: "/a, b:c%d"\n';

/** Three problems, as a check might find them: one of a schema, one without a text, one with signs that formats must escape. */
const LIST: readonly Problem[] = [
  problem(
    'schema/broken',
    { reason: 'nope' },
    { file: '../schemas/towns.schema.json', text: '{}', span: { start: 0, end: 2 } },
  ),
  problem('file/unreadable', { reason: 'EACCES' }, { file: 'towns/été #1.yaml', text: '' }),
  faultAt(
    { file: 'towns/colmar.yaml', text: TEXT, span: { start: 19, end: 30 }, pointer: '/link' },
    { code: 'link/dead', params: { value: '/a, b:c%d' } },
    'warning',
  ),
];

const problemsIn = (language: Language, problems = LIST) => problemsReport(problems, 3, language);
export const PROBLEMS = problemsIn('fr');

export const CONTRADICTION: Diagnostic = {
  severity: 'note',
  code: 'two-values',
  title: 'contradiction',
  subject: 'facts/a',
  message: 'a has 2 values',
  advice: 'keep one',
  places: [
    {
      file: 'a.yaml',
      text: 'a: 1\n',
      span: { start: 3, end: 4 },
      pointer: '/a',
      label: '1',
      source: 'notebook',
      routes: ['/', '/contact'],
    },
    {
      file: 'b.yaml',
      text: 'b: 1\na: 2\n',
      span: { start: 8, end: 9 },
      pointer: '/a',
      label: '2',
      source: 'poster',
      routes: [],
    },
  ],
  commands: ['sapin decide facts/a 1'],
};

export const reportOf = (diagnostics: readonly Diagnostic[]): Report => ({
  diagnostics,
  document: () => ({ ok: true }),
});

export const STYLE: Style = { language: 'fr', colors: makeColors(false, {}, false), root: 'content' };
