import { type Problem, problem } from '../../../cli/diagnostics/problem.ts';

const TEXT = 'name: Colmar\nlink: "/a, b:c%d"\n';

/** Three problems, as a check might find them: one without a text, one of a schema, one with signs that formats must escape. */
export const PROBLEMS: readonly Problem[] = [
  problem(
    'schema/broken',
    { reason: 'nope' },
    { file: '../schemas/towns.schema.json', text: '{}', span: { start: 0, end: 2 } },
  ),
  problem('file/unreadable', { reason: 'EACCES' }, { file: 'towns/été #1.yaml', text: '' }),
  problem(
    'link/dead',
    { value: '/a, b:c%d', nearest: undefined },
    { file: 'towns/colmar.yaml', text: TEXT, span: { start: 19, end: 30 }, pointer: '/link' },
    'warning',
  ),
];
