import { closest } from '../../content/nearest.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf } from '../../model/lookups.ts';
import { listedIn, listFor } from '../../values/among.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

/** How many values are listed. */
const MOST = 8;

export const notAmong: Rule<{
  'not-among': { value: string; file: string; nearest: string | undefined; values: readonly string[] };
}> = {
  id: 'not-among',
  title: { fr: 'valeur que sa liste n’a pas', en: 'value that its list does not have' },
  why: {
    fr: 'le filtre ne la montre pas, ou le formulaire ne la choisit pas',
    en: 'the filter does not show it, or the form does not select it',
  },
  words: {
    'not-among': ({ value, file, nearest, values }, reader) => [
      `${fr.quote(value)} n’est pas dans la liste de ${reader.file(file)}`,
      fr.orElse(
        nearest,
        `écrivez l’une de ses valeurs (${values.join(', ')}), ou ajoutez celle-ci à la liste`,
      ),
      `${en.quote(value)} is not in the list of ${file}`,
      en.orElse(nearest, `write one of its values (${values.join(', ')}), or add this one to the list`),
    ],
  },
  *find(model) {
    for (const choice of model.choices) {
      const list = listFor(choice.list, choice.entry.value, choice.pointer);
      const listed = list === null ? [] : listedIn(model.entries, list);
      const [first] = listed;
      const values = listed.map(({ value }) => value);
      if (!first || values.includes(choice.value)) continue;
      const nearest = closest(choice.value, values);
      const [, pointer = ''] = /#([^*]*)\//.exec(choice.list) ?? [];
      yield finding(
        'not-among',
        { value: choice.value, file: first.source.file.path, nearest, values: values.slice(0, MOST) },
        choice.entry.subject,
        [
          side(model, choice, choice.value),
          side(model, atOf(model, first.source, pointer), values.join(', ')),
        ],
      );
    }
  },
};
