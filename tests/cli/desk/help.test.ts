import { expect, test } from 'vitest';
import { everySchema } from '../../../cli/core/content/schemas.ts';
import { helpOf } from '../../../cli/desk/form/field-words.ts';
import { checkShop } from '../shop-content.ts';

const { schemas } = checkShop().content;
const all = everySchema(schemas).filter(({ file }) => !file.isOwn);
const at = ({ file, pointer }: (typeof all)[number]) => `${file.path}#${pointer}`;

/** What a form has no use for: names of files and types, notations of YAML. */
const OF_FILES =
  /\.yaml\b|\bcontent\/|« ?(?:npm|sapin) |\bslugs?\b|\bMarkdown\b|\[\]|entre guillemets|\bfichiers?\b|\bidentifiants?\b|\(header\)|"\d/i;

test('the help of a form speaks of no file', () => {
  const foreign = all
    .filter(({ pointer }) => pointer !== '')
    .map((each) => [at(each), helpOf(each.schema) ?? ''])
    .filter(([, help = '']) => OF_FILES.test(help));
  expect(foreign).toEqual([]);
});

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
