import { expect, test } from 'vitest';
import { releaseProblems } from '../../../cli/checks/run-checks.ts';
import { wordingOf } from '../../../cli/messages/catalogue.ts';
import { makeProject } from '../content-folder.ts';
import { expectBothLanguages } from '../wording.ts';

test.each([
  ['text: au 03 53 01 20 24', '« Texte » est encore provisoire : « au 03 53 01 20 24 »'],
  ['text: a@b.example', '« Texte » est encore provisoire : « a@b.example »'],
  ['text: à compléter', '« Texte » est encore provisoire : « à compléter »'],
  ['text: texte à faire confirmer', '« Texte » est encore provisoire : « texte à faire confirmer »'],
  ['text: au 03 89 00 00 00', undefined],
])('%s', (line, expected) => {
  const town = `name: Turckheim\npostalCode: "68230"\n${line}\n`;
  const { content } = makeProject({ 'towns/turckheim.yaml': town }).load();
  const problems = releaseProblems(content).filter(({ file }) => file === 'towns/turckheim.yaml');
  for (const each of problems) expectBothLanguages((language) => wordingOf(each, language), each.code);
  expect(problems[0] && wordingOf(problems[0], 'fr').message).toBe(expected);
  expect(problems[0]?.pointer).toBe(expected && '/text');
});
