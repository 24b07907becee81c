import { makeProject } from '../content-folder.ts';
import { openDesk } from './desk-of.ts';

test('a collection that is new has its form, its list and its entries without a line of code', async () => {
  const project = makeProject();
  project.writeSchema('loans.schema.json', {
    title: 'Loan',
    description: 'Un prêt',
    'x-label': 'Prêts',
    type: 'object',
    additionalProperties: false,
    required: ['title', 'town', 'days'],
    properties: {
      title: { title: 'Titre', description: 'ce qui est prêté', 'x-text': true },
      town: { title: 'Commune', description: 'où', type: 'string', 'x-ref': 'towns' },
      days: { title: 'Durée', description: 'en jours', type: 'integer', minimum: 1 },
    },
  });
  const [town = ''] = (
    await openDesk(project.root, project.schemasDir).get('/choices?list=towns')
  ).body.options.map((option: { value: string }) => option.value);
  project.write('loans/book.yaml', `# de côté\ntitle: Un livre\ntown: ${town}\ndays: 3\n`);
  const desk = openDesk(project.root, project.schemasDir);
  const { collections } = (await desk.get('/overview')).body;
  expect(collections.find((each: { id: string }) => each.id === 'loans')).toMatchObject({
    title: 'Prêts',
    description: 'Un prêt',
    canAddEntries: true,
    entries: [{ subject: 'loans/book', title: 'Un livre' }],
  });
  const { form } = (await desk.get('/entry?subject=loans/book')).body;
  expect(
    form.fields.map(({ key, field }: { key: string; field: { kind: string } }) => [key, field.kind]),
  ).toEqual([
    ['title', 'text'],
    ['town', 'reference'],
    ['days', 'number'],
  ]);
  expect((await desk.edit('loans/book', { op: 'set', pointer: '/days', value: 4 })).status).toBe(200);
  await desk.post('/save', { subject: 'loans/book' });
  expect(desk.read('loans/book.yaml')).toBe(`# de côté\ntitle: Un livre\ntown: ${town}\ndays: 4\n`);
  const created = await desk.post('/create', { collection: 'loans', name: 'Une échelle' });
  expect(created.body).toEqual({ subject: 'loans/une-echelle' });
});
