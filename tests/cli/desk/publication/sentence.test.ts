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

test('a sentence says first what has been deleted', () => {
  const { content } = new TestProject(temporaryFolder(), CONTENT, SCHEMAS).load();
  const gone = (subject: string, title: string) => {
    const place = { subject, pointer: '', title: 'Nobilis', label: '' };
    const changes = [{ id: '', place, before: 'Nobilis', after: null }];
    return { subject, title, kind: 'deleted', changes, files: [] } as const;
  };
  const nobilis = [gone('prices/n', 'Nobilis (Prix)'), gone('trees/n', 'Nobilis (Sapins)')];
  const after = (...names: string[]) => {
    const others = names.map((name) => ({ ...gone(name, name), kind: 'changed' }) as const);
    return suggestionFor(content, [...others, ...nobilis]);
  };
  expect(after()).toBe('Suppression\u202f: Nobilis');
  expect(after('Colmar', 'Accueil')).toBe('Suppression\u202f: Nobilis\u202f; Colmar et Accueil');
  expect(after('Un nom qui prend toute la place qui reste sur sa ligne', 'Colmar')).toBe(
    'Suppression\u202f: Nobilis\u202f; Colmar et une autre fiche',
  );
});

test('a list that is cut counts all that has changed', () => {
  const names = Array.from({ length: 9 }, (_, rank) => `Commune de la vallée n° ${rank}`);
  expect(shortList(names, 12)).toMatch(/^Commune de la vallée n° 0, .* et 10 autres fiches$/);
});

test('a title that fills the line leaves it to shorter ones', () => {
  const long = 'Livraison de sapins dans les villages entre Colmar et la forêt';
  expect(shortList([long, 'Nobilis', 'Grandis'], 6)).toBe('Nobilis, Grandis et 4 autres fiches');
});
