import { parseYaml } from '../../../../cli/core/content/parse-yaml.ts';
import { fixText } from '../../../../cli/core/edit/fix-text.ts';
import { checkShop } from '../../shop-content.ts';
import { yamlComplaints } from '../content/yaml-complaints.ts';

const fixed = (text: string) => fixText(text, undefined, [], checkShop().content);

test.each([
  ['an item, in its second line', '- Du sel\n  de mer : peu\n- Du froid\n', '2:10-2:15'],
  ['a field, in its second line', 'care: Du sel\n  de mer : peu\nname: a\n', '2:10-2:15'],
  ['a text below its field', 'care:\n  Du sel\n  de mer : peu\nname: a\n', '3:10-3:15'],
  ['a line that begins with a sign', 'care: Du sel\n  *de mer* : peu\nname: a\n', '2:12-2:17'],
  ['lines of Windows', 'care: Du sel\r\n  de mer : peu\r\nname: a\r\n', '2:10-2:15'],
])('a colon within a text over several lines: %s', (_, text, place) => {
  const [complaint, ...others] = yamlComplaints(text);
  expect(others).toEqual([]);
  expect(complaint).toMatch(new RegExp(`^${place} yaml/colon: ce texte contient « : »`));
  expect(complaint).toContain('mettez tout le texte entre guillemets « " »');
  const after = fixed(text);
  expect(parseYaml('a.yaml', after).problems).toEqual([]);
  expect(after.replaceAll('"', '')).toBe(text);
});

test('a text with straight quotes is better written after « >- »', () => {
  const text = 'care: Du "sel"\n  de mer : peu\nname: a\n';
  expect(yamlComplaints(text)).toEqual([expect.stringContaining('-> écrivez « >- » à la place du texte')]);
  expect(parseYaml('a.yaml', fixed(text)).value).toEqual({ care: 'Du "sel" de mer : peu', name: 'a' });
});

test.each([
  ['a field', 'care: Du sel\n  name: a\n'],
  ['a comment', 'care: Du sel # fin\n  de mer : peu\nname: a\n'],
])('%s is not part of a text', (_, text) => {
  expect(yamlComplaints(text)).toEqual([expect.not.stringContaining('yaml/colon')]);
});
