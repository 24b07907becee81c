import { expect, test } from 'vitest';
import { shortList, suggestionFor } from '../../../../cli/desk/publication/sentence.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { TestProject } from '../../content-folder.ts';
import { CONTENT, SCHEMAS } from '../../small-project.ts';

test('a sentence names what visitors read, and files of the workshop where nothing else has changed', () => {
  const project = new TestProject(temporaryFolder(), CONTENT, SCHEMAS);
  project.writeSchema('answers.schema.json', { title: 'Answers', type: 'object', 'x-workshop': true });
  const { content } = project.load();
  const changed = (subject: string, title: string) =>
    ({ subject, title, kind: 'changed', changes: [], files: [] }) as const;
  const answers = changed('answers', 'Réponses');
  expect(suggestionFor(content, [answers, changed('towns/colmar', 'Colmar')])).toBe('Colmar');
  expect(suggestionFor(content, [answers])).toBe('Réponses');
});

test('a list that is cut counts all that has changed', () => {
  const names = Array.from({ length: 9 }, (_, rank) => `Commune de la vallée n° ${rank}`);
  expect(shortList(names, 12)).toMatch(/^Commune de la vallée n° 0, .* et 10 autres fiches$/);
});
