import path from 'node:path';
import { ANNOTATIONS } from '../../../cli/core/annotations/registry.ts';
import { allEntries } from '../../../cli/core/content/content.ts';
import { parseYaml } from '../../../cli/core/content/parse-yaml.ts';
import { readSchemas } from '../../../cli/core/content/read-schemas.ts';
import type { JsonSchema, SchemaFile } from '../../../cli/core/content/schemas.ts';
import { isMapping, type JsonValue } from '../../../cli/core/values/json-value.ts';
import type { Field, NamedField } from '../../../cli/desk/contract.ts';
import { formOf } from '../../../cli/desk/form/form-of.ts';
import { checkShop } from '../shop-content.ts';

const { content } = checkShop();

function formIn(subject: string): Field {
  const entry = allEntries(content).find((each) => each.subject === subject);
  if (!entry) throw new Error(`the shop has no ${subject}`);
  return formOf(content.schemas, entry.schema, entry.value);
}

function at(field: Field | undefined, ...steps: readonly string[]): Field {
  const [step, ...rest] = steps;
  if (!field) throw new Error(`no field ${steps.join('/')}`);
  if (step === undefined) return field;
  if (step === '[]')
    return at(field.kind === 'list' || field.kind === 'boxes' ? field.item : undefined, ...rest);
  const named: readonly NamedField[] =
    field.kind === 'group' ? field.fields : field.kind === 'table' ? field.columns : [];
  return at(named.find(({ key }) => key === step)?.field, ...rest);
}

/** A form of a schema that nobody wrote a line of code for. */
function formFor(schema: JsonSchema, value: JsonValue = {}): Field {
  const set = readSchemas(path.resolve('schemas'), path.resolve('content'), ANNOTATIONS);
  const file: SchemaFile = {
    name: 'new',
    path: 'new.schema.json',
    text: '',
    schema: { ...schema, $id: 'sapin:/new' },
  };
  return formOf(set, file, value);
}

describe('the forms of the shop', () => {
  test('what is kept as an address is asked for in words', () => {
    const topic = at(formIn('facts/stairs-fee'), 'topic');
    expect(topic).toMatchObject({ kind: 'text', asAddress: true, examples: ['Sapin grandis'] });
    expect(at(formIn('facts/stairs-fee'), 'label')).toMatchObject({ asAddress: false });
    expect(at(formIn('towns/houtaud'), 'postalCode')).toMatchObject({ asAddress: false });
  });

  test('what an editor almost never writes is kept apart, and a day is not explained by its notation', () => {
    const form = formIn('facts/order-deadline');
    for (const key of ['kind', 'bound', 'counts', 'equals'])
      expect(at(form, key)).toMatchObject({ isOfWorkshop: true });
    expect(at(form, 'label')).not.toHaveProperty('isOfWorkshop');
    expect(at(form, 'readings', '[]', 'value')).toMatchObject({ kind: 'date', help: null });
  });

  test('a fact asks for its value as its nature is written, and for one of its readings', () => {
    const form = formIn('facts/order-deadline');
    expect(at(form, 'readings', '[]', 'value')).toMatchObject({ kind: 'date', form: 'month-day' });
    expect(at(form, 'decision')).toMatchObject({
      kind: 'choice',
      options: [
        { value: '12-19', label: '19 décembre (affiche du portail)' },
        { value: '12-20', label: '20 décembre (carnet de la ferme)' },
      ],
    });
    expect(at(formIn('facts/opening-hours-season'), 'decision')).toMatchObject({
      options: [{ value: '08:30-18:30', label: 'de 8 h 30 à 18 h 30 (carnet de la ferme)' }],
    });
    expect(at(form, 'equals')).toMatchObject({ kind: 'reference', list: 'computed' });
    expect(at(formIn('facts/card-accepted'), 'readings', '[]', 'value')).toMatchObject({
      kind: 'choice',
      options: [{ value: 'oui' }, { value: 'non' }],
    });
  });

  test('two readings of one value are one decision', () => {
    const entry = allEntries(content).find(({ subject }) => subject === 'facts/order-deadline');
    const text = entry?.file.text.replace('12-19', '12-20') ?? '';
    const form = formOf(content.schemas, entry?.schema as SchemaFile, parseYaml('', text).value ?? null);
    expect(at(form, 'decision')).toMatchObject({
      options: [{ value: '12-20', label: '20 décembre (affiche du portail, carnet de la ferme)' }],
    });
  });

  test('a choice shows what its values mean, and its help does without them', () => {
    const habit = at(formIn('varieties/epicea-du-haut-doubs'), 'drawing', 'habit');
    expect(habit).toMatchObject({
      kind: 'choice',
      help: 'Comment vont les branches',
      options: [
        { value: 'level', label: 'Étalées' },
        { value: 'drooping', label: 'Retombantes' },
        { value: 'raised', label: 'Relevées et raides' },
      ],
    });
    const scene = at(formIn('varieties/epicea-du-haut-doubs'), 'drawing', 'decoration', '[]');
    expect(scene).toMatchObject({ options: [{ value: 'balls', label: 'Boules' }, {}, {}, {}] });
    expect(at(formIn('notices/marche-termine'), 'level')).toMatchObject({
      help: null,
      options: [{ label: 'Une nouvelle' }, { label: 'Ce qui change quelque chose à ce qu’attend le client' }],
    });
  });

  test('references, links, pictures, dates and texts have controls of their own', () => {
    const variety = formIn('varieties/epicea-du-haut-doubs');
    expect(at(variety, 'related')).toMatchObject({ kind: 'reference', list: 'varieties' });
    expect(at(variety, 'images', '[]', 'src')).toMatchObject({ kind: 'picture' });
    expect(at(variety, 'editorial', 'text')).toMatchObject({
      kind: 'text',
      markdown: true,
      lines: 'several',
      constants: true,
    });
    expect(at(variety, 'seo', 'title')).toMatchObject({
      kind: 'text',
      lines: 'one',
      maxLength: 60,
    });
    expect(at(variety, 'showCare')).toMatchObject({ kind: 'yes-no', required: false, usual: true });
    expect(at(variety, 'drawing', 'flocked')).toMatchObject({ kind: 'yes-no', usual: false });
    const notice = formIn('notices/marche-termine');
    expect(at(notice, 'until')).toMatchObject({ kind: 'date', form: 'moment', required: true });
    expect(at(notice, 'link', 'href')).toMatchObject({ kind: 'link' });
    expect(at(formIn('prices/epicea-du-haut-doubs'), 'readings', '[]', 'surfaces', '[]')).toMatchObject({
      kind: 'reference',
      list: 'surfaces',
    });
  });

  test('what is one of a list is chosen from it, and several of it are boxes', () => {
    const list = 'prices[variety]#/readings/*/grid/*/{min}-{max}';
    const sizes = at(formIn('availability'), 'states', '[]', 'sizes');
    expect(sizes).toMatchObject({ kind: 'boxes', required: false, item: { kind: 'reference', list } });
    const days = { type: 'array', uniqueItems: true, items: { enum: ['lundi', 'mardi'] } };
    expect(formFor(days, [])).toMatchObject({ kind: 'boxes' });
    expect(at(formIn('articles/tresser-une-couronne'), 'category')).toMatchObject({
      kind: 'reference',
      list: 'pages/article-list#/categories/*/id',
    });
    expect(at(formIn('facts/opening-hours-season'), 'readings', '[]', 'value')).toMatchObject({
      kind: 'hours',
    });
  });

  test('every value of every entry has a control that can hold it, but the time to read, which is computed', () => {
    const missing: string[] = [];
    for (const entry of allEntries(content)) {
      const form = formOf(content.schemas, entry.schema, entry.value);
      for (const pointer of unheld(form, entry.value, '')) missing.push(`${entry.subject}${pointer}`);
    }
    const articles = content.collections.get('articles') ?? [];
    expect(missing).toEqual(articles.map(({ subject }) => `${subject}/readTime`));
  });
});

/** The pointers of the values that a form has no control for. */
function unheld(field: Field, value: JsonValue, pointer: string): string[] {
  if (field.kind === 'alternatives')
    return field.options.some((option) => unheld(option.field, value, pointer).length === 0) ? [] : [pointer];
  if (isMapping(value))
    return Object.entries(value).flatMap(([key, each]) => {
      const below =
        field.kind === 'group' ? field.fields.find((named) => named.key === key)?.field : undefined;
      return below ? unheld(below, each, `${pointer}/${key}`) : [`${pointer}/${key}`];
    });
  if (Array.isArray(value))
    return (value as readonly JsonValue[]).flatMap((item, index) => {
      const own = `${pointer}/${index}`;
      if (field.kind === 'list' || field.kind === 'boxes') return unheld(field.item, item, own);
      if (field.kind !== 'table' || !isMapping(item)) return [own];
      return Object.keys(item).flatMap((key) =>
        field.columns.some((column) => column.key === key) ? [] : [`${own}/${key}`],
      );
    });
  const holds: Readonly<Record<string, readonly Field['kind'][]>> = {
    string: ['text', 'choice', 'date', 'hours', 'reference', 'link', 'picture', 'read-only'],
    number: ['number', 'choice', 'read-only'],
    boolean: ['yes-no', 'choice', 'read-only'],
  };
  return holds[typeof value]?.includes(field.kind) ? [] : [pointer];
}

describe('a schema that is new', () => {
  test('has its form without a line of code', () => {
    const form = formFor(
      parseYaml(
        '',
        `
title: Loan
description: Un prêt de la bibliothèque
type: object
properties:
  kept: { title: Gardé, x-unit: jours, type: integer, minimum: 1, exclusiveMaximum: 90 }
  either: { title: Amende, anyOf: [{ title: Montant, type: number }, { title: Motif, type: string }] }
  both: { type: [string, number] }
  fixed: { const: 3 }
  dueDay: { type: string }
`,
      ).value as unknown as JsonSchema,
    );
    expect(form).toMatchObject({ kind: 'group', label: 'Un prêt de la bibliothèque' });
    expect(at(form, 'kept')).toMatchObject({
      kind: 'number',
      integer: true,
      minimum: 1,
      unit: 'jours',
    });
    expect(at(form, 'dueDay')).toMatchObject({ label: 'Due day' });
    expect(at(form, 'either')).toMatchObject({
      kind: 'alternatives',
      options: [{ title: 'Montant' }, { title: 'Motif' }],
    });
    expect(at(form, 'both')).toMatchObject({
      kind: 'alternatives',
      options: [{ field: { kind: 'text' } }, { field: { kind: 'number' } }],
    });
    expect(at(form, 'fixed')).toMatchObject({ kind: 'read-only', value: 3 });
  });

  test('may hold itself', () => {
    const node: JsonSchema = { type: 'object', properties: { child: { $ref: '#' } as JsonSchema } };
    expect(formFor(node)).toMatchObject({ kind: 'group' });
  });
});
