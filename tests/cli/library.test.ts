// Longer than other files: everything that a second user of the tool does, on copies of one small project.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { typeErrors } from './core/generate/type-check.ts';
import { copyLibrary } from './library-copy.ts';

test('its contradictions are found, and nothing else is wrong with it', async () => {
  const library = copyLibrary();
  expect((await library.json('check')).problems).toEqual([]);
  const { findings } = await library.json('consistency', '--lang', 'en');
  expect(
    findings.map(
      ({ rule, subject, readings }: { rule: string; subject: string; readings: { value: string }[] }) =>
        [rule, subject, ...readings.map(({ value }) => value)].join(' | '),
    ),
  ).toEqual([
    'conflicting-readings | facts/late-fee | €0.20 | €0.25',
    'conflicting-readings | facts/opening-hours | 8 am–7.30 pm | 9 am–7.30 pm',
    "list-mismatch | rooms/reading-room | names Children's room | does not name Reading room",
    'dead-link | home | /rooms/childern',
  ]);
});

/** Branches of the library, whose schema says how their values go with others. */
const BRANCHES = {
  title: 'Branch',
  type: 'object',
  required: ['title', 'town', 'post', 'position', 'summary', 'opens'],
  additionalProperties: false,
  'x-row-of': { table: 'reference/towns.tsv', columns: { town: 'name', post: 'codes' } },
  properties: {
    title: { 'x-text': true, 'x-unique': true },
    town: { type: 'string' },
    post: { type: 'string' },
    position: {
      type: 'object',
      required: ['lat', 'lon'],
      properties: { lat: { type: 'number' }, lon: { type: 'number' } },
      'x-within': { of: 'network#/seat', limit: '20 km' },
    },
    summary: { 'x-text': true, 'x-names': 'entry', 'x-distinct': 'summaries' },
    opens: { type: 'string', 'x-among': 'network#/days/*' },
  },
};
const NETWORK = {
  title: 'Network',
  description: 'All branches',
  type: 'object',
  required: ['seat', 'days', 'branches', 'praised', 'closures'],
  additionalProperties: false,
  properties: {
    praised: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'branch', 'width', 'rent'],
        additionalProperties: false,
        properties: {
          name: { 'x-text': true, 'x-names': 'target' },
          branch: { type: 'string', 'x-ref': 'branches' },
          width: { type: 'number', 'x-unit': 'm' },
          rent: { type: 'number', 'x-unit': '€' },
        },
      },
    },
    closures: {
      type: 'array',
      items: {
        type: 'object',
        required: ['branch', 'is'],
        additionalProperties: false,
        'x-gone': { when: { is: 'closed' } },
        properties: { branch: { type: 'string', 'x-ref': 'branches' }, is: { type: 'string' } },
      },
    },
    seat: { type: 'string', 'x-ref': 'branches' },
    days: { type: 'array', items: { type: 'string' } },
    branches: {
      type: 'array',
      items: { type: 'string', 'x-ref': 'branches' },
      'x-complete': { entries: 'branches' },
    },
  },
};
const RENTS = {
  title: 'Rent',
  type: 'object',
  properties: {
    hall: { type: 'string', 'x-ref': 'branches' },
    readings: { type: 'array', 'x-readings': true, items: { type: 'object' } },
  },
};
const ASHFORD = {
  hall: 'ashford',
  readings: [{ source: 'desk', from: 40, grid: [{ min: 2, max: 4, price: 40 }] }],
};
const WHOLE = {
  seat: 'fernhill',
  days: ['Monday'],
  branches: ['fernhill', 'ashford'],
  praised: [{ name: 'Ashford 3 m', branch: 'ashford', width: 3, rent: 40 }],
  closures: [{ branch: 'fernhill', is: 'open' }],
};
const branch = (title: string, more: object = {}) =>
  JSON.stringify({
    title,
    town: title,
    post: '10001',
    position: { lat: 51, lon: 0 },
    summary: `${title}, by the river`,
    opens: 'Monday',
    ...more,
  });

test('relations of other names than the shop’s give the findings that the shop has', async () => {
  const library = copyLibrary();
  const schema = (file: string, text: string) =>
    writeFileSync(path.join(library.root, 'schemas', file), text);
  mkdirSync(path.join(library.root, 'schemas/reference'));
  mkdirSync(path.join(library.root, 'content/branches'));
  schema('reference/towns.tsv', 'name\tcodes\nFernhill\t10001\nAshford\t10002\n');
  schema('branches.schema.json', JSON.stringify(BRANCHES));
  schema('network.schema.json', JSON.stringify(NETWORK));
  mkdirSync(path.join(library.root, 'content/rents'));
  schema('rents.schema.json', JSON.stringify(RENTS));
  library.write('rents/ashford.yaml', JSON.stringify(ASHFORD));
  const network = (more: object) => library.write('network.yaml', JSON.stringify({ ...WHOLE, ...more }));
  network({});
  library.write('branches/fernhill.yaml', branch('Fernhill'));
  library.write('branches/ashford.yaml', branch('Ashford', { post: '10002' }));
  const found = async () =>
    (await library.json('consistency')).findings
      .filter(({ subject }: { subject: string }) => /^(?:branches|network)/.test(subject))
      .map(({ rule, subject }: { rule: string; subject: string }) => `${rule} ${subject}`);
  expect((await library.json('check')).problems).toEqual([]);
  expect(await found()).toEqual([]);
  network({
    days: ['Sunday'],
    branches: ['fernhill'],
    praised: [{ name: 'Ashford 2 m', branch: 'ashford', width: 3, rent: 50 }],
    closures: [{ branch: 'ashford', is: 'closed' }],
  });
  library.write(
    'branches/ashford.yaml',
    branch('Ashford', { position: { lat: 52, lon: 0 }, summary: 'Fernhill, by the river' }),
  );
  expect((await found()).sort()).toEqual([
    'against-availability branches/ashford',
    'label-against-value network',
    'list-mismatch branches/ashford',
    'list-mismatch branches/fernhill',
    'list-mismatch network',
    'names-another branches/ashford',
    'not-a-row branches/ashford',
    'outside-zone branches/ashford',
    'same-words branches/ashford',
    'teaser-price-mismatch network',
  ]);
});

test('the address of the site is the field of that format, whatever its name and its neighbours', async () => {
  const library = copyLibrary();
  const home = path.join(library.root, 'schemas/about.schema.json');
  const properties = { partner: { format: 'https' }, web: { format: 'origin' } };
  writeFileSync(home, JSON.stringify({ title: 'About', type: 'object', properties }));
  library.write('project.yaml', `${library.read('project.yaml')}identity: about\n`);
  const about = (web: string) =>
    library.write('about.yaml', `partner: https://partner.example\nweb: ${web}\n`);
  about('https://library.example');
  library.write(
    'rules/quiet.yaml',
    library.read('rules/quiet.yaml') +
      '  [a](https://partner.example/rules/quit) [b](https://library.example/rules/quit)\n',
  );
  const found = async (command: string) => library.json(command, '--lang', 'en');
  expect((await found('check')).problems.map(({ message }: { message: string }) => message)).toEqual([
    'the link "https://library.example/rules/quit" leads nowhere',
  ]);
  about('library.example');
  const [refused] = (await found('check')).problems;
  expect(refused.hint).toBe('write "https://library.example"');
  about('https://library.example/');
  const [ended] = (await found('check')).problems;
  expect(ended.hint).toBe('https:// and a domain, without a slash at the end');
});

/** What the library says of itself. */
const LIBRARY = {
  title: 'Library',
  type: 'object',
  properties: {
    name: {},
    programme: { type: 'integer', 'x-calendar': 'year' },
    terms: { type: 'array', items: { type: 'object' }, 'x-calendar': 'opening' },
    holidays: { type: 'array', items: { type: 'string' }, 'x-calendar': 'closed' },
  },
};

test('a calendar of other names than the shop’s is computed from, and said to be over', async () => {
  const library = copyLibrary();
  const schema = (calendar: object) =>
    writeFileSync(
      path.join(library.root, 'schemas/library.schema.json'),
      JSON.stringify({ ...LIBRARY, properties: { ...LIBRARY.properties, ...calendar } }),
    );
  const term = { from: { on: 'summer-break' }, through: { on: 'summer-break' } };
  const itself = { name: 'Fernhill', programme: 2024, terms: [term], holidays: ['12-25', '12-26'] };
  library.write(
    'project.yaml',
    'identity: library\nlanguage: en\nroutes: addresses\nsurfaces: [banner]\nimages: {hosts: []}\n',
  );
  library.write('library.yaml', JSON.stringify(itself));
  library.write(
    'rules/terms.yaml',
    'title: Terms\nsince: 2024-01-01\nbody: Open {{opening:period}}, not on {{opening:closed}}.\n',
  );
  schema({});
  expect((await library.json('check', '--lang', 'en')).problems).toMatchObject([
    { code: 'season/past', file: 'library.yaml', pointer: '/programme' },
  ]);
  expect((await library.run('generate')).status).toBe(0);
  expect(readFileSync(path.join(library.root, 'generated/rules.ts'), 'utf8')).toContain(
    'Open 1 to 15 August, not on 25 December and 26 December.',
  );
  expect((await library.json('consistency', '--rule', 'stale-season')).findings).toMatchObject([
    { subject: 'library' },
  ]);
  schema({ programme: {}, terms: {}, holidays: {} });
  expect((await library.json('check')).problems).toMatchObject([
    { code: 'fact/not-computed' },
    { code: 'fact/not-computed' },
  ]);
});

test('a label of another name than the shop’s is read with the value beside it', async () => {
  const library = copyLibrary();
  const schema = (name: string, properties: object) =>
    writeFileSync(
      path.join(library.root, `schemas/${name}.schema.json`),
      JSON.stringify({ title: name, description: name, type: 'object', properties }),
    );
  const says = { 'x-text': true };
  schema('lexicon', {});
  library.write('project.yaml', library.read('project.yaml').replace('language: en', 'language: fr'));
  library.write('facts/deposit.yaml', 'label: Dépôt\nkind: money\nreadings: [{ value: 20, source: desk }]\n');
  library.write('lexicon.yaml', 'subjects: [{ about: [deposit], words: [caution] }]\n');
  library.write('board.yaml', 'heading: Caution\nsays: 30 €\n');
  const found = async () =>
    (await library.json('consistency')).findings
      .filter(({ subject }: { subject: string }) => subject === 'board')
      .map(({ rule }: { rule: string }) => rule);
  schema('board', { heading: says, says });
  expect(await found()).toEqual([]);
  schema('board', { heading: { ...says, 'x-names': 'value' }, says });
  expect(await found()).toEqual(['stated-in-prose']);
});

test('its modules hold its data, finished in English, and compile', async () => {
  const library = copyLibrary();
  expect((await library.run('generate')).status).toBe(0);
  const load = (name: string) => import(pathToFileURL(path.join(library.root, 'generated', name)).href);
  expect((await load('pages/home.ts')).home).toEqual({
    title: 'The library of Fernhill',
    welcome: 'Open 8 am–7.30 pm, closed 1 to 15 August. Can’t find a book? Ask us!',
    links: [
      { label: 'Plan your visit', href: '/visit' },
      { label: 'Stories for children', href: '/rooms/childern' },
    ],
  });
  expect((await load('rules.ts')).findRule('loans').body).toBe(
    '<p>A loan lasts three weeks. A late book costs €0.20 a day.</p>',
  );
  const { findRoom, rooms } = await load('rooms.ts');
  expect(rooms.map(({ slug }: { slug: string }) => slug)).toEqual(['children', 'reading-room']);
  expect(findRoom('reading-room')).toMatchObject({
    seats: 48,
    near: ['children'],
    image: '/images/reading-room.svg',
  });
  expect((await load('addresses.ts')).paths.room('children')).toBe('/rooms/children');
  const use = `import { readingOn } from './generated/readings.ts';
import { facts } from './generated/facts.ts';
import { paths } from './generated/addresses.ts';
for (const fact of facts) readingOn(fact, 'banner')?.text?.toUpperCase();
paths.room('children');
// @ts-expect-error there is no such room
paths.room('attic');`;
  expect(typeErrors([{ project: library, use }])).toBe('');
});

test('a fact is decided, and every page shows it', async () => {
  const library = copyLibrary();
  expect((await library.run('decide', 'facts/opening-hours', '9 am–7.30 pm')).status).toBe(0);
  expect(library.read('facts/opening-hours.yaml')).toContain('decision: "09:00-19:30"');
  expect((await library.json('consistency')).summary).toMatchObject({ open: 3, decided: 1 });
});

test('a contradiction is accepted in a file that the first acceptance creates', async () => {
  const library = copyLibrary();
  const accept = ['consistency', '--accept', 'home', '--reason', 'the page is being written'];
  expect((await library.run(...accept)).status).toBe(0);
  expect(library.read('consistency.yaml')).toContain('accepted:\n  - rule: dead-link\n    subject: home\n');
  expect((await library.json('consistency')).summary).toMatchObject({ open: 3, accepted: 1 });
  expect((await library.json('check')).problems).toEqual([]);

  library.write('consistency.yaml', 'accepted: [{rule: dead-link}]\n');
  const { problems } = await library.json('check', '--lang', 'en');
  expect(problems[0]).toMatchObject({ file: 'consistency.yaml', message: 'the field "subject" is missing' });
});
