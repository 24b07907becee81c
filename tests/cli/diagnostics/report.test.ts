import { expect, test } from 'vitest';
import { makeColors } from '../../../cli/diagnostics/colors.ts';
import { FORMATS, reportProblems } from '../../../cli/diagnostics/report.ts';
import { PROBLEMS } from './problems.ts';

const BEGINS = {
  text: 'erreur[',
  json: '{\n  "ok": false',
  github: '::error file=schemas/',
  sarif: '{\n  "$schema"',
};

test.each(FORMATS)('%s', (format) => {
  const colors = makeColors(false, {}, false);
  const report = reportProblems(PROBLEMS, 3, { format, language: 'fr', colors, root: 'content' });
  expect(report.slice(0, BEGINS[format].length)).toBe(BEGINS[format]);
  expect(report).not.toMatch(/\n$/);
});
