import { asLine, makeProject, shownProblems } from '../../content-folder.ts';

/** What is found in a text, and in a field that is none. */
function found(text: string): readonly string[] {
  const town = `name: T\npostalCode: "68230"\ntext: ${text}\noldLink: /${text}\n`;
  const { warnings } = makeProject({ 'towns/turckheim.yaml': town }).load();
  const damaged = shownProblems(warnings.filter(({ code }) => code === 'text/damaged'));
  return damaged.map((each) => asLine(each).replace('towns/turckheim.yaml:', ''));
}

test.each([
  ['L\uFFFDarbre', '3:8-3:9', '\uFFFD', undefined],
  ['livrÃ©', '3:11-3:13', 'Ã©', '« é »'],
  ['Lâ€™arbre', '3:8-3:11', 'â€™', '« ’ »'],
  ['cÅ“ur', '3:8-3:10', 'Å“', '« œ »'],
  ['5Â°', '3:8-3:10', 'Â°', '« ° »'],
  ['5Â\u00A0m', '3:8-3:10', 'Â\u00A0', 'une espace'],
  ['5â€¯m', '3:8-3:11', 'â€¯', 'une espace'],
  ['un ðŸŽ„', '3:10-3:14', 'ðŸŽ„', '« 🎄 »'],
])('%s', (text, place, sign, letter) => {
  const [first, elsewhere, ...others] = found(text);
  expect(first).toBe(
    `${place} text/damaged: un programme a mal lu ce texte : « ${sign} » est mis pour ${letter ? `${letter} -> écrivez ${letter}, et relisez tout le texte` : 'une lettre -> récrivez la lettre qui manque'}`,
  );
  expect(elsewhere).toMatch(/^4:/);
  expect(others).toEqual([]);
});

test.each(['São Paulo', 'Ångström', 'À la carte', 'L’Âne', 'CAFÉ… « É »', 'ÉTÉ’S', 'pâté'])(
  '%s is sound',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);
