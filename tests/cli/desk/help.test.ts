import { allEntries } from '../../../cli/core/content/content.ts';
import { everySchema } from '../../../cli/core/content/schemas.ts';
import type { Field } from '../../../cli/desk/contract.ts';
import { formOf } from '../../../cli/desk/form/form-of.ts';
import { checkShop } from '../shop-content.ts';

const UNTITLED = '(no title)';
vi.mock(import('../../../cli/desk/form/field-words.ts'), async (original) => ({
  ...(await original()),
  labelOf: ({ title }, key) => title ?? `${UNTITLED} ${key}`,
}));

const { content } = checkShop();
const { schemas } = content;
const all = everySchema(schemas).filter(({ file }) => !file.isBuiltIn);
const at = ({ file, pointer }: (typeof all)[number]) => `${file.path}#${pointer}`;

test('a description leaves to keywords what they are for', () => {
  const spoken = all.filter(({ schema: { description = '', enum: values, 'x-help': help } }) => {
    const names = Array.isArray(values) ? values.map(String) : [];
    const listsChoices = names.some(
      (name) => description.includes(`${name} (`) || description.includes(`(${name})`),
    );
    return listsChoices || /^(?:vrai|faux)\b|sans cette ligne/.test(description) || help === description;
  });
  expect(spoken.map(at)).toEqual([]);
});

function labelsIn(field: Field): readonly string[] {
  const named = field.kind === 'group' ? field.fields : field.kind === 'table' ? field.columns : [];
  const inside: readonly Field[] = [
    ...named.map((each) => each.field),
    ...(field.kind === 'list' || field.kind === 'boxes' ? [field.item] : []),
    ...(field.kind === 'alternatives' ? field.options.map((option) => option.field) : []),
  ];
  return [field.label, ...inside.flatMap(labelsIn)];
}

test('every field of a form has a title', () => {
  const ofEntries = allEntries(content).map(({ schema, value }) => [schema, value] as const);
  const empty = [...schemas.files.values()].map((schema) => [schema, {}] as const);
  const untitled = [...ofEntries, ...empty]
    .filter(([schema]) => !schema.isBuiltIn)
    .flatMap(([schema, value]) =>
      labelsIn(formOf(schemas, schema, value)).map((label) => `${schema.path} ${label}`),
    )
    .filter((label) => label.includes(UNTITLED));
  expect([...new Set(untitled)]).toEqual([]);
});
