import { editor, editorForAll, open } from '../shop-editor.ts';

editorForAll();

test('a question is answered while all texts are compared for the first time', async () => {
  const file = 'towns/doubs.yaml';
  await open(file);
  const events: string[] = [];
  const said = (event: string) => () => void events.push(event);
  // What can be done is answered when everything has been compared.
  const compared = editor.actions(file, 'region').then(said('compared'));
  await editor.hover(file, 'region').then(said('hover'));
  await editor.complete(file, 'region: ').then(said('completion'));
  await compared;
  // How many more would be answered before it depends on the machine.
  expect(events[0]).toBe('hover');
  expect(events).toContain('completion');
});
