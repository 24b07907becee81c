import { complaintsAbout } from '../../content-folder.ts';
import { CONTENT } from '../../small-project.ts';

test('a collection that does not exist', () => {
  const routes = CONTENT['routes.yaml'].replace('collection: towns', 'collection: town');
  expect(complaintsAbout({ 'routes.yaml': routes })).toEqual([
    'routes.yaml:4:71-4:75 ref/collection: il n’y a pas de collection « town » -> vouliez-vous dire « towns » ?',
  ]);
});
