import { everySchema } from '../../../cli/core/content/schemas.ts';
import { checkShop } from '../shop-content.ts';

const { schemas } = checkShop().content;
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
