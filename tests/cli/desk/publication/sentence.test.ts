import { expect, test } from 'vitest';
import { suggestionFor } from '../../../../cli/desk/publication/sentence.ts';
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
