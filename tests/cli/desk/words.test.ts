import { allEntries } from '../../../cli/core/content/content.ts';
import type { Field, NamedField } from '../../../cli/desk/contract.ts';
import { formOf } from '../../../cli/desk/form/form-of.ts';
import { checkShop } from '../shop-content.ts';
import { copyTo, openDesk } from './desk-of.ts';

/** Words of who made the tool, which nobody who keeps a shop has to know. */
const FOREIGN =
  /\byaml\b|\bschémas?\b|\bslugs?\b|\bgit\b|\bcommits?\b|\bfichiers?\b|\bJSON\b|\bjournal\b|\bdépôts?\b|\bsapin (?:decide|fix|check|new|rename)\b|--[a-z]|\.yaml|content\/|\bheader\b|\bfooter\b|\d{4}-\d\d-\d\dT|\[\]/i;

/** Every string in a value, functions called with words of their own. */
function stringsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return stringsIn((value as (...args: unknown[]) => unknown)('x', 'y', 'z'), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => stringsIn(each, `${path}.${key}`));
}

function labelsIn(field: Field): string[] {
  const below: readonly NamedField[] =
    field.kind === 'group' ? field.fields : field.kind === 'table' ? field.columns : [];
  return [
    field.label,
    field.help ?? '',
    ...(field.kind === 'choice' ? field.options.map(({ label }) => label) : []),
    ...(field.kind === 'list' ? [field.itemTitle, ...labelsIn(field.item)] : []),
    ...below.flatMap((named) => labelsIn(named.field)),
  ];
}

test('so are those of every form', () => {
  const { content } = checkShop();
  const foreign = allEntries(content)
    .filter(({ schema }) => !schema.isBuiltIn)
    .flatMap((entry) =>
      labelsIn(formOf(content.schemas, entry.schema, entry.value)).map((text) => [entry.subject, text]),
    )
    .filter(([, text = '']) => FOREIGN.test(text));
  expect(foreign).toEqual([]);
});

test('so is what is said of the whole content, sound or broken', async () => {
  const desk = openDesk(copyTo());
  const said: [string, string][] = [];
  const look = async () => {
    const { body } = await desk.get('/overview');
    const { decisions, unfinished, shortcuts, collections } = body;
    const about = decisions.map(({ message, why, choices, places }: Record<string, unknown>) => ({
      message,
      why,
      choices,
      places,
    }));
    said.push(...stringsIn({ about, unfinished, shortcuts }));
    for (const { title, description, entries } of collections) {
      said.push(...stringsIn({ title, description }));
      for (const { subject } of entries) {
        const entry = (await desk.get(`/entry?subject=${subject}`)).body;
        said.push(...stringsIn({ remarks: entry.status.remarks, broken: { ...entry.broken, text: '' } }));
      }
    }
  };
  await look();
  desk.write('towns/houtaud.yaml', 'name: [x\n');
  desk.write('prices/epicea-du-haut-doubs.yaml', 'variety: nowhere\nreadings: []\nmore: 1\n');
  desk.write('pages/home.yaml', 'title: 3\n');
  desk.write(
    'notices/marche-termine.yaml',
    'text: "{{nowhere}}"\nlevel: loud\nuntil: demain\nlink: { label: x, href: /nowhere }\n',
  );
  await look();
  const ids = /\.(?:code|subject|pointer|id|target)$/;
  expect(
    said.filter(([path, text]) => !ids.test(path) && FOREIGN.test(text.replaceAll('{slug}', ''))),
  ).toEqual([]);
});
